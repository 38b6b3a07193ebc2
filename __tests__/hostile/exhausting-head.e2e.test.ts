import { expect, it } from 'vitest'
import { runCli } from '../cli/run-cli.ts'
import { brief, loopOf, manifest, tinyRepository, type Tree } from '../cli/tiny-package.ts'
import { ofWhole } from '../whole.ts'

const built = (lines: string): Tree => ({
  'package.json': JSON.stringify({ ...JSON.parse(manifest), scripts: { build: 'node made.js' } }),
  'made.js': `const fs = require('fs')\n${lines}\n`,
})

/** What a head does to wear out the program that looks at it, and what is told of head. */
const heads: readonly (readonly [string, Tree, string])[] = [
  [
    'prints a line in which the beginnings of errors follow each other',
    built(`const text = Buffer.from("npm error mkdir 'E401 ".repeat(50000))
      for (let at = 0; at < 20; at++) fs.writeSync(1, text)
      process.exit(1)`),
    'expected head to build, got exit code 1 of "npm run build"',
  ],
  [
    'has a package.json that is nested without end',
    { 'package.json': manifest.replace('{', `{"deep":${'['.repeat(11e6)}${']'.repeat(11e6)},`) },
    'expected a readable package.json in the top folder of head',
  ],
]

it(
  'a head that keeps a lock of a file that both see is named where base waits for it',
  ofWhole,
  async () => {
    const holds = `require('child_process').spawn('flock', [process.execPath, 'sleep', 'infinity'])`
    const waits = `require('child_process').execFileSync('sh', ['-c', 'sleep 3; flock "$0" true', process.execPath])`
    const { directory } = tinyRepository(
      {
        'package.json': manifest,
        'benchmarks/one.js': `const { x } = require('..')\n${brief}exports.run = () => x()\n`,
        'index.js': `${waits}\nexports.x = ${loopOf(2000)}\n`,
      },
      { 'index.js': `${holds}.unref()\nexports.x = ${loopOf(2000)}\n` },
    )
    const words = ['compare', 'HEAD~1', 'HEAD', '--budget', '10min']
    const { exitCode, stdout, stderr } = await runCli(words, { directory })
    expect({ exitCode, stdout, stderr }).toMatchObject({ exitCode: 3 })
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain(
      'one on head: expected base to run beside head as it does beside itself',
    )
  },
)

it.each(heads)('a head that %s fails alone, in one line', async (_, head, told) => {
  const { directory } = tinyRepository(
    { 'package.json': manifest, 'index.js': 'exports.x = 1\n' },
    head,
  )
  const words = ['compare', 'HEAD~1', 'HEAD', '--commands', 'start=node index.js']
  const { exitCode, stdout, stderr } = await runCli(words, { directory })
  expect({ exitCode, stdout, stderr }).toMatchObject({ exitCode: 3 })
  expect(stderr.replaceAll(/\s+/g, ' ')).toContain(told)
  expect(stderr).not.toContain('crashed')
})
