import type { Level } from './level.ts'
import type { Known, Part } from './part.ts'

/** More measurements of one commit would only measure its own difference more closely. */
export const mostTimes = 4

// The error of a level, as a share of the size of the change, from which it is measured again.
const largeError = 1 / 10
const largeErrorOfEnd = 1 / 6
// Of the commit that made the change.
const enoughMass = 0.95
const mostForFlicker = 16
// Below it, in bits, a measurement is not worth a build.
const leastGain = 0.05
const leastGainAgain = 0.01

/**
 * The commit to measure next: the one whose answer is the most open. Where all commits build, it is
 * the median of the posterior, as in probabilistic bisection. Commits near some that do not build
 * count less, because they may not build either. Measured ones count while their error is large;
 * they are built already.
 *
 * @returns its position; `null` when no measurement would help
 */
export function nextIn(part: Part, known: Known): number | null {
  const { ancestry, levels, skipped } = known
  const [start, end] = [levels.get(part.from), levels.get(part.to)]
  const size = Math.abs((end?.effect ?? 0) - (start?.effect ?? 0))
  const isCoarse = (level: Level): boolean =>
    level.times < mostTimes && level.error > size * largeError
  // All others are compared with it.
  if (end !== undefined && end.error > size * largeErrorOfEnd && isCoarse(end)) return part.to
  const gains = part.testable.map((at) => {
    const shown = part.candidates.reduce(
      (sum, one) => sum + (ancestry.isIn(one, at) ? (part.mass.get(one) ?? 0) : 0),
      0,
    )
    const level = levels.get(at)
    if (level === undefined) {
      return { at, gain: entropyOf(shown) * chanceOfBuilding(at, skipped), least: leastGain }
    }
    return { at, gain: isCoarse(level) ? entropyOf(shown) / 2 : 0, least: leastGainAgain }
  })
  const worthwhile = gains.filter(({ gain, least }) => gain >= least)
  const best = worthwhile.toSorted((one, other) => other.gain - one.gain)[0]?.at ?? null
  return best ?? anotherIn(part, known)
}

/**
 * Where commits differ without a change, and those that could have made it are measured: the closest
 * of the others, which shows better what is usual on its side.
 */
function anotherIn({ testable, mass }: Part, { flicker, levels }: Known): number | null {
  const [leader] = [...mass].toSorted(([, one], [, other]) => other - one)
  if (flicker === 0 || leader === undefined || leader[1] >= enoughMass) return null
  if (testable.filter((at) => levels.has(at)).length >= mostForFlicker) return null
  const place = testable.findIndex((at) => at >= leader[0])
  const open = testable
    .map((at, index) => ({ at, distance: Math.abs(index - place) }))
    .filter(({ at }) => !levels.has(at))
  return open.toSorted((one, other) => one.distance - other.distance)[0]?.at ?? null
}

/** In bits. */
function entropyOf(probability: number): number {
  if (probability <= 0 || probability >= 1) return 0
  const other = 1 - probability
  return -probability * Math.log2(probability) - other * Math.log2(other)
}

/** What breaks one commit is often broken in those around it, the more so the more are broken. */
function chanceOfBuilding(at: number, skipped: ReadonlySet<number>): number {
  const distance = [...skipped].reduce(
    (least, one) => Math.min(least, Math.abs(one - at)),
    Infinity,
  )
  return 1 - 0.5 ** (distance / Math.max(1, skipped.size))
}
