// Repeats whole runs of pairs with a known truth, each started as a user would start it. Prints how
// often rows claim a change that does not exist, and how often the intervals of two runs of the
// same bytes do not overlap.

import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gatingOf } from '../../src/model/judging/gating.ts'
import { resultSchema, type Finding, type Result } from '../../src/model/judging/result.ts'

const cli = fileURLToPath(new URL('../../src/cli.ts', import.meta.url))
const demo = fileURLToPath(new URL('../../benchmarks/demo', import.meta.url))

/** Published code against itself: every claim is false. */
const pairs: readonly (readonly string[])[] = [
  ['npm:keccak@3.0.4', 'npm:keccak@3.0.4', '--benchmarks', demo],
  ['npm:leveldown@6.1.1', 'npm:leveldown@6.1.1', '--suite', 'leveldown', '--preset', 'quick'],
  ['node:20', 'node:20', '--suite', 'promises', '--preset', 'quick'],
  ['node:20', 'node:20', '--suite', 'startup', '--preset', 'quick'],
]

/** Options for repeating the runs of all pairs. */
export interface RealStudy {
  /** Number of runs of each pair. */
  readonly runs: number
  /** Seconds between two runs, so that they spread over hours. */
  readonly waitSeconds: number
  /** Arguments of one pair instead of the default ones: `BASE HEAD --benchmarks DIR`. */
  readonly only: readonly string[] | null
}

/** Runs and prints one line for each pair, and a total. */
export async function printReal({ runs, waitSeconds, only }: RealStudy): Promise<void> {
  const all: Tally[] = []
  console.log(
    '\nwhole runs of code against itself: runs, tables with a claim, pairs of 95 % intervals apart',
  )
  for (const words of only === null ? pairs : [only]) {
    const results: Result[] = []
    for (let run = 0; run < runs; run++) {
      if (run > 0) await new Promise((resolve) => setTimeout(resolve, waitSeconds * 1e3))
      results.push(resultOfRun(words))
    }
    const tally = tallied(results)
    all.push(tally)
    console.log(`${words.slice(0, 2).join(' against ')}: ${textOf(tally)}`)
    console.log(`  of seeds ${results.map(({ plan }) => plan.seed).join(' ')}`)
  }
  console.log(`all: ${textOf(all.reduce(together))}`)
}

interface Tally {
  readonly runs: number
  readonly claiming: number
  readonly compared: number
  readonly apart: number
}

function together(one: Tally, other: Tally): Tally {
  return {
    runs: one.runs + other.runs,
    claiming: one.claiming + other.claiming,
    compared: one.compared + other.compared,
    apart: one.apart + other.apart,
  }
}

function textOf({ runs, claiming, compared, apart }: Tally): string {
  const share = compared === 0 ? 'none' : `${((100 * apart) / compared).toFixed(1)} %`
  return `${runs}, ${claiming}, ${apart} of ${compared} (${share})`
}

function resultOfRun(words: readonly string[]): Result {
  const folder = mkdtempSync(join(tmpdir(), 'deadheat-real-'))
  try {
    // A repository of its own, with nothing to build: this one would be built under every Node.js.
    const repository = join(folder, 'repository')
    mkdirSync(repository)
    writeFileSync(join(repository, 'package.json'), '{"name":"nothing","version":"1.0.0"}')
    writeFileSync(join(repository, 'index.js'), 'module.exports = 1\n')
    const author = ['-c', 'user.name=nobody', '-c', 'user.email=nobody@localhost']
    for (const git of [['init'], ['add', '.'], [...author, 'commit', '-m', 'nothing']]) {
      execFileSync('git', git, { cwd: repository, stdio: 'ignore' })
    }
    const argv = [cli, 'compare', ...words, '--results', folder]
    const { status, stderr } = spawnSync(process.execPath, argv, {
      cwd: repository,
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    // A regression that is not there is what is counted; its exit code is no trouble.
    if (status !== 0 && status !== 1) throw new Error(`expected a run, got ${stderr.slice(-2000)}`)
    return resultSchema.parse(JSON.parse(readFileSync(join(folder, 'result.json'), 'utf8')))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function tallied(results: readonly Result[]): Tally {
  const claiming = results.filter(({ plan, findings }) => {
    const gates = gatingOf(plan)
    return findings.some(
      ({ benchmarkId, metric, verdict }) =>
        gates(benchmarkId, metric) && (verdict === 'regression' || verdict === 'improvement'),
    )
  }).length
  const rows = new Map<string, (readonly [number, number])[]>()
  for (const { findings } of results) {
    for (const finding of findings) {
      const interval = intervalOf(finding)
      if (interval === null) continue
      const key = `${finding.benchmarkId} ${String(finding.metric)}`
      rows.set(key, [...(rows.get(key) ?? []), interval])
    }
  }
  let compared = 0
  let apart = 0
  for (const intervals of rows.values()) {
    intervals.forEach(([low, high], at) => {
      for (const [otherLow, otherHigh] of intervals.slice(at + 1)) {
        compared++
        if (low > otherHigh || high < otherLow) apart++
      }
    })
  }
  return { runs: results.length, claiming, compared, apart }
}

function intervalOf({ judged }: Finding): readonly [number, number] | null {
  const [low, high] = judged?.ci ?? [null, null]
  return low === null || high === null ? null : [low, high]
}
