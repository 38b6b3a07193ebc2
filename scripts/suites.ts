/**
 * `npm run suites [-- NAME… --base SIDE --head SIDE --node VERSION --preset NAME --only GLOB…
 * --set NAME=VALUES… --axis NAME=CONTENDERS…]`:
 * measures every bundled suite on the sides in its suite.json, and writes the study's tables with
 * the new values beside the printed ones to docs/studies/NAME.md, with the date, the machine and the
 * versions. A page has one such part per preset, or per `--part NAME`; all other text of it is kept.
 * Long tables, and base against head, are written to docs/studies/data/NAME instead.
 *
 * With `--results FOLDER` a run is kept there, and the same command resumes it: so a long preset is
 * measured in pieces. `--piece 30min` interrupts the whole run after that time, every row of which goes
 * on with the next one. `--budget 30min` measures the rows that a run of that time can bring to a
 * verdict, and each further piece gives it as much again. `--from FOLDER` writes the part of a run that
 * is there already; with several of them, each of other rows, one part.
 * `--against-itself` measures base against base, writes nothing, and fails when anything is called. All fail when a benchmark does.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { openSuite, suiteNames, type OpenSuite } from '../src/workspace/open-suite.ts'
import { createFiles } from '../src/host/files/create-files.ts'
import type { Result } from '../src/model/judging/result.ts'
import { studyLines, studySource } from '../src/render/study/study-lines.ts'
import { makeEditions } from './addon-editions.ts'
import { settingFromText } from '../src/settings/setting-from-text.ts'
import { pieceBudget } from './studies/piece-budget.ts'
import { resultIn } from './studies/result-in.ts'
import { runFor } from './studies/run-for.ts'
import { pagePart } from './studies/page-part.ts'
import { withPart } from './studies/with-part.ts'

const TOP = fileURLToPath(new URL('..', import.meta.url))
const STUDIES = join(TOP, 'docs/studies')
const WIDTH = 120

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: 'string' },
    head: { type: 'string' },
    node: { type: 'string' },
    preset: { type: 'string', default: 'quick' },
    only: { type: 'string', multiple: true, default: [] },
    set: { type: 'string', multiple: true, default: [] },
    axis: { type: 'string', multiple: true, default: [] },
    pairs: { type: 'string' },
    budget: { type: 'string' },
    piece: { type: 'string' },
    results: { type: 'string' },
    from: { type: 'string', multiple: true, default: [] },
    part: { type: 'string' },
    title: { type: 'string' },
    'against-itself': { type: 'boolean', default: false },
  },
})

const pieceSeconds =
  values.piece === undefined
    ? null
    : (settingFromText('budget', values.piece, '--piece').budget ?? null)
const host = { files: createFiles() }
const root = join(TOP, 'benchmarks')
const wanted = positionals.length === 0 ? await suiteNames(root, host) : positionals
if (!values['against-itself']) mkdirSync(STUDIES, { recursive: true })
for (const name of wanted) {
  process.stdout.write(`\n${name}\n`)
  const begun = performance.now()
  const suite = await openSuite(name, root, host)
  const found =
    values.from.length === 0
      ? [await measured(suite)]
      : values.from.map((folder) => tabled(resultIn(folder), suite))
  const results = found.filter((result) => result !== null)
  const isWhole = results.length === found.length
  if (!isWhole || results.some(({ failures }) => failures.length > 0)) process.exitCode = 1
  if (values['against-itself']) results.forEach(tellCalled)
  else if (results.length > 0) {
    for (const result of results) process.stdout.write(`${studyLines(result, WIDTH).join('\n')}\n`)
    writePage(suite.name, results)
  }
  process.stdout.write(`took ${((performance.now() - begun) / 60_000).toFixed(1)} min\n`)
}

/** A run that is there already, in the tables that its suite has today. */
function tabled(result: Result | null, { name, about }: OpenSuite): Result | null {
  if (result === null) return null
  const study = { suite: name, source: about.source, tables: about.tables }
  return { ...result, plan: { ...result.plan, study } }
}

/** @returns `null` when it could not be measured; the program has printed why */
async function measured({ wanted: suite, folder, about }: OpenSuite): Promise<Result | null> {
  const place = mkdtempSync(join(tmpdir(), 'deadheat-suites-'))
  try {
    const results = values.results === undefined ? join(place, 'results') : resolve(values.results)
    const { base = about.sides.base, node = about.sides.node, preset } = values
    const head = values['against-itself'] ? base : (values.head ?? about.sides.head)
    const options = [
      '--suite',
      suite,
      '--preset',
      preset,
      '--results',
      results,
      ...values.only.flatMap((glob) => ['--only', glob]),
      ...values.set.flatMap((given) => ['--set', given]),
      ...values.axis.flatMap((axis) => ['--axis', axis]),
      ...(values.pairs === undefined ? [] : ['--pairs', values.pairs]),
      ...(values.budget === undefined ? [] : ['--budget', pieceBudget(results, values.budget)]),
      ...(existsSync(join(results, 'journal.ndjson')) ? ['--resume'] : []),
    ]
    const runtime = node === undefined ? [] : ['--node-version', node]
    const cwd = sidesOf(folder, place)
    const argv = [join(TOP, 'dist/cli.js'), 'compare', base, head, ...runtime, ...options]
    await runFor(argv, { cwd, seconds: pieceSeconds })
    return resultIn(results)
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

/**
 * The folder of the sides: a repository for a suite with its own editions, otherwise an empty
 * folder.
 */
function sidesOf(suite: string, place: string): string {
  if (!existsSync(join(suite, '_editions'))) return place
  const repository = join(place, 'editions')
  makeEditions(repository)
  return repository
}

/** A side does not differ from itself, so any claim is an error of the judge or the machine. */
function tellCalled({ findings, plan }: Result): void {
  const called = findings.filter(
    ({ verdict }) => verdict === 'regression' || verdict === 'improvement' || verdict === 'failed',
  )
  for (const { benchmarkId, metric, verdict } of called) {
    process.stdout.write(`${verdict}: ${benchmarkId} ${metric ?? ''}\n`)
  }
  if (called.length > 0) process.exitCode = 1
  const rows = `${String(plan.benchmarks.length)} benchmarks against themselves`
  process.stdout.write(`${rows}: ${called.length === 0 ? 'nothing called' : 'see above'}\n`)
}

function writePage(name: string, results: readonly Result[]): void {
  const [first] = results
  if (first === undefined) return
  const path = join(STUDIES, `${name}.md`)
  const heading = `# ${name}\n\nAfter ${studySource(first)}.\n`
  const present = existsSync(path) ? readFileSync(path, 'utf8') : heading
  const preset = first.plan.chosen?.preset ?? values.preset
  const part = values.part ?? preset
  const files = `data/${name}/${part}`
  const { page, csv, text } = pagePart(values.title ?? `Preset \`${preset}\``, results, files)
  mkdirSync(join(STUDIES, 'data', name), { recursive: true })
  writeFileSync(join(STUDIES, `${files}.csv`), csv)
  writeFileSync(join(STUDIES, `${files}.txt`), `${text}\n`)
  writeFileSync(path, withPart(present, part, page))
  process.stdout.write(`written: docs/studies/${name}.md\n`)
}
