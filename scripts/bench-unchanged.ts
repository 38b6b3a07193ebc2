/**
 * `npm run bench:unchanged -- SOURCES`: what `rows: changed` leaves out. SOURCES is a folder of repositories,
 * OWNER/NAME. The newest `--commits` commits of the packages of unchanged/packages.json are compared with their
 * parents; what measures nothing runs twice, for the time to its end with builds that the store has.
 * A comparison is ended as soon as its plan is known. What came of it is printed and kept in `--work`
 * (unchanged/), so that the same command goes on where it was ended; `--keep` keeps the table. `--shortest` has
 * one commit of a package of its own: everything still works.
 */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { median } from 'simple-statistics'
import { z } from 'zod'
import { plantFiles, repositoryIn } from '../__tests__/fakes/git-repository.ts'
import { journalEntrySchema } from '../src/model/run/journal.ts'
import type { Plan } from '../src/model/run/plan.ts'
import { machineText } from './benches.ts'
import { showFigures } from './figures.ts'
import { PROGRAM } from './result-in.ts'
import packages from './unchanged/packages.json' with { type: 'json' }

const outcomeSchema = z.strictObject({
  measured: z.array(z.string()),
  unchanged: z.array(z.string()),
  /** To the end, with all builds in the store; `null` where something was measured. */
  seconds: z.number().nullable(),
  /** Why there is no plan, in the program's words. */
  why: z.string(),
})
type Outcome = z.infer<typeof outcomeSchema>
type Comparison = readonly [clone: string, commit: string, words: readonly string[]]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    work: { type: 'string', default: 'unchanged' },
    commits: { type: 'string', default: '15' },
    shortest: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
})
const own = values.shortest ? mkdtempSync(join(tmpdir(), 'deadheat-unchanged-')) : null
const sources = own ?? positionals[0]
if (sources === undefined) throw new Error('expected a folder of repositories, got none')
const work = own ?? resolve(values.work)
mkdirSync(work, { recursive: true })
if (own !== null) plantOwnPackage(join(own, 'own/words'))
await showCommits(sources)
if (own !== null) rmSync(own, { recursive: true, force: true })

async function showCommits(from: string): Promise<void> {
  const all: { readonly name: string; readonly outcome: Outcome }[] = []
  const count = own === null ? values.commits : '1'
  for (const { name, words } of own === null ? packages : [{ name: 'own/words', words: [] }]) {
    const clone = cloneOf(from, name)
    const log = ['log', '--first-parent', `-${count}`, '--format=%h', '--abbrev=10']
    const commits = git([...log, 'origin/HEAD'], clone).split('\n')
    for (const commit of commits.toReversed())
      all.push({ name, outcome: await outcomeOf(`${clone}-${commit}`, clone, commit, words) })
  }
  showFigures('12-unchanged', {
    title: 'What needs no measurement',
    command: 'npm run bench:unchanged',
    about: `${machineText()} The newest ${count} commits of each package against their parents, by some of its own rows; the time is the median of those without a block, with builds that the store has.`,
    columns: 'Package|>Nothing measured|>No plan|>Rows unchanged|>To the end'.split('|'),
    rows: [...new Set(all.map(({ name }) => name)), 'all'].map((label) => {
      const some = all.filter(({ name }) => label === 'all' || label === name)
      const outcomes = some.map(({ outcome }) => outcome)
      const planned = outcomes.filter(({ why }) => why === '')
      const still = planned.filter(({ measured }) => measured.length === 0)
      const unchanged = planned.flatMap((outcome) => outcome.unchanged).length
      const rows = unchanged + planned.flatMap(({ measured }) => measured).length
      const seconds = still.flatMap((outcome) => outcome.seconds ?? [])
      return [
        label,
        ratio(still.length, planned.length),
        String(outcomes.length - planned.length),
        ratio(unchanged, rows),
        seconds.length === 0 ? '' : `${median(seconds).toFixed(0)} s`,
      ]
    }),
  })
}

/** A package of which the last commit changes nothing that its row loads. */
function plantOwnPackage(folder: string): void {
  const row = "const { count } = require('..')\nexports.run = () => count('one two three')\n"
  const files = {
    'package.json': '{ "name": "words", "version": "1.0.0" }\n',
    'index.js': "exports.count = (text) => text.split(' ').length\n",
    'benchmarks/count.js': row,
  }
  const repository = repositoryIn(plantFiles(folder, files))
  repository.git('init', '--quiet')
  repository.commit('base')
  // It changes a file of its own.
  repository.commit('a document')
}

function ratio(part: number, whole: number): string {
  return `${String(part)} of ${String(whole)}`
}

/** What came of comparing a commit with its parent, now or before. */
async function outcomeOf(name: string, ...comparison: Comparison): Promise<Outcome> {
  const file = `${name}.json`
  const outcome = existsSync(file)
    ? outcomeSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    : await compared(...comparison)
  writeFileSync(file, `${JSON.stringify(outcome, null, 1)}\n`)
  process.stderr.write(`${name.slice(work.length + 1)} ${JSON.stringify(outcome)}\n`)
  return outcome
}

async function compared(...comparison: Comparison): Promise<Outcome> {
  const { plan, lastLine } = await planOf(...comparison)
  const left = plan?.leftOut ?? []
  if (plan === null || plan.benchmarks.length + left.length === 0) {
    const why = lastLine === '' ? 'neither side builds' : lastLine.slice(0, 300)
    return { measured: [], unchanged: [], seconds: null, why }
  }
  const unchanged = left.flatMap(({ id, cause }) => (cause === 'unchanged' ? [id] : []))
  const measured = plan.benchmarks.map(({ id }) => id).filter((id) => !unchanged.includes(id))
  const begun = performance.now()
  if (measured.length === 0) await planOf(...comparison)
  const seconds = measured.length === 0 ? (performance.now() - begun) / 1000 : null
  return { measured, unchanged, seconds, why: '' }
}

/** Compares until there is a plan, or to the end where nothing is measured. */
async function planOf(...[clone, commit, words]: Comparison) {
  const results = join(work, 'results')
  rmSync(results, { recursive: true, force: true })
  const options = ['--rows', 'changed', '--json', '--results', results]
  const argv = [PROGRAM, 'compare', `${commit}^`, commit, ...words, ...options]
  const child = spawn(process.execPath, argv, { cwd: clone, stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise((done) => child.once('close', done))
  let [plan, lastLine]: [Plan | null, string] = [null, '']
  for await (const line of createInterface({ input: child.stderr })) {
    lastLine = line
    if (plan !== null) continue
    plan = planIn(join(results, 'journal.ndjson'))
    if (plan !== null && plan.benchmarks.length > 0) child.kill('SIGINT')
  }
  await ended
  return { plan, lastLine }
}

/** The plan with which a journal begins; `null` before that is written. */
function planIn(journal: string): Plan | null {
  const [line = '', end] = existsSync(journal) ? readFileSync(journal, 'utf8').split('\n', 2) : []
  const entry = end === undefined ? null : journalEntrySchema.parse(JSON.parse(line))
  return entry?.type === 'run' ? entry.plan : null
}

function cloneOf(from: string, name: string): string {
  const clone = join(work, name.replace('/', '-'))
  if (!existsSync(clone)) git(['clone', '-q', join(resolve(from), name), clone], work)
  return clone
}

function git(argv: readonly string[], cwd: string): string {
  return execFileSync('git', argv, { cwd, encoding: 'utf8' }).trim()
}
