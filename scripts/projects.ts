/**
 * `npm run projects -- FOLDER [NAME…]`: measures the unmodified suites of real projects at two of
 * their releases, and prints a table of the outcomes. FOLDER contains clones of their public
 * repositories, each under its own name. `--against-itself` measures head against head, where
 * nothing may be called; `--budget` limits the time per project.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { parseDocument } from '../src/model/parse-document.ts'
import { resultSchema } from '../src/model/judging/result.ts'

const PROGRAM = fileURLToPath(new URL('../dist/cli.js', import.meta.url))

type Project = {
  readonly name: string
  readonly base: string
  readonly head: string
  /** Arguments that were needed besides the two revisions. */
  readonly words: readonly string[]
}

const PROJECTS: readonly Project[] = [
  { name: 'node-semver', base: 'v7.8.4', head: 'v7.8.5', words: [] },
  { name: 'picomatch', base: '4.0.4', head: '4.0.5', words: ['--only', 'index/*'] },
  { name: 'find-my-way', base: 'v9.8.0', head: 'v9.9.0', words: [] },
  { name: 'fast-json-stringify', base: 'v6.4.0', head: 'v7.0.0', words: [] },
  { name: 'undici', base: 'v8.9.0', head: 'v8.10.0', words: ['--only', 'core/*'] },
  {
    name: 'hono',
    base: 'v4.13.2',
    head: 'v4.13.3',
    words: ['--benchmarks', 'benchmarks/routers', '--only', 'src/bench/*'],
  },
]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    budget: { type: 'string', default: '2min' },
    'against-itself': { type: 'boolean', default: false },
  },
})

const [folder, ...names] = positionals
if (folder === undefined) throw new Error('expected a folder of clones, got none')
const unknown = names.find((name) => !PROJECTS.some((project) => project.name === name))
if (unknown !== undefined) {
  const known = PROJECTS.map(({ name }) => name).join(', ')
  throw new Error(`expected one of ${known}, got "${unknown}"`)
}

const lines = ['| Project | Sides | Beside them | Minutes | Rows | Changes called | Failures |']
lines.push('|:--|:--|:--|--:|--:|--:|--:|')
for (const project of PROJECTS) {
  if (names.length > 0 && !names.includes(project.name)) continue
  lines.push(await lineOf(project, join(resolve(folder), project.name)))
}
process.stdout.write(`${lines.join('\n')}\n`)

async function lineOf({ name, base, head, words }: Project, place: string): Promise<string> {
  const sides = [values['against-itself'] ? head : base, head]
  const said = `| ${name} | ${sides.join(' → ')} | ${words.map((word) => `\`${word}\``).join(' ')} |`
  if (!existsSync(join(place, '.git'))) return `${said} not there: clone it into ${place} | | | |`
  process.stdout.write(`\n${name}\n`)
  const begun = performance.now()
  const argv = ['compare', ...sides, '--budget', values.budget, ...words]
  const exitCode = await run([PROGRAM, ...argv], place)
  const minutes = ((performance.now() - begun) / 60_000).toFixed(1)
  const path = join(place, 'deadheat-results/result.json')
  if (exitCode === 2 || !existsSync(path))
    return `${said} ${minutes} | none: exit ${exitCode} | | |`
  const { plan, findings, failures } = parseDocument(resultSchema, {
    content: readFileSync(path, 'utf8'),
    what: 'a result',
    file: path,
  })
  const called = findings.filter(
    ({ verdict }) => verdict === 'regression' || verdict === 'improvement',
  )
  return `${said} ${minutes} | ${plan.benchmarks.length} | ${called.length} | ${failures.length} |`
}

function run(argv: readonly string[], cwd: string): Promise<number | null> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, argv, { cwd, stdio: 'inherit' })
    child.on('error', failed)
    child.on('close', done)
  })
}
