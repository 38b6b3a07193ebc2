import { join } from 'node:path'
import { welch } from '../peers/welch.ts'
import type { Figure, Means, Measure } from './figure.ts'
import { callsOfTenth, freshProcess, type FreshRun } from './fresh-process.ts'
import { deviationOf, meanOf, medianOf } from './numbers.ts'
import { verdictTrial, type Trial } from './verdict-trial.ts'
import { baseUnits, workloadTargets } from './workloads.ts'

const names = ['arith', 'json', 'regex'] as const
const leastRight = 0.95
const runsOfCore = 30

/** Seconds until a correct verdict, and its allowed share of what Node core's method needs. */
const wants = [
  { target: 4, percent: 2, seconds: 10, share: 0.1 },
  { target: 5, percent: 5, seconds: 7, share: null },
] as const

/**
 * Targets 4 and 5: how long a run takes, including the pilot, until the judge calls an injected
 * difference. For comparison: the result of Node core's method after 30 alternating fresh processes
 * per side, and how many it would need to detect the difference in 95 of 100 cases.
 */
export const verdicts: Measure = async (means) => {
  const figures: Figure[] = []
  for (const want of wants) figures.push(await figureOf(want, means))
  return figures
}

async function figureOf(want: (typeof wants)[number], means: Means): Promise<Figure> {
  const own: Trial[] = []
  const peer: (Trial & { readonly needSeconds: number })[] = []
  for (let trial = 0; trial < (means.quick ? 1 : 7); trial++) {
    for (const name of names) {
      means.say(`${String(want.target)}: ${String(want.percent)}% in ${name}`)
      const folder = join(means.folder, `verdict-${name}-${String(want.percent)}-${String(trial)}`)
      own.push(await ownTrial(name, want.percent, folder, means))
      if (trial < 3) peer.push(await coreTrial(name, want.percent, folder, means))
    }
  }
  const right = shareOf(own)
  const [seconds, need] = [
    medianOf(own.map((one) => one.seconds)),
    medianOf(peer.map((one) => one.needSeconds)),
  ]
  const ratio = seconds / need
  const spent = medianOf(peer.map((one) => one.seconds))
  return {
    target: want.target,
    goal: `right verdict on ${String(want.percent)}%`,
    figure: `median ${seconds.toFixed(1)} s, right ${countOf(own)}`,
    peer: `Node core right ${countOf(peer)} in ${spent.toFixed(1)} s, needs ${need.toFixed(0)} s`,
    ratio,
    wanted: `≤ ${String(want.seconds)} s, right ≥ 95%${want.share === null ? '' : `, ≤ ${String(want.share)} ×`}`,
    met:
      seconds <= want.seconds &&
      right >= leastRight &&
      (want.share === null || ratio <= want.share),
  }
}

function ownTrial(
  name: string,
  percent: number,
  folder: string,
  { host, quick }: Means,
): Promise<Trial> {
  const looks = quick ? [8, 12, 16, 24] : [8, 12, 16, 24, 36, 60]
  return verdictTrial({ name, percent, looks, folder }, host)
}

async function coreTrial(
  name: string,
  percent: number,
  folder: string,
  { host }: Means,
): Promise<Trial & { readonly needSeconds: number }> {
  const targets = await workloadTargets(percent, join(folder, 'core'), host)
  const files = [targets.base, targets.head].map(({ build }) =>
    join(build.directory, `${name}.cjs`),
  )
  const [base = '', head = ''] = files
  const calls = await callsOfTenth(base)
  const runs: { readonly base: FreshRun; readonly head: FreshRun }[] = []
  for (let run = 0; run < runsOfCore; run++) {
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
    needSeconds: 2 * neededRuns(rates, percent) * meanOf(walls),
  }
}

/**
 * Runs per side with which a two-sided test at 0.05 detects a difference in 95 of 100 cases.
 *
 * @see Cohen 1988, Statistical power analysis, 2.4: n = 2 ((z₁₋α⸝₂ + z₁₋β) σ / δ)²
 */
function neededRuns(
  { base, head }: { readonly base: readonly number[]; readonly head: readonly number[] },
  percent: number,
): number {
  const [one, other] = [base, head].map((values) => deviationOf(values.map(Math.log)))
  const sigma = Math.sqrt(((one ?? NaN) ** 2 + (other ?? NaN) ** 2) / 2)
  const delta = Math.log((baseUnits + percent) / baseUnits)
  return Math.max(2, 2 * (((1.96 + 1.645) * sigma) / delta) ** 2)
}

function shareOf(trials: readonly Trial[]): number {
  return trials.filter(({ right }) => right).length / trials.length
}

function countOf(trials: readonly Trial[]): string {
  return `${String(trials.filter(({ right }) => right).length)} of ${String(trials.length)}`
}
