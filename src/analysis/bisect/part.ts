import type { Ancestry } from './ancestry.ts'
import type { Level } from './level.ts'

/** How well a measurement agrees with each of two hypotheses; only their ratio means something. */
interface Likelihoods {
  /** The commit is as slow as the end of the part: the change is in it. */
  readonly changed: number
  /** The commit is as fast as the start of the part: the change came later. */
  readonly unchanged: number
}

// A share of measurements misleads, whatever their error says: the judge may be wrong about 1 % of
// the tables, and a commit may differ by something else. It bounds what one commit can prove.
const misleadingShare = 0.01

const widthOfMisleading = 5

// Commits differ a little without a change worth looking for: by an eighth of what is looked for, or by
// what was seen of it, up to a third.
const ownShare = 1 / 8

const mostShare = 1 / 3

interface LikelihoodsRequest {
  readonly from: Level
  readonly to: Level
  readonly flicker: number
}

/** A part of the range, in which one change is looked for. */
export interface Part {
  /** The last commit without the change, -1 for GOOD. */
  readonly from: number
  /** The first commit known to have it. */
  readonly to: number
  /** Commits of which one has made the change. */
  readonly candidates: readonly number[]
  /** Candidates that can be measured: they contain `from`, and nobody has skipped them. */
  readonly testable: readonly number[]
  /** The probability that a candidate has made the change, by its position. */
  readonly mass: ReadonlyMap<number, number>
}

/** What is known about the range. */
export interface Known {
  readonly ancestry: Ancestry
  /** The levels of the measured commits and, at -1, of GOOD. */
  readonly levels: ReadonlyMap<number, Level>
  /** Standard deviation of what commits differ by without a change. */
  readonly flicker: number
  readonly skipped: ReadonlySet<number>
}

/**
 * The posterior over the commits of a part: which of them has made the change.
 *
 * A commit shows the change if and only if it contains the one that made it. All are equally likely
 * at first; each measurement multiplies those that it contains, and the others, by its likelihoods.
 *
 * @see Horstein 1963, Sequential transmission using noiseless feedback, IEEE Transactions on
 *   Information Theory 9; Waeber, Frazier and Henderson 2013, Bisection search with noisy responses,
 *   SIAM Journal on Control and Optimization 51
 */
export function partOf(
  ends: Pick<Part, 'from' | 'to'>,
  { ancestry, levels, flicker, skipped }: Known,
): Part {
  const { from, to } = ends
  const candidates = Array.from({ length: to + 1 }, (_, at) => at).filter(
    (at) => ancestry.isIn(at, to) && (from < 0 || !ancestry.isIn(at, from)),
  )
  const testable = candidates.filter(
    (at) => at !== to && ancestry.isIn(from, at) && !skipped.has(at),
  )
  const [start, end] = [levels.get(from), levels.get(to)]
  const weights =
    start === undefined || end === undefined
      ? new Map(candidates.map((at) => [at, 1]))
      : weightsOf(candidates, testable, {
          ancestry,
          levels,
          two: { from: start, to: end, flicker },
        })
  const total = sumOf(weights.values())
  return {
    ...ends,
    candidates,
    testable,
    mass: new Map([...weights].map(([at, weight]) => [at, weight / total])),
  }
}

type TwoLevels = Parameters<typeof likelihoodsOf>[1]

const passes = 2

/** How much each candidate agrees with what was measured; only their ratios mean something. */
function weightsOf(
  candidates: readonly number[],
  testable: readonly number[],
  { ancestry, levels, two }: Pick<Known, 'ancestry' | 'levels'> & { readonly two: TwoLevels },
): ReadonlyMap<number, number> {
  const measured = testable.flatMap((at) => {
    const level = levels.get(at)
    return level === undefined ? [] : [{ at, level }]
  })
  const weightsFor = (known: TwoLevels): ReadonlyMap<number, number> => {
    const weights = new Map(candidates.map((at) => [at, 1]))
    for (const { at, level } of measured) {
      const { changed, unchanged } = likelihoodsOf(level, known)
      for (const [one, weight] of weights) {
        weights.set(one, weight * (ancestry.isIn(one, at) ? changed : unchanged))
      }
    }
    return weights
  }
  let weights = weightsFor(two)
  const { from, to, flicker } = two
  if (flicker === 0) return weights
  // The two levels are those of all commits on either side, and not of the outermost two alone.
  for (let pass = 0; pass < passes; pass += 1) {
    const total = sumOf(weights.values())
    const sided = measured.map(({ at, level }) => {
      const shown = [...weights].filter(([one]) => ancestry.isIn(one, at))
      return { level, share: sumOf(shown.map(([, weight]) => weight)) / total }
    })
    const others = sided.map(({ level, share }) => ({ level, share: 1 - share }))
    weights = weightsFor({
      from: pooledLevel([{ level: from, share: 1 }, ...others], flicker),
      to: pooledLevel([{ level: to, share: 1 }, ...sided], flicker),
      flicker,
    })
  }
  return weights
}

/** The mean of levels of which each belongs to it with a probability, and flickers by itself. */
function pooledLevel(
  levels: readonly { readonly level: Level; readonly share: number }[],
  flicker: number,
): Level {
  const weighted = levels.map(({ level, share }) => ({
    effect: level.effect,
    weight: share / Math.max(level.error ** 2 + flicker ** 2, Number.MIN_VALUE),
  }))
  const weight = sumOf(weighted.map((one) => one.weight))
  return {
    effect: sumOf(weighted.map((one) => one.effect * one.weight)) / weight,
    error: Math.sqrt(1 / weight),
    times: 1,
  }
}

function sumOf(values: Iterable<number>): number {
  let sum = 0
  for (const value of values) sum += value
  return sum
}

/** Commits that no measurement can tell apart, because those between them are skipped. */
export interface Group {
  readonly commits: readonly number[]
  /** The probability that one of them has made the change. */
  readonly probability: number
}

/** The candidates of a part, together where nothing can tell them apart; the likeliest first. */
export function groupsOf(part: Part, ancestry: Ancestry): readonly Group[] {
  return classesOf(part, ancestry)
    .map((commits) => ({
      commits,
      probability: commits.reduce((sum, at) => sum + (part.mass.get(at) ?? 0), 0),
    }))
    .toSorted((one, other) => other.probability - one.probability)
}

function classesOf(
  { candidates, testable }: Part,
  ancestry: Ancestry,
): readonly (readonly number[])[] {
  // The measurement of a commit tells it from every other one.
  if (testable.length === candidates.length - 1) return candidates.map((at) => [at])
  let classes: readonly (readonly number[])[] = [candidates]
  for (const at of testable) {
    classes = classes.flatMap((commits) => {
      const inside = commits.filter((one) => ancestry.isIn(one, at))
      if (inside.length === 0 || inside.length === commits.length) return [commits]
      return [inside, commits.filter((one) => !ancestry.isIn(one, at))]
    })
  }
  return classes
}

/**
 * The likelihoods of a commit's level, if it is that of the start or that of the end of a part:
 * normal around either, with the errors of both, and a small chance of being misleading.
 */
function likelihoodsOf(level: Level, { from, to, flicker }: LikelihoodsRequest): Likelihoods {
  const size = Math.abs(to.effect - from.effect)
  const own = Math.max(size * ownShare, Math.min(flicker, size * mostShare))
  const background = misleadingShare / (widthOfMisleading * size)
  const around = (end: Level): number =>
    (1 - misleadingShare) *
      density(level.effect - end.effect, Math.hypot(level.error, end.error, own)) +
    background
  return { changed: around(to), unchanged: around(from) }
}

function density(distance: number, deviation: number): number {
  return Math.exp(-0.5 * (distance / deviation) ** 2) / (deviation * Math.sqrt(2 * Math.PI))
}
