/**
 * A night of truth: `npm run bench:truth` compares packages whose difference is known, by `deadheat compare`,
 * on a quiet machine and beside six busy programs in turn. Every run is one table with an unchanged row, one of
 * +2% and one of +5%, or rows that are slower in some calls or processes only. What is done is kept in `--work` (truth/), and the same command goes on where it was ended.
 *
 *   npm run bench:truth                      20 runs of each kind, quiet and busy
 *   npm run bench:truth -- --kinds workers,servers --runs 5 --budget 3min
 *   npm run bench:truth -- --shortest        eight pairs of each row: everything still works
 *
 * The exit code is 3 where a claim is false, and 1 where a table is not reached or lacks a row.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Finding, Result } from '../src/model/judging/result.ts'
import { missedExitCode } from './benches.ts'
import { printFigures } from './figures.ts'
import { PROGRAM, resultIn } from './result-in.ts'
import { binomialUpperTail } from '../src/stats/binomial-upper-tail.ts'
import { type Change, kinds, writePackage } from './truth/kinds.ts'

const BUSY_PROGRAMS = 6

const { values } = parseArgs({
  options: {
    work: { type: 'string', default: 'truth' },
    kinds: { type: 'string', default: kinds.map(({ name }) => name).join(',') },
    runs: { type: 'string', default: '20' },
    budget: { type: 'string', default: '10min' },
    shortest: { type: 'boolean', default: false },
  },
})
const work = resolve(values.work)
const wanted = new Set(values.kinds.split(','))
const chosen = kinds.filter(({ name }) => wanted.has(name))
if (chosen.length < wanted.size) throw new Error(`expected kinds, got "${values.kinds}"`)
const machines = values.shortest ? (['quiet'] as const) : (['quiet', 'busy'] as const)
const runs = values.shortest ? 1 : Number(values.runs)

type Run = (typeof planned)[number]
const planned = Array.from({ length: runs }, (_, at) => at + 1).flatMap((number) =>
  machines.flatMap((machine) =>
    chosen.map((kind) => ({
      kind,
      machine,
      folder: join(work, `${kind.name}-${machine}-${String(number)}`),
    })),
  ),
)

for (const run of planned) if (resultIn(run.folder) === null) measure(run)

const table = machines.flatMap((machine) =>
  chosen.flatMap((kind) => {
    const own = planned.filter((run) => run.kind === kind && run.machine === machine)
    const results = own.flatMap(({ folder }) => resultIn(folder) ?? [])
    return Object.entries(kind.rows).map(([row, change]) => [
      kind.name,
      machine,
      ...lineOf(results, row, change),
    ])
  }),
)
printFigures({
  title: 'A night of truth',
  command: 'npm run bench:truth',
  about: 'What was said of the time of each row; false are claims of any metric against the truth.',
  columns: 'Kind Machine Row >Tables >slower >faster >same >unknown why >false'.split(' '),
  rows: table,
})
const unreached = planned.filter(({ folder }) => resultIn(folder) === null)
if (unreached.length > 0)
  process.stdout.write(`Not reached: ${unreached.map(({ folder }) => folder).join(', ')}\n`)
if (unreached.length > 0 || table.some((line) => line[3] === '0')) process.exitCode = 1
else if (table.some((line) => line[9] !== '0')) process.exitCode = missedExitCode

/** Runs one comparison to its end, or continues it. */
function measure({ kind, machine, folder }: Run): void {
  const cwd = join(work, 'packages', kind.name)
  writePackage(join(cwd, 'base'), kind, { isChanged: false })
  writePackage(join(cwd, 'head'), kind, { isChanged: true })
  const words = [
    ...'compare ./base ./head --config head/deadheat.yml --results'.split(' '),
    folder,
    ...(values.shortest ? ['--pairs', '8', '--alpha', '0.2'] : ['--budget', values.budget]),
    // What is profiled decides nothing.
    '--profile=',
    ...(existsSync(join(folder, 'journal.ndjson')) ? ['--resume'] : []),
  ]
  process.stderr.write(`\n${folder}\n`)
  const others = machine === 'busy' ? Array.from({ length: BUSY_PROGRAMS }, startBusy) : []
  const { signal } = spawnSync(process.execPath, [PROGRAM, ...words], {
    cwd,
    stdio: ['ignore', 2, 'inherit'],
  })
  for (const other of others) other.kill('SIGKILL')
  if (signal !== null) throw new Error(`ended by ${signal}: the same command goes on`)
}

/** A program that never waits, and ends with this one however that ends. */
function startBusy(): ChildProcess {
  const loop = 'while kill -0 "$0" 2>/dev/null; do :; done'
  return spawn('sh', ['-c', loop, String(process.pid)], { stdio: 'ignore' })
}

/** What was said of the time of one row in all runs of a kind, and of its other metrics. */
function lineOf(results: readonly Result[], row: string, change: Change): readonly string[] {
  const findings = results.flatMap((result) =>
    result.findings.filter(({ benchmarkId }) => new RegExp(`\\b${row}$`).test(benchmarkId)),
  )
  const times = findings.filter(({ metric }) => metric === 'time')
  const said = (['regression', 'improvement', 'unchanged'] as const).map((each) =>
    countOf(each, times),
  )
  const unknown = times.filter(({ verdict }) => verdict === 'inconclusive')
  const causes = new Set(
    unknown.flatMap(({ judged }) => judged?.warnings.map(({ code }) => code) ?? []),
  )
  return [
    row,
    ...[times.length, ...said].map(String),
    String(unknown.length),
    [...causes].join(', '),
    String(falseClaims(findings, change)),
  ]
}

function countOf(verdict: Finding['verdict'], findings: readonly Finding[]): number {
  return findings.filter((finding) => finding.verdict === verdict).length
}

/** How often more work is called faster, or the same beyond what is derived, or unchanged code is called. */
function falseClaims(findings: readonly Finding[], { more, sameAtMost }: Change): number {
  if (more === 0) return countOf('regression', findings) + countOf('improvement', findings)
  return ['time', 'cpu'].reduce((sum, metric) => {
    const own = findings.filter((finding) => finding.metric === metric)
    const same = countOf('unchanged', own)
    const isDerived = binomialUpperTail(own.length, same, Math.min(sameAtMost, 0.999)) > 0.01
    return sum + countOf('improvement', own) + (isDerived || same === 0 ? 0 : same)
  }, 0)
}
