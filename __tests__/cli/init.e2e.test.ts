import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCli } from './run-cli.ts'
import { tinyRepository, type Tree } from './tiny-package.ts'

const make = `const fs = require('fs'); fs.mkdirSync('made', { recursive: true }); fs.writeFileSync('made/index.js', 'exports.one = () => 1')\n`
const calls = (path: string): string =>
  `const { one } = require('${path}')\nexports.run = function () { return one() }\n`
const packageOf = (fields: object): string => JSON.stringify({ version: '1.0.0', ...fields })
const own: Tree = { '.nvmrc': '20\n' }

describe('deadheat init tries what it proposes', () => {
  // What is there, which lines of deadheat.yml follow from it, and what is said.
  const rows: readonly (readonly [string, Tree, readonly RegExp[], readonly RegExp[]])[] = [
    [
      'a main file that only "prepare" makes: the line that runs it is shown, and not turned on',
      {
        'package.json': packageOf({
          name: 'prepared',
          main: 'made/index.js',
          scripts: { prepare: 'node make.js' },
        }),
        'make.js': make,
        'benchmarks/one.js': calls('..'),
      },
      [/^# install-scripts: own$/m],
      [/one does not run: .*Cannot find module/],
    ],
    [
      'what npm runs before the script for benchmarks, and a whole process that does not end well',
      {
        'package.json': packageOf({
          name: 'early',
          scripts: { prebench: 'node make.js', bench: 'node benchmarks/one.js && echo' },
        }),
        'make.js': make,
        'benchmarks/one.js': calls('../made/index.js'),
        'benchmarks/two.js': calls('../made/index.js'),
      },
      [/^build: \[.*"npm run prebench"\]$/m],
      [/^ {2}one +in-process$/m, /^ {2}two +in-process$/m],
    ],
    [
      'a package of a workspace whose benchmarks need the build of another one',
      {
        'package.json': packageOf({ name: 'top', private: true, workspaces: ['packages/*'] }),
        'packages/made/package.json': packageOf({
          name: 'made',
          main: 'made/index.js',
          scripts: { build: 'node make.js' },
        }),
        'packages/made/make.js': make,
        'packages/words/package.json': packageOf({ name: 'words', dependencies: { made: '*' } }),
        'packages/words/benchmarks/one.js': calls('made'),
        'packages/words/benchmarks/two.js': calls('made'),
      },
      [/^build: \[.*--workspaces --if-present"\]$/m],
      [/^ {2}two +in-process$/m],
    ],
  ]

  it.each(rows)('%s', async (_title, tree, lines, said) => {
    const repository = tinyRepository({ ...own, ...tree })
    const { exitCode, stdout, stderr } = await runCli(['init', '--yes'], repository)
    expect(`${stderr} ${String(exitCode)}`).toMatch(/ 0$/)
    const settings = readFileSync(join(repository.directory, 'deadheat.yml'), 'utf8')
    for (const line of lines) expect(settings).toMatch(line)
    const flat = stdout.replaceAll(/\n(?! {2})(?=\w)/g, ' ')
    for (const line of said) expect(`${stdout}\n${flat}`).toMatch(line)
  })
})
