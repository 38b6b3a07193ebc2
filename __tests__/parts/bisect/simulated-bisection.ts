import { largestStep } from '../../../src/parts/bisect/largest-step.ts'
import { randomOf } from '../../../src/model/random.ts'
import { pairsOf, rowOf } from '../../analysis/rows.ts'
import { adaptive } from '../../analysis/simulation/adaptive.ts'

export interface SimulatedHistory {
  readonly commits: number
  /** Where the time changes, and by which ratio. */
  readonly changes: readonly { readonly at: number; readonly ratio: number }[]
  readonly broken?: ReadonlySet<number>
  /** Standard deviation of one pair's log ratio. */
  readonly noise: number
  readonly seed: number
}

const looks = [8, 12, 16, 24, 36, 60]
const threshold = 0.02

/**
 * Bisects a history, each commit measured and judged as the program does; no step if the judge called no change between
 * GOOD and BAD, and how many commits were built besides GOOD, those that failed included.
 */
export function simulatedBisection(history: SimulatedHistory) {
  const { commits, broken, seed } = history
  const random = randomOf(seed)
  const levels = levelsIn(history)
  const measure = (at: number, limit: number) => {
    if (broken?.has(at) === true) return null
    const [effect = 0, noise] = [levels[at], history.noise]
    const drawn = pairsOf(60, { effect, noise, seed: random.between(0, 2 ** 31) })
    const row = adaptive([rowOf(drawn, { threshold: limit })], looks).rows[0]
    if (row === undefined || row.estimate === null || row.pairSpread === null) return null
    const error = row.pairSpread / Math.sqrt(row.pairs)
    return {
      measured: { at, effect: Math.log1p(row.estimate), error },
      called: row.verdict === 'regression' || row.verdict === 'improvement',
    }
  }
  const bad = measure(commits - 1, threshold)
  if (bad === null || !bad.called) return { step: null, builds: 1 }
  const measured = [bad.measured]
  const skipped = new Set<number>()
  const facts = { size: commits, measurements: measured, skipped, smallest: Math.log1p(threshold) }
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
