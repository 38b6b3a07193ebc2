import type { Ancestry } from './ancestry.ts'
import { levelOfGood, levelsOf, type Level, type MeasuredLevel } from './level.ts'

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
  readonly before: Level
  readonly after: Level
  /** Whether nothing is left that could tell the commits apart, and their step is one for certain. */
  readonly isFound: boolean
  /** Where the levels differ besides the step, by as much as is looked for. */
  readonly unexplained: readonly Span[]
  /** `null` when no measurement would help. */
  readonly next: NextCommit | null
}

// More measurements of one commit would only measure its own difference more closely.
const mostTimes = 4

// Standard errors of a difference: to call it a step, and to measure no further.
const certain = 3
const clear = 2

interface Known extends Omit<BisectFacts, 'measured'> {
  readonly levels: ReadonlyMap<number, Level>
}

/** Commits of which one has made the step, and what they are compared with. */
interface Part extends Span {
  readonly candidates: readonly number[]
  /** What a commit must contain to be compared with `start`. */
  readonly origin: number
}

/**
 * Halves the range at the measured commits, one after the other, and goes on in the half across which
 * the level changes more: the step that is left in the end is the largest of those that were seen.
 * A commit at which that is a close call is measured again first.
 *
 * @param facts - BAD, the last commit of the ancestry, is measured
 */
export function largestStep({ measured, ...facts }: BisectFacts): LargestStep {
  const known = { ...facts, levels: levelsOf(measured) }
  const end = facts.ancestry.size - 1
  const candidates = Array.from({ length: end + 1 }, (_, at) => at)
  let part: Part = { start: -1, end, origin: -1, candidates }
  let again: NextCommit | null = null
  for (const at of known.levels.keys()) {
    if (!tests(at, part, known)) continue
    again ??= closeCall(at, part, known)
    part = halfOf(at, part, known)
  }
  const middle = middleValue(part, known)
  const step = { ...edgesOf(part, known), commits: part.candidates }
  const size = gapOf(step, known)
  const isFound = middle === null && isStep(step, known)
  const others = [
    { start: -1, end: step.start },
    { start: step.end, end },
  ].filter((span) => span.start !== span.end)
  const next =
    again ??
    (middle === null
      ? measuredAgain(isFound ? others.filter((span) => isOpen(span, known)) : [step], known)
      : { at: middle, size })
  return {
    ...step,
    before: levelAt(step.start, known),
    after: levelAt(step.end, known),
    isFound,
    unexplained: others.filter((span) => gapOf(span, known) >= known.smallest),
    next,
  }
}

/** Whether the level of a commit tells some candidates from the others. */
function tests(at: number, { origin, end, candidates }: Part, { ancestry }: Known): boolean {
  if (at < 0 || at === end || !ancestry.isIn(origin, at) || !ancestry.isIn(at, end)) return false
  const inside = candidates.filter((candidate) => ancestry.isIn(candidate, at))
  return inside.length > 0 && inside.length < candidates.length
}

function halfOf(at: number, part: Part, known: Known): Part {
  const isInside = (candidate: number): boolean => known.ancestry.isIn(candidate, at)
  const [below, above] = halvesOf(at, part)
  if (gapOf(below, known) >= gapOf(above, known)) {
    return { ...part, end: at, candidates: part.candidates.filter(isInside) }
  }
  return {
    start: at,
    end: part.end,
    // Beside a commit that is as fast as the start, a branch that does not contain it says as much.
    origin: isStep(below, known) ? at : part.origin,
    candidates: part.candidates.filter((candidate) => !isInside(candidate)),
  }
}

function halvesOf(at: number, { start, end }: Span): readonly [Span, Span] {
  return [
    { start, end: at },
    { start: at, end },
  ]
}

/** What to measure again where either half may hold the larger step, unless there is one in both. */
function closeCall(at: number, part: Part, known: Known): NextCommit | null {
  const [below, above] = halvesOf(at, part)
  if (isStep(below, known) && isStep(above, known)) return null
  // The level of the commit is in both differences.
  const error = Math.hypot(squaredError(part, known), 2 * levelAt(at, known).error)
  if (Math.abs(gapOf(below, known) - gapOf(above, known)) >= clear * error) return null
  return measuredAgain([below, above], known)
}

/** The least certain of the ends that are worth another measurement. */
function measuredAgain(spans: readonly Span[], known: Known): NextCommit | null {
  const [coarsest] = spans
    .flatMap(({ start, end }) => [start, end])
    .map((at) => ({ at, ...levelAt(at, known) }))
    .filter(({ times, error }) => times > 0 && times < mostTimes && error > 0)
    .toSorted((first, second) => second.error - first.error)
  return coarsest === undefined ? null : { at: coarsest.at, size: known.smallest }
}

/** Whether another measurement may decide if there is a difference that is looked for. */
function isOpen(span: Span, known: Known): boolean {
  const distance = Math.abs(gapOf(span, known) - known.smallest)
  return distance < clear * squaredError(span, known)
}

/**
 * The commit whose answer is the most open: in the middle where all build. What breaks one commit is
 * often broken in those around it, so those beside some that do not build count less.
 */
function middleValue(part: Part, known: Known): number | null {
  const { ancestry, levels, skipped } = known
  const tried = part.candidates
    .filter((at) => !levels.has(at) && !skipped.has(at) && tests(at, part, known))
    .map((at) => {
      const inside = part.candidates.filter((candidate) => ancestry.isIn(candidate, at)).length
      const evenness = Math.min(inside, part.candidates.length - inside)
      return { at, worth: evenness * chanceOfBuilding(at, skipped) }
    })
  return tried.toSorted((first, second) => second.worth - first.worth)[0]?.at ?? null
}

function chanceOfBuilding(at: number, skipped: ReadonlySet<number>): number {
  const distance = [...skipped].reduce(
    (least, broken) => Math.min(least, Math.abs(broken - at)),
    Infinity,
  )
  return 1 - 0.5 ** (distance / Math.max(1, skipped.size))
}

/** The measured commits closest to the candidates: without the step, and with it. */
function edgesOf({ start, end, origin, candidates }: Part, { ancestry, levels }: Known): Span {
  const below = [...levels.keys()]
    .filter((at) => at >= 0 && ancestry.isIn(origin, at))
    .filter((at) => candidates.every((candidate) => !ancestry.isIn(candidate, at)))
    .filter((at) => candidates.some((candidate) => ancestry.isIn(at, candidate)))
  return { start: below.length === 0 ? start : Math.max(...below), end }
}

function isStep(span: Span, known: Known): boolean {
  const gap = gapOf(span, known)
  return gap >= known.smallest && gap >= certain * squaredError(span, known)
}

function gapOf({ start, end }: Span, known: Known): number {
  return Math.abs(levelAt(end, known).effect - levelAt(start, known).effect)
}

function squaredError({ start, end }: Span, known: Known): number {
  return Math.hypot(levelAt(start, known).error, levelAt(end, known).error)
}

function levelAt(at: number, { levels }: Known): Level {
  return levels.get(at) ?? levelOfGood
}
