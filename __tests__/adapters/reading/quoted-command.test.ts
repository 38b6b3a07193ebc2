import * as fc from 'fast-check'
import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { quotedCommand } from '../../../src/adapters/hyperfine.ts'
import { toolPaths } from '../../../scripts/test-tools.ts'
import { temporaryFolder } from '../../fakes/git-repository.ts'

const word = fc
  .string({ unit: 'binary' })
  .filter((text) => !text.includes('\0') && text.isWellFormed())
const words = fc.array(word, { minLength: 1, maxLength: 6 })

// POSIX shells split words in single quotes alike; this one is on every machine.
function splitByShell(line: string): readonly string[] {
  const printed = execFileSync('sh', [
    '-c',
    String.raw`for word in ${line}; do printf '%s\0' "$word"; done`,
  ])
  return printed.toString('utf8').split('\0').slice(0, -1)
}

it('quotedCommand is split back into the same words', () => {
  fc.assert(
    fc.property(words, (argv) => {
      expect(splitByShell(quotedCommand(argv))).toEqual(argv)
    }),
    { numRuns: 50 },
  )
})

it('quotedCommand reaches the program word by word through hyperfine itself', () => {
  const odd = ["it's", '', ' a  b ', '"', '\\', '$HOME', '`id`', '*', '{x}', '\n', '--runs', 'ü']
  const folder = temporaryFolder()
  const script = 'require("fs").writeFileSync("got.json", JSON.stringify(process.argv.slice(1)))'
  const line = quotedCommand([process.execPath, '-e', script, '--', ...odd])
  const argv = ['--shell=none', '--runs=1', '--style=none', '--', line]
  execFileSync(toolPaths().hyperfine, argv, { cwd: folder })
  const got = execFileSync('cat', ['got.json'], { cwd: folder, encoding: 'utf8' })
  expect(JSON.parse(got)).toEqual(odd)
})
