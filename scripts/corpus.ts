/**
 * `npm run corpus -- SOURCES [OWNER/NAME…]`: measures the public projects of corpus/projects.json by what
 * `deadheat init --yes` writes in a fresh clone and nothing else, and prints what came of each. SOURCES is where
 * repositories are cloned from: a folder that holds OWNER/NAME, or a URL prefix such as https://github.com. A revision
 * that reads npm:NAME@VERSION is the commit from which npm says that version was published. Everything is kept in `--work` (corpus/),
 * so that the same command goes on where it was ended. Each project has
 * `--limit` minutes, and `--budget` for its measurements; where that is too short for every row and the run says what
 * would do (at most `--most` minutes), or only that more would, it runs again with that. `--to FILE` writes the table as a page, in which
 * the rows of projects that were not measured stay as they are.
 */
import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { claimsChange } from '../src/model/judging/claims-change.ts'
import list from './corpus/projects.json' with { type: 'json' }
import { ended } from './ended.ts'
import { PROGRAM, resultIn } from './result-in.ts'

const LOAD = '`load`'
const LOAD_COMMAND = 'commands:; - { name: load, command: [node, "{package}"] }'

/** `wants` is what its benchmarks want that `init --yes` does not give, in words; no reason to leave it out. */
type Project = (typeof list)[number]

interface Outcome {
  readonly initMinutes: number
  /** What `init` wrote into deadheat.yml, besides the budget. */
  readonly settings: string
  readonly minutes: number
  /** Of the comparison, as it was typed. */
  readonly budget: string
  readonly tools: string
  /** Rows that were learnt, and of these the ones with enough pairs for an interval. */
  readonly rows: number
  readonly judged: number
  readonly called: number
  readonly failures: number
  /** Whether loading the package is all that was measured. */
  readonly isLoad: boolean
  /** Why there is no row, or why some are missing, in the program's words. */
  readonly why: string
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    work: { type: 'string', default: 'corpus' },
    limit: { type: 'string', default: '20' },
    budget: { type: 'string', default: '90s' },
    most: { type: 'string', default: '4' },
    to: { type: 'string' },
  },
})

const [sources, ...names] = positionals
if (sources === undefined) throw new Error('expected a folder or URL prefix of clones, got none')
const from = sources.includes('://') ? sources.replace(/\/$/, '') : resolve(sources)
const stranger = names.find((name) => list.every((project) => project.name !== name))
if (stranger !== undefined) throw new Error(`expected a project of the list, got "${stranger}"`)
const work = resolve(values.work)
mkdirSync(work, { recursive: true })
const most = Number(values.most)
const doneFile = join(work, 'rows.md')
const done = linesOf(doneFile)
const former = values.to === undefined ? [] : linesOf(values.to)

for (const project of list) {
  if (names.length > 0 && !names.includes(project.name)) continue
  if (rowAmong(done, project) !== undefined) continue
  process.stdout.write(`\n${project.name}: ${project.base} against ${project.head}\n`)
  const row = rowOf(project, await measured(project))
  process.stdout.write(`${row}\n`)
  done.push(row)
  appendFileSync(doneFile, `${row}\n`)
}
process.stdout.write(`\n${pageText()}`)
if (values.to !== undefined) writeFileSync(values.to, pageText())

function linesOf(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
}

async function measured(project: Project): Promise<Outcome> {
  // Under its own name, as somebody's clone has.
  const clone = join(work, ...project.name.split('/'))
  mkdirSync(join(clone, '..'), { recursive: true })
  rmSync(clone, { recursive: true, force: true })
  const cloned = git(['clone', '-q', `${from}/${project.name}`, clone])
  if (cloned !== '') return nothing({ why: cloned })
  const sides = [project.base, project.head].map((revision) => commitOf(revision, clone))
  const wrong = git(['-C', clone, 'checkout', '-q', sides[1] ?? ''])
  if (wrong !== '') return nothing({ why: wrong })
  const proposed = await run(['init', '--yes'], clone)
  const settings = settingsIn(join(clone, 'deadheat.yml'))
  const facts = { initMinutes: proposed.minutes, settings }
  writeFileSync(`${clone}.txt`, proposed.text)
  let came = await compared(clone, sides, values.budget)
  for (let last = 0; came.outcome.judged === 0;) {
    const minutes = minutesNamed(came.text)
    if (minutes === null || minutes <= last || minutes > most) break
    last = minutes
    came = await compared(clone, sides, `${String(minutes)}min`)
  }
  return { ...came.outcome, ...facts }
}

/** Of the budget that a run says would do, the longest where it says only that more would; `null` for neither. */
function minutesNamed(text: string): number | null {
  const line = text.replaceAll(/\s+/g, ' ')
  const [, minutes] = /a budget of about (\d+)min has it/.exec(line) ?? []
  if (minutes !== undefined) return Number(minutes)
  return /raise (?:it|"budget"),/.test(line) ? most : null
}

/** What came of one run, and what it printed. */
async function compared(clone: string, sides: readonly string[], budget: string) {
  const results = `${clone}-results`
  rmSync(results, { recursive: true, force: true })
  const argv = ['compare', ...sides, '--results', results, '--budget', budget]
  const { isLate, text, minutes } = await run(argv, clone)
  appendFileSync(`${clone}.txt`, `\n${text}`)
  const result = isLate ? null : resultIn(results)
  if (result === null) {
    const why = isLate ? `not done after ${values.limit} minutes` : lastLine(text)
    return { outcome: nothing({ budget, minutes, why }), text }
  }
  const { plan, findings, failures } = result
  const tools = plan.benchmarks.map((row) => (row.driver === 'suite' ? row.adapter : row.driver))
  const rows = findings.filter(({ judged }) => judged !== null && !judged.ci.includes(null))
  const short = rows.length === 0 ? 'no row got enough pairs within the budget' : ''
  const outcome = nothing({
    budget,
    minutes,
    tools: [...new Set(tools)].join(', '),
    rows: plan.benchmarks.length,
    judged: new Set(rows.map(({ benchmarkId }) => benchmarkId)).size,
    called: rows.filter(claimsChange).length,
    failures: failures.length,
    isLoad: plan.benchmarks.every(({ id }) => id === 'load'),
    why: lastLine(failures[0]?.message ?? short),
  })
  return { outcome, text }
}

function nothing(facts: Partial<Outcome>): Outcome {
  const times = { initMinutes: 0, minutes: 0, settings: '', budget: values.budget }
  const none = { tools: '', rows: 0, judged: 0, called: 0, failures: 1, isLoad: false, why: '' }
  return { ...times, ...none, ...facts }
}

/** What git says that is wrong; empty where it does what it should. */
function git(argv: readonly string[]): string {
  const { status, stderr } = spawnSync('git', argv, { encoding: 'utf8' })
  return status === 0 ? '' : lastLine(stderr)
}

/** What there is in a file of settings, without comments and what nearly every proposal has. */
function settingsIn(file: string): string {
  if (!existsSync(file)) return 'none'
  return linesOf(file)
    .map((line) => line.trim())
    .filter(
      (line) => line !== '' && !/^#(?! install-scripts)|^budget:|^node-version: lts$/.test(line),
    )
    .join('; ')
    .replace(LOAD_COMMAND, 'load')
}

/** A revision, or the commit from which npm says that a version was published. */
function commitOf(revision: string, cwd: string): string {
  if (!revision.startsWith('npm:')) return revision
  const view = ['view', revision.slice('npm:'.length), 'gitHead']
  return spawnSync('npm', view, { cwd, encoding: 'utf8' }).stdout.trim()
}

/** All that the program printed, shown as it comes, and whether it was ended by the time limit. */
async function run(argv: readonly string[], cwd: string) {
  const begun = performance.now()
  const { exitCode, output } = await ended([process.execPath, PROGRAM, ...argv], {
    cwd,
    limitSeconds: 60 * Number(values.limit),
    onOutput: (piece) => process.stdout.write(piece),
  })
  const minutes = (performance.now() - begun) / 60_000
  return { isLate: exitCode === null, text: output, minutes }
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? ''
}

/** What stands in the column for rows, where any was judged. */
function rowsIn(line: string): string {
  const [rows = '', judged] = line.split(' | ').slice(5, 7)
  return judged === '0' ? '' : rows
}

function pageText(): string {
  const lines = list.flatMap((project) => lineOf(project) ?? [])
  const others = list
    .filter((project) => lineOf(project) === undefined)
    .map(({ name, wants }) => (wants === undefined ? name : `${name} (wants ${wants})`))
  const own = lines.filter((line) => /^[1-9]\d*$/.test(rowsIn(line))).length
  const loads = lines.filter((line) => rowsIn(line) === LOAD).length
  return [
    '# Projects',
    '',
    `\`npm run corpus\` measures public projects at the pinned versions of \`scripts/corpus/projects.json\`, each from a fresh clone by what \`deadheat init --yes\` writes there (\`node-version: lts\` is left out below), with a budget of ${values.budget}, or what the run then names, at most ${values.most} minutes. ${own} of ${list.length} came to verdicts about their own benchmarks, ${loads} to one row, ${LOAD}, for loading the package. *Judged* are rows with enough pairs for an interval; *minutes* are of \`init\` and the comparison; of several failures the first is shown.`,
    '',
    '| Project | What it is | Sides | What `init` wrote | Tools | Rows | Judged | Minutes | What went wrong |',
    '|:--|:--|:--|:--|:--|--:|--:|--:|:--|',
    ...lines,
    ...(others.length === 0 ? [] : ['', `Not run yet: ${others.join(', ')}.`]),
    '',
  ].join('\n')
}

function lineOf(project: Project): string | undefined {
  return rowAmong(done, project) ?? rowAmong(former, project)
}

function beginOf({ name, shape, base, head }: Project): string {
  return `| ${[name, shape, `${base}…${head}`].join(' | ')} | `
}

function rowAmong(lines: readonly string[], project: Project): string | undefined {
  return lines.find((line) => line.startsWith(beginOf(project)))
}

function rowOf(project: Project, outcome: Outcome): string {
  const { settings, tools, rows, judged, called, initMinutes, minutes, budget } = outcome
  const { failures, why, isLoad } = outcome
  const count = failures > 1 ? `${failures} failures: ` : ''
  const missing = why === '' ? '' : `${count}${codeText(why)}`
  const rowsText = isLoad && rows > 0 ? LOAD : rows
  const times = `${initMinutes.toFixed(1)}+${minutes.toFixed(1)} (${budget})`
  const written = settings === '' ? '' : codeText(settings)
  const judgedText = called === 0 ? judged : `${String(judged)}, ${String(called)} called`
  return `${beginOf(project)}${[written, tools, rowsText, judgedText, times, missing].join(' | ')} |`
}

/** As code on one line of a table, without places of one machine. */
function codeText(text: string): string {
  const line = text
    .replaceAll(work, 'WORK')
    .replaceAll(/[^\s'"(]*deadheat-work-\w+/g, '…')
    .replaceAll(fileURLToPath(new URL('..', import.meta.url)), '')
  return `\`${line.replaceAll('`', "'").replaceAll('|', '¦').slice(0, 72)}\``
}
