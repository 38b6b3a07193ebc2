import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCli, startCli } from './run-cli.ts'
import { slowToBuild, tinyRepository, type Tree } from './tiny-package.ts'
import { inWhole } from '../whole.ts'

const make = `const fs = require('fs'); fs.mkdirSync('made', { recursive: true }); fs.writeFileSync('made/index.js', 'exports.one = () => 1')\n`
const calls = (path: string): string =>
  `const { one } = require('${path}')\nexports.run = function () { return one() }\n`
const packageOf = (fields: object): string =>
  JSON.stringify({ name: 'tiny', version: '1.0.0', ...fields })
const own: Tree = { '.nvmrc': '20\n' }

/** Title, files, lines of deadheat.yml, lines that are printed, and the limit of the trial. */
type Row = readonly [string, Tree, readonly RegExp[], readonly RegExp[], string]

describe('deadheat init tries what it proposes', () => {
  const enough = '20min'
  const rows: readonly Row[] = [
    [
      'a main file that only "prepare" makes is part of the build',
      {
        'package.json': packageOf({ main: 'made/index.js', scripts: { prepare: 'node make.js' } }),
        'make.js': make,
        'benchmarks/one.js': calls('..'),
      },
      [/^build: \["npm install [^"]*--ignore-scripts[^"]*","npm run prepare"\]$/m],
      [/^ {2}one +in-process/m],
      enough,
    ],
    [
      'the package of a private top from which nothing runs',
      {
        'package.json': packageOf({ name: 'top', private: true, workspaces: ['packages/*'] }),
        'packages/docs/package.json': packageOf({ name: 'docs', private: true }),
        'packages/words/package.json': packageOf({ name: 'words', main: 'index.js' }),
        'packages/words/index.js': '1\n',
      },
      [/^working-directory: packages\/words$/m, /^ {2}- \{ name: load, /m],
      [/^ {2}load +a whole process$/m],
      enough,
    ],
    [
      'a build that fails, which no benchmark needs, a Node.js that runs no TypeScript, and a benchmark that fails',
      {
        'package.json': packageOf({ scripts: { build: 'node absent.js' } }),
        'benchmarks/one.ts': 'export const run = (): number => 1\n',
        'benchmarks/two.js': 'exports.run = function () {}\nthrow new Error("no two")\n',
      },
      [/^recipe: install$/m, /^node-version: "24"$/m, /^only:\n {2}# .*no two\n {2}- "!two"$/m],
      [
        /^two does not run: .*no two/m,
        /^- recipe: install, without the script "build", which fails/m,
        /^ {2}one +in-process$/m,
      ],
      enough,
    ],
    [
      'what takes too long is named, and the rest is tried',
      {
        'package.json': packageOf({}),
        'bench/1.js': 'setInterval(() => {}, 1000)\n',
        'bench/2.js': '1\n',
      },
      [/^ {2}- \{ name: "1"/m],
      [/^not tried, because one run of it takes .*: 1$/m, /^ {2}2 +a whole process$/m],
      '1min',
    ],
    ...inWhole<Row>([
      'what is not built in time is proposed untried',
      slowToBuild(600),
      [/^budget: /m],
      [/^not tried: 8 s were not enough: --limit gives it more$/m],
      '8s',
    ]),
  ]

  it.each<Row>(rows)('%s', async (_title, tree, lines, said, limit) => {
    const repository = tinyRepository({ ...own, ...tree })
    const words = ['init', '--yes', '--limit', limit]
    const { exitCode, stdout, stderr } = await runCli(words, repository)
    expect(`${stderr} ${String(exitCode)}`).toMatch(/ 0$/)
    expect(stderr).not.toContain('building base')
    const settings = readFileSync(join(repository.directory, 'deadheat.yml'), 'utf8')
    for (const line of lines) expect(settings).toMatch(line)
    const flat = stdout.replaceAll(/\n(?! {2})(?=\w)/g, ' ')
    for (const line of said) expect(`${stdout}\n${flat}`).toMatch(line)
  })

  it('leaves the proposal where it is interrupted', async () => {
    const repository = tinyRepository(slowToBuild(600))
    const { child, ended } = startCli(['init', '--yes'], repository)
    child.stderr?.on('data', (data) => {
      if (String(data).includes('building head')) child.kill('SIGINT')
    })
    const { exitCode, stdout } = await ended
    expect(exitCode).toBe(0)
    expect(stdout).toContain('not tried: cancelled before')
    expect(existsSync(join(repository.directory, 'deadheat.yml'))).toBe(true)
  })
})
