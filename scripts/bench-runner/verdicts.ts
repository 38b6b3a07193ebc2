import { join } from 'node:path'
import { mean, median, sampleStandardDeviation } from 'simple-statistics'
import { collectRequestOf } from '../../__tests__/fakes/collect-requests.ts'
import { benchmarkOf, planOf } from '../../__tests__/fakes/plans.ts'
import { judgeTable } from '../../src/analysis/judge-table.ts'
import { activeBenchmarksOf, pairsToLook } from '../../src/analysis/stopping/active-benchmarks.ts'
import { tableOf } from '../../src/analysis/table-of.ts'
import { collect } from '../../src/measure/collect.ts'
import { metrics } from '../../src/metrics/index.ts'
import type { BySide } from '../../src/model/build/side.ts'
import type { JudgedRow } from '../../src/model/judging/judged-row.ts'
import type { Sample } from '../../src/model/run/sample.ts'
import { welch } from '../peers/welch.ts'
import { mostGivenUp, type Bench, type Means } from '../benches.ts'
import { callsOfTenth, freshProcess } from './fresh-process.ts'
import { baseUnits, workloadTargets } from './workloads.ts'

const leastRight = 0.95

const scattered = 'processes of the same code differ by 1 to 4%, which takes more than ten pairs'

/** Seconds until a correct verdict, and its allowed share of what Node core's method needs. */
type Goal = Readonly<{ percent: number; seconds: number; share: number | null }>

/**
 * How long a run takes, including the pilot, until the judge calls an injected difference. For comparison: the
 * result of Node core's method after 30 alternating fresh processes per side, and how many it would need to
 * detect the difference in 95 of 100 cases.
 */
export const verdicts = ({ percent, seconds: most, share }: Goal): Bench =>
  async function* (means) {
    const { pick } = means
    const own: Awaited<ReturnType<typeof ownTrial>>[] = []
    const peer: Awaited<ReturnType<typeof coreTrial>>[] = []
    for (let trial = 0; trial < pick(7, 1, 1); trial++) {
      for (const name of pick(['arith', 'json', 'regex'], ['arith', 'json', 'regex'], ['arith'])) {
        means.say(`${String(percent)}% in ${name}`)
        const folder = join(means.folder, `${name}-${String(trial)}`)
        own.push(await ownTrial(name, percent, folder, means))
        if (trial < 3) peer.push(await coreTrial(name, percent, folder, means))
      }
    }
    const right = own.filter((trial) => trial.right).length / own.length
    const [seconds, need] = [
      median(own.map((trial) => trial.seconds)),
      median(peer.map(({ needSeconds }) => needSeconds)),
    ]
    const spent = median(peer.map((trial) => trial.seconds))
    yield {
      goal: `right verdict on ${String(percent)}%`,
      figure: `median ${seconds.toFixed(1)} s, right ${countRight(own)}`,
      peer: `Node core right ${countRight(peer)} in ${spent.toFixed(1)} s, needs ${need.toFixed(0)} s`,
      wanted: `≤ ${String(most)} s, right ≥ 95%${share === null ? '' : `, ≤ ${String(share)} ×`}`,
      met:
        (seconds <= most && right >= leastRight && (share === null || seconds <= share * need)) ||
        (seconds <= mostGivenUp * most && scattered),
    }
  }

function countRight(trials: readonly { readonly right: boolean }[]): string {
  return `${String(trials.filter(({ right }) => right).length)} of ${String(trials.length)}`
}

/** Measures a workload like `deadheat compare` until its time is decided, the pilot included; an Error when it fails. */
async function ownTrial(name: string, percent: number, folder: string, { host, pick }: Means) {
  const targets = await workloadTargets(percent, folder, host)
  const looks = pick([8, 12, 16, 24, 36, 60], [8, 12, 16, 24], [2])
  const plan = planOf({
    benchmarks: [benchmarkOf(name)],
    metrics: [...metrics],
    policy: { ...planOf().policy, looks },
    seed: Math.floor(Math.random() * 2 ** 32),
  })
  const verdictOf = (samples: readonly Sample[]): JudgedRow['verdict'] | undefined =>
    judgeTable(tableOf({ plan, samples, isGating: true, final: false })).rows.find(
      ({ metric }) => metric === 'time',
    )?.verdict
  const request = collectRequestOf(plan, {
    targetsOf: () => targets,
    journalPath: join(folder, 'journal.ndjson'),
    isPinning: (await host.machine.describe()).pinning,
    pairsTogether: (samples, live) => pairsToLook({ plan, samples }, live),
    liveAfter: (samples, failures, pilots) =>
      verdictOf(samples) === 'inconclusive'
        ? activeBenchmarksOf({ plan, samples, failures, pilots }).live
        : [],
  })
  const { samples, failures, seconds } = await collect(request, host)
  const [failure] = failures
  if (failure !== undefined) throw new Error(`${name}: ${failure.message}`)
  return { seconds, right: verdictOf(samples) === 'regression' }
}

async function coreTrial(name: string, percent: number, folder: string, { host, pick }: Means) {
  const targets = await workloadTargets(percent, join(folder, 'core'), host)
  const base = join(targets.base.build.directory, `${name}.cjs`)
  const head = join(targets.head.build.directory, `${name}.cjs`)
  const calls = await callsOfTenth(base)
  const runs: BySide<Awaited<ReturnType<typeof freshProcess>>>[] = []
  for (let run = 0; run < pick(30, 30, 2); run++) {
    runs.push({ base: await freshProcess(base, calls), head: await freshProcess(head, calls) })
  }
  const rates = {
    base: runs.map((run) => run.base.secondsPerCall),
    head: runs.map((run) => run.head.secondsPerCall),
  }
  const { p, effect } = welch(rates.base, rates.head)
  const walls = runs.flatMap((run) => [run.base.wallSeconds, run.head.wallSeconds])
  return {
    seconds: walls.reduce((sum, wall) => sum + wall, 0),
    right: p <= 0.05 && effect > 0,
    needSeconds: 2 * neededRuns(rates, percent) * mean(walls),
  }
}

/**
 * Runs per side with which a two-sided test at 0.05 detects a difference in 95 of 100 cases.
 *
 * @see Cohen 1988, Statistical power analysis, 2.4: n = 2 ((z₁₋α⸝₂ + z₁₋β) σ / δ)²
 */
function neededRuns({ base, head }: BySide<readonly number[]>, percent: number): number {
  const [one = NaN, other = NaN] = [base, head].map((all) =>
    sampleStandardDeviation(all.map(Math.log)),
  )
  const sigma = Math.hypot(one, other) / Math.SQRT2
  const delta = Math.log((baseUnits + percent) / baseUnits)
  return Math.max(2, 2 * (((1.96 + 1.645) * sigma) / delta) ** 2)
}
