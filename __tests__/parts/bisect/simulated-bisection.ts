import {
  largestStep,
  type LargestStep,
  type MeasuredLevel,
} from '../../../src/parts/bisect/largest-step.ts'
import { randomOf } from '../../../src/model/random.ts'
import { pairsOf, rowOf } from '../../analysis/rows.ts'
import { adaptive } from '../../analysis/simulation/adaptive.ts'

/** A linear history as a simulation makes it. */
export interface SimulatedHistory {
  readonly commits: number
  /** Where the time changes, and by which ratio. */
  readonly changes: readonly { readonly at: number; readonly ratio: number }[]
  /** Commits that do not build. */
  readonly broken?: ReadonlySet<number>
  /** Standard deviation of one pair's log ratio. */
  readonly noise: number
  readonly seed: number
}

/** How a bisection of a simulated history went. */
export interface SimulatedEnd {
  /** `null` if the judge called no change between GOOD and BAD. */
  readonly step: LargestStep | null
  /** Commits that were built besides GOOD, those that failed included. */
  readonly builds: number
}

const looks = [8, 12, 16, 24, 36, 60]
const threshold = 0.02

/** Bisects a history, each commit measured and judged as the program does. */
export function simulatedBisection(history: SimulatedHistory): SimulatedEnd {
  const { commits, broken, seed } = history
  const random = randomOf(seed)
  const levels = levelsIn(history)
  const measure = (
    at: number,
    limit: number,
  ): { measured: MeasuredLevel; called: boolean } | null => {
    if (broken?.has(at) === true) return null
    const drawn = pairsOf(60, {
      effect: levels[at] ?? 0,
      noise: history.noise,
      seed: random.between(0, 2 ** 31),
    })
    const row = adaptive([rowOf(drawn, { threshold: limit })], looks).rows[0]
    if (row === undefined || row.estimate === null || row.pairSpread === null) return null
    return {
      measured: {
        at,
        effect: Math.log1p(row.estimate),
        error: row.pairSpread / Math.sqrt(row.pairs),
      },
      called: row.verdict === 'regression' || row.verdict === 'improvement',
    }
  }
  const bad = measure(commits - 1, threshold)
  if (bad === null || !bad.called) return { step: null, builds: 1 }
  const measured = [bad.measured]
  const skipped = new Set<number>()
  const facts = {
    size: commits,
    measurements: measured,
    skipped,
    smallest: Math.log1p(threshold),
  }
  for (let steps = 1; ; steps += 1) {
    const step = largestStep(facts)
    const builds = new Set([...measured.map(({ at }) => at), ...skipped]).size
    if (step.next === null || steps > 60) return { step, builds }
    const { at, size } = step.next
    const level = measure(at, Math.expm1(size / 2))
    if (level === null) skipped.add(at)
    else measured.push(level.measured)
  }
}

function levelsIn({ commits, changes }: SimulatedHistory): readonly number[] {
  return Array.from({ length: commits }, (_, at) => {
    const made = changes.filter((change) => change.at <= at)
    return made.reduce((sum, { ratio }) => sum + Math.log1p(ratio), 0)
  })
}
