/** The commits of a range by their position, parents before children; the last one is BAD. */
export interface Ancestry {
  /** Number of commits. */
  readonly size: number
  /** Whether one commit is another's ancestor, or the same. GOOD, at -1, is in all of them. */
  readonly isIn: (ancestor: number, commit: number) => boolean
}

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
  readonly ancestry: Ancestry
  /** Of BAD, and of the commits before it, in the order in which they were measured. */
  readonly measured: readonly MeasuredLevel[]
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

/** Two measured commits, one an ancestor of the other; −1 is GOOD. */
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

interface LevelFacts extends Omit<BisectFacts, 'measured'> {
  readonly levels: ReadonlyMap<number, Level>
}

/** Commits of which one has made the step, and what they are compared with. */
interface Stretch extends Span {
  readonly candidates: readonly number[]
  /** What a commit must contain to be compared with `start`. */
  readonly origin: number
}

/**
 * Which commits of a range contain which.
 *
 * @param parents - positions of each commit's parents inside the range; all below its own
 */
export function ancestryOf(parents: readonly (readonly number[])[]): Ancestry {
  const words = Math.ceil(parents.length / 32)
  const sets: Uint32Array[] = []
  for (const [at, ownParents] of parents.entries()) {
    const set = new Uint32Array(words)
    for (const parent of ownParents) {
      for (const [word, bits] of (sets[parent] ?? []).entries()) set[word] = (set[word] ?? 0) | bits
    }
    set[at >>> 5] = (set[at >>> 5] ?? 0) | (1 << (at & 31))
    sets.push(set)
  }
  return {
    size: parents.length,
    isIn: (ancestor, commit) =>
      ancestor < 0 || (((sets[commit]?.[ancestor >>> 5] ?? 0) >>> (ancestor & 31)) & 1) === 1,
  }
}

/**
 * Halves the range at the measured commits, one after the other, and goes on in the half across which
 * the level changes more: the step that is left in the end is the largest of those that were seen.
 * A commit at which that is a close call is measured again first.
 *
 * @param facts - BAD, the last commit of the ancestry, is measured
 */
export function largestStep({ measured, ...rest }: BisectFacts): LargestStep {
  const facts = { ...rest, levels: levelsOf(measured) }
  const end = facts.ancestry.size - 1
  const candidates = Array.from({ length: end + 1 }, (_, at) => at)
  let stretch: Stretch = { start: -1, end, origin: -1, candidates }
  let repeat: NextCommit | null = null
  for (const at of facts.levels.keys()) {
    if (!divides(at, stretch, facts)) continue
    repeat ??= closeCall(at, stretch, facts)
    stretch = halfOf(at, stretch, facts)
  }
  const middle = middleCandidate(stretch, facts)
  const step = edgesOf(stretch, facts)
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
    commits: stretch.candidates,
    isFound,
    unexplained: otherSteps.filter((span) => spanGap(span, facts) >= facts.smallest),
    next,
    levelAt: (at) => levelAt(at, facts),
  }
}

/** Measurements of the same commit are weighted by the inverse of their variances. */
function levelsOf(measured: readonly MeasuredLevel[]): ReadonlyMap<number, Level> {
  const levels = new Map<number, Level>([[-1, levelOfGood]])
  for (const { at, effect, error } of measured) {
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

/** Whether the level of a commit tells some candidates from the others. */
function divides(
  at: number,
  { origin, end, candidates }: Stretch,
  { ancestry }: LevelFacts,
): boolean {
  if (at < 0 || at === end || !ancestry.isIn(origin, at) || !ancestry.isIn(at, end)) return false
  const inside = candidates.filter((candidate) => ancestry.isIn(candidate, at))
  return inside.length > 0 && inside.length < candidates.length
}

function halfOf(at: number, stretch: Stretch, facts: LevelFacts): Stretch {
  const isInside = (candidate: number): boolean => facts.ancestry.isIn(candidate, at)
  const [below, above] = halvesOf(at, stretch)
  if (spanGap(below, facts) >= spanGap(above, facts)) {
    return { ...stretch, end: at, candidates: stretch.candidates.filter(isInside) }
  }
  return {
    start: at,
    end: stretch.end,
    // Beside a commit that is as fast as the start, a branch that does not contain it says as much.
    origin: isStep(below, facts) ? at : stretch.origin,
    candidates: stretch.candidates.filter((candidate) => !isInside(candidate)),
  }
}

function halvesOf(at: number, { start, end }: Span): readonly [Span, Span] {
  return [
    { start, end: at },
    { start: at, end },
  ]
}

/** What to measure again where either half may hold the larger step, unless there is one in both. */
function closeCall(at: number, stretch: Stretch, facts: LevelFacts): NextCommit | null {
  const [below, above] = halvesOf(at, stretch)
  if (isStep(below, facts) && isStep(above, facts)) return null
  // The level of the commit is in both differences.
  const error = Math.hypot(spanError(stretch, facts), 2 * levelAt(at, facts).error)
  if (Math.abs(spanGap(below, facts) - spanGap(above, facts)) >= clearErrors * error) return null
  return measuredAgain([below, above], facts)
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

/**
 * The commit whose answer is the most open: in the middle where all build. What breaks one commit is
 * often broken in those around it, so those beside some that do not build count less.
 */
function middleCandidate(stretch: Stretch, facts: LevelFacts): number | null {
  const { ancestry, levels, skipped } = facts
  const choices = stretch.candidates
    .filter((at) => !levels.has(at) && !skipped.has(at) && divides(at, stretch, facts))
    .map((at) => {
      const inside = stretch.candidates.filter((candidate) => ancestry.isIn(candidate, at)).length
      const evenness = Math.min(inside, stretch.candidates.length - inside)
      return { at, worth: evenness * chanceOfBuilding(at, skipped) }
    })
  return choices.toSorted((first, second) => second.worth - first.worth)[0]?.at ?? null
}

function chanceOfBuilding(at: number, skipped: ReadonlySet<number>): number {
  const distance = Math.min(...[...skipped].map((brokenAt) => Math.abs(brokenAt - at)))
  return 1 - 0.5 ** (distance / Math.max(1, skipped.size))
}

/** The measured commits closest to the candidates: without the step, and with it. */
function edgesOf(
  { start, end, origin, candidates }: Stretch,
  { ancestry, levels }: LevelFacts,
): Span {
  const below = [...levels.keys()]
    .filter((at) => at >= 0 && ancestry.isIn(origin, at))
    .filter((at) => candidates.every((candidate) => !ancestry.isIn(candidate, at)))
    .filter((at) => candidates.some((candidate) => ancestry.isIn(at, candidate)))
  return { start: below.length === 0 ? start : Math.max(...below), end }
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
