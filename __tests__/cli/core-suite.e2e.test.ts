import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { resultIn, runCli } from './run-cli.ts'

const fixture = fileURLToPath(new URL('../fixtures/node-tree/benchmark', import.meta.url))

function coreTree(): string {
  const directory = temporaryFolder()
  const folder = join(directory, 'node/benchmark')
  cpSync(fixture, folder, { recursive: true })
  mkdirSync(join(folder, 'url'))
  const digest = readFileSync(join(folder, 'crypto/digest.js'), 'utf8')
  writeFileSync(join(folder, 'url/parse.js'), digest)
  writeFileSync(join(folder, 'compare.js'), '')
  writeFileSync(join(directory, 'package.json'), '{}')
  return directory
}

describe('--suite node-core@TREE', () => {
  it('counts the configurations, and measures what the budget has room for', async () => {
    const directory = coreTree()
    const words = 'compare node:20.20.2 node:20.20.2 --suite node-core@node --set n=300000'.split(
      ' ',
    )
    const listed = await runCli([...words, '--list'], { directory })
    expect(listed).toMatchObject({ exitCode: 0 })
    expect(listed.stdout).toMatch(/core\/crypto +2 configurations\n/)
    expect(listed.stdout).toMatch(/core: 4 configurations; a pair of each takes about/)
    const measuring = '--budget 1s --pairs 6 --alpha 20%'
    const { exitCode, stderr } = await runCli([...words, ...measuring.split(' ')], { directory })
    // Nothing may be decided in so short a time.
    expect([0, 1, 3]).toContain(exitCode)
    expect(stderr).toContain('3 of 4 configurations left out, because the budget has no room')
    const { plan, failures, findings } = resultIn(directory)
    expect(failures).toEqual([])
    expect(findings.filter(({ cause }) => cause === 'no-room')).toHaveLength(3)
    expect(plan.benchmarks.map(({ id }) => id)).toEqual([
      expect.stringMatching(/^core\/(?:crypto\/digest|url\/parse) .*n=300000/),
    ])
  })
})
