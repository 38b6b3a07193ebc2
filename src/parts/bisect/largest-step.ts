/** How much a commit differs from GOOD, as the logarithm of the ratio. */
export interface Level {
  readonly effect: number
  /** Standard error of the effect. */
  readonly error: number
  /** How often it was measured; 0 for GOOD itself. */
  readonly times: number
}

/** One measurement of a commit against GOOD. */
export interface MeasuredLevel extends Omit<Level, 'times'> {
  /** The commit's position in the range. */
  readonly at: number
}

/** Everything that a bisection has found out so far. */
export interface BisectFacts {
  /** Number of commits; the last one is BAD. */
  readonly size: number
  /** Of BAD, and of commits before it. */
  readonly measurements: readonly MeasuredLevel[]
  /** Commits that cannot be measured: they do not build. */
  readonly skipped: ReadonlySet<number>
  /** The smallest difference that is looked for, as the logarithm of a ratio. */
  readonly smallest: number
}

/** A commit to measure against GOOD. */
export interface NextCommit {
  readonly at: number
  /** The difference to be seen, as the logarithm of a ratio. */
  readonly size: number
}

/** Two measured commits, the older one first; −1 is GOOD. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** How far the search for the largest step is. */
export interface LargestStep extends Span {
  /** Of these commits one has made the step; in order. */
  readonly commits: readonly number[]
  /** Whether nothing is left that could tell the commits apart, and their step is one for certain. */
  readonly isFound: boolean
  /** Where the levels differ besides the step, by as much as is looked for. */
  readonly unexplained: readonly Span[]
  /** `null` when no measurement would help. */
  readonly next: NextCommit | null
  /** The level of a measured commit; that of GOOD for any other. */
  readonly levelAt: (at: number) => Level
}

// More measurements of one commit would only measure its own difference more closely.
const mostTimes = 4

// Standard errors of a difference: to call it a step, and to measure no further.
const certainErrors = 3
const clearErrors = 2

/** GOOD does not differ from itself. */
const levelOfGood: Level = { effect: 0, error: 0, times: 0 }

/** Levels by position, and what their differences are compared with. */
interface LevelFacts extends Pick<BisectFacts, 'smallest'> {
  readonly levels: ReadonlyMap<number, Level>
}

/**
 * The two measured commits between which the level changes most: the one in their middle is measured next, until none
 * is left. Where two such steps are about as large, a commit of either is measured again first. BAD is measured.
 */
export function largestStep({ size, measurements, skipped, smallest }: BisectFacts): LargestStep {
  const facts = { levels: levelsOf(measurements), smallest }
  const places = [...facts.levels.keys()].toSorted((first, second) => first - second)
  const [largest, second] = places
    .slice(1)
    .map((end, at): Span => ({ start: places[at] ?? -1, end }))
    .toSorted((one, other) => spanGap(other, facts) - spanGap(one, facts))
  const end = size - 1
  const step = largest ?? { start: -1, end }
  const repeat = second === undefined ? null : closeCall([step, second], facts)
  const middle = middleCandidate(step, skipped)
  const isFound = middle === null && isStep(step, facts)
  const otherSteps = [
    { start: -1, end: step.start },
    { start: step.end, end },
  ].filter((span) => span.start !== span.end)
  const next =
    repeat ??
    (middle === null
      ? measuredAgain(isFound ? otherSteps.filter((span) => isOpen(span, facts)) : [step], facts)
      : { at: middle, size: spanGap(step, facts) })
  return {
    ...step,
    commits: between(step.start, step.end + 1),
    isFound,
    unexplained: otherSteps.filter((span) => spanGap(span, facts) >= smallest),
    next,
    levelAt: (at) => levelAt(at, facts),
  }
}

/** Positions between two, without both. */
function between(start: number, end: number): readonly number[] {
  return Array.from({ length: end - start - 1 }, (_, at) => start + 1 + at)
}

/** Measurements of the same commit are weighted by the inverse of their variances. */
function levelsOf(measurements: readonly MeasuredLevel[]): ReadonlyMap<number, Level> {
  const levels = new Map<number, Level>([[-1, levelOfGood]])
  for (const { at, effect, error } of measurements) {
    const before = levels.get(at)
    if (before === undefined) levels.set(at, { effect, error, times: 1 })
    else {
      const [weight, otherWeight] = [weightOf(before.error), weightOf(error)]
      levels.set(at, {
        effect: (before.effect * weight + effect * otherWeight) / (weight + otherWeight),
        error: Math.sqrt(1 / (weight + otherWeight)),
        times: before.times + 1,
      })
    }
  }
  return levels
}

// A count that never varies has no error; it is as good as a millionth.
function weightOf(error: number): number {
  return 1 / Math.max(error, 1e-6) ** 2
}

/** What to measure again where either of two may be the larger step, unless both are one for certain. */
function closeCall(spans: readonly [Span, Span], facts: LevelFacts): NextCommit | null {
  if (spans.every((span) => isStep(span, facts))) return null
  const [larger, smaller] = spans
  const error = Math.hypot(spanError(larger, facts), spanError(smaller, facts))
  if (spanGap(larger, facts) - spanGap(smaller, facts) >= clearErrors * error) return null
  return measuredAgain(spans, facts)
}

/** The least certain of the ends that are worth another measurement. */
function measuredAgain(spans: readonly Span[], facts: LevelFacts): NextCommit | null {
  const [coarsestEnd] = spans
    .flatMap(({ start, end }) => [start, end])
    .map((at) => ({ at, ...levelAt(at, facts) }))
    .filter(({ times, error }) => times > 0 && times < mostTimes && error > 0)
    .toSorted((first, second) => second.error - first.error)
  return coarsestEnd === undefined ? null : { at: coarsestEnd.at, size: facts.smallest }
}

function isOpen(span: Span, facts: LevelFacts): boolean {
  return Math.abs(spanGap(span, facts) - facts.smallest) < clearErrors * spanError(span, facts)
}

/** The commit in the middle where all build; those beside some that do not count less, as they may be broken. */
function middleCandidate({ start, end }: Span, skipped: ReadonlySet<number>): number | null {
  const choices = between(start, end)
    .filter((at) => !skipped.has(at))
    .map((at) => ({ at, worth: Math.min(at - start, end - at) * chanceOfBuilding(at, skipped) }))
  return choices.toSorted((first, second) => second.worth - first.worth)[0]?.at ?? null
}

function chanceOfBuilding(at: number, skipped: ReadonlySet<number>): number {
  const distance = Math.min(...[...skipped].map((brokenAt) => Math.abs(brokenAt - at)))
  return 1 - 0.5 ** (distance / Math.max(1, skipped.size))
}

function isStep(span: Span, facts: LevelFacts): boolean {
  const gap = spanGap(span, facts)
  return gap >= facts.smallest && gap >= certainErrors * spanError(span, facts)
}

function spanGap({ start, end }: Span, facts: LevelFacts): number {
  return Math.abs(levelAt(end, facts).effect - levelAt(start, facts).effect)
}

function spanError({ start, end }: Span, facts: LevelFacts): number {
  return Math.hypot(levelAt(start, facts).error, levelAt(end, facts).error)
}

function levelAt(at: number, { levels }: LevelFacts): Level {
  return levels.get(at) ?? levelOfGood
}
