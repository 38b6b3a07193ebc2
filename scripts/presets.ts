/**
 * `npm run presets -- SUITE [--small quick --large published --pairs N --results FOLDER --budget 30min
 * --large-from FOLDER…]`:
 * runs a suite with two presets on the sides in its suite.json, the larger one only in the rows of
 * the smaller one, and tells whether they agree in direction in every row whose interval leaves 0
 * out in the larger one. Both runs are kept in FOLDER: a result that is there is taken as it is, or
 * resumed with a larger budget where one is given. With `--large-from`, the larger preset's rows are
 * those of the runs that are in these folders. Ends with 1 when two intervals contradict each other.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createFiles } from '../src/host/files/create-files.ts'
import type { Result } from '../src/model/judging/result.ts'
import { intervalText, percentText } from '../src/render/text/format.ts'
import { openSuite, type OpenSuite } from '../src/workspace/open-suite.ts'
import { agreements, type Agreement } from './studies/agreement.ts'
import { resultIn } from './studies/result-in.ts'
import { runFor } from './studies/run-for.ts'

const TOP = fileURLToPath(new URL('..', import.meta.url))

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    small: { type: 'string', default: 'quick' },
    large: { type: 'string', default: 'published' },
    pairs: { type: 'string' },
    budget: { type: 'string' },
    results: { type: 'string', default: 'presets' },
    'large-from': { type: 'string', multiple: true, default: [] },
  },
})
const [name] = positionals
if (name === undefined) throw new Error('expected the name of a suite, got none')

const suite = await openSuite(name, join(TOP, 'benchmarks'), { files: createFiles() })
const small = await measured(suite, values.small, [])
const larges =
  values['large-from'].length === 0
    ? [await measured(suite, values.large, rowsLike(small))]
    : values['large-from'].map((folder) => existingResult(resolve(folder)))
const compared = larges.flatMap((large) => agreements(small, large))
process.stdout.write(`${tableOf(compared)}\n`)
const differing = compared.filter(({ outcome }) => outcome === 'differs').length
const agreeing = compared.filter(({ outcome }) => outcome === 'agrees').length
process.stdout.write(
  `\n${String(compared.length)} intervals leave 0 out at ${values.large}: ${values.small} agrees in ${String(agreeing)}, contradicts ${String(differing)}, and cannot tell in the rest\n`,
)
if (differing > 0) process.exitCode = 1

async function measured(
  { wanted, about: { sides } }: OpenSuite,
  preset: string,
  only: readonly string[],
): Promise<Result> {
  const results = resolve(values.results, `${name ?? ''}-${preset}`)
  mkdirSync(results, { recursive: true })
  const runtime = sides.node === undefined ? [] : ['--node-version', sides.node]
  const argv = [
    join(TOP, 'dist/cli.js'),
    'compare',
    sides.base,
    sides.head,
    ...runtime,
    '--suite',
    wanted,
    '--preset',
    preset,
    '--results',
    results,
    ...only.flatMap((glob) => ['--only', glob]),
    ...(values.pairs === undefined ? [] : ['--pairs', values.pairs]),
    ...(values.budget === undefined ? [] : ['--budget', values.budget]),
    ...(existsSync(join(results, 'journal.ndjson')) ? ['--resume'] : []),
  ]
  if (resultIn(results) === null || values.budget !== undefined) {
    // In a repository, a Node.js would be compared on what is checked out there.
    const cwd = mkdtempSync(join(tmpdir(), 'deadheat-presets-'))
    await runFor(argv, { cwd, seconds: null })
    rmSync(cwd, { recursive: true, force: true })
  }
  return existingResult(results)
}

function existingResult(folder: string): Result {
  const result = resultIn(folder)
  if (result === null) throw new Error(`expected a result in ${folder}, got none`)
  return result
}

/** Patterns for the rows of a run, whatever the values of numeric parameters: those are sizes. */
function rowsLike({ plan }: Result): readonly string[] {
  const patterns = plan.benchmarks.map(({ suite: folder, name: own, parameters }) => {
    const parts = Object.entries(parameters).map(
      ([key, value]) => `${key}=${typeof value === 'number' ? '*' : String(value)}`,
    )
    return [`${folder}/${own}`, ...parts].join(' ')
  })
  return [...new Set(patterns)]
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

function tableOf(rows: readonly Agreement[]): string {
  return [
    line(['row', 'metric', values.small, values.large, 'direction']),
    line([':--', ':--', '--:', '--:', ':--']),
    ...rows.map(({ large: row, metric, changes, outcome }) =>
      line([row, metric, changeText(changes.small), changeText(changes.large), outcome]),
    ),
  ].join('\n')
}

function changeText({ estimate, low, high }: Agreement['changes']['small']): string {
  return `${percentText(estimate)} (${intervalText(low, high)})`
}
