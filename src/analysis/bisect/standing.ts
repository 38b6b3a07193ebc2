import type { Ancestry } from './ancestry.ts'
import { flickerOf } from './flicker-of.ts'
import { levelOfGood, levelsOf, type Level, type Measured } from './level.ts'
import { mostTimes, nextIn } from './next-in.ts'
import { groupsOf, partOf, type Group, type Known, type Part } from './part.ts'

/** The probability at which a change is found. */
export const enoughProbability = 0.95

/** Everything that a bisection has found out so far. */
export interface BisectFacts {
  readonly ancestry: Ancestry
  /** Of BAD, and of the commits before it. */
  readonly measured: readonly Measured[]
  /** Commits that cannot be measured: they do not build. */
  readonly skipped: ReadonlySet<number>
  /** The smallest difference that is looked for, as the logarithm of a ratio. */
  readonly smallest: number
}

/** One change of the range: which commit has made it, as far as is known. */
export interface Sought {
  /** The last commit without it, -1 for GOOD, and the first known to have it. */
  readonly from: number
  readonly to: number
  /** The likeliest commits, which nothing can tell apart; just one unless some were skipped. */
  readonly leader: Group
  /** The fewest commits of which one has made it with a probability of 95 %, in order. */
  readonly likely: readonly number[]
  readonly found: boolean
  /** The closest measured commits: without its change, -1 for GOOD, and with it. */
  readonly start: number
  readonly end: number
  /** Their levels. */
  readonly before: Level
  readonly after: Level
  /** What to measure for it; `null` when it is found, or nothing would help. */
  readonly next: Step | null
}

/** A commit to measure against GOOD. */
export interface Step {
  readonly at: number
  /** The difference to be seen, as the logarithm of a ratio. */
  readonly size: number
}

/** How far a bisection is. */
export interface Standing {
  /** The changes of the range, the largest first. */
  readonly changes: readonly Sought[]
  /** The commit to measure now; `null` when there is none. */
  readonly next: Step | null
}

/**
 * What the measurements so far say, and which commit to measure next.
 *
 * A commit whose level is neither that of the start nor that of the end shows that there are two
 * changes: the range is split there, and both are looked for. So it is when a change is found whose
 * size does not account for the whole difference.
 */
export function standingOf(facts: BisectFacts): Standing {
  const levels = levelsOf(facts.measured)
  const known = {
    ancestry: facts.ancestry,
    levels,
    flicker: flickerOf(levels),
    skipped: facts.skipped,
    smallest: facts.smallest,
  }
  const sought = soughtIn({ from: -1, to: facts.ancestry.size - 1 }, known)
  const changes = sought.toSorted((one, other) => sizeOf(other) - sizeOf(one))
  return { changes, next: changes.find(({ next }) => next !== null)?.next ?? null }
}

interface Searched extends Known {
  readonly smallest: number
}

// How far from a commit others may confirm its level, and how many of them are measured for that.
const closest = 8
const askedAtMost = 4
// As many levels, that of GOOD included, say how much commits differ by themselves.
const surelyKnown = 5

function sizeOf({ before, after }: Sought): number {
  return Math.abs(after.effect - before.effect)
}

function soughtIn(ends: Pick<Part, 'from' | 'to'>, known: Searched): readonly Sought[] {
  const part = partOf(ends, known)
  const split = splitOf(part, known)
  if (split?.confirm === null) {
    return [
      ...soughtIn({ from: ends.from, to: split.at }, known),
      ...soughtIn({ from: split.at, to: ends.to }, known),
    ]
  }
  const [leader, ...others] = groupsOf(part, known.ancestry)
  if (leader === undefined) return []
  const { start, end } = edgesOf(part, leader, known)
  const confirm = split?.confirm ?? null
  const found = leader.probability >= enoughProbability && confirm === null
  const rest = [
    { from: ends.from, to: start },
    { from: end, to: ends.to },
  ].filter((one) => found && gapOf(one.from, one.to, known) >= known.smallest)
  const one: Sought = {
    ...ends,
    leader,
    likely: likelyIn([leader, ...others]),
    found,
    start,
    end,
    before: levelAt(start, known),
    after: levelAt(end, known),
    next: found
      ? firstOf(rest.map((each) => doubtIn(each, known)))
      : (confirm ?? searchStep(part, known)),
  }
  const steps = rest.filter(({ from, to }) => isStep(from, to, known))
  return [one, ...steps.flatMap((each) => soughtIn(each, known))]
}

function searchStep(part: Part, known: Searched): Step | null {
  const at = nextIn(part, known)
  return at === null ? null : { at, size: gapOf(part.from, part.to, known) }
}

/** What to measure again to see whether there is another change between two measured commits. */
function doubtIn({ from, to }: Pick<Part, 'from' | 'to'>, known: Searched): Step | null {
  if (isStep(from, to, known)) return null
  const [coarse] = [from, to]
    .map((at) => ({ at, ...levelAt(at, known) }))
    .filter(({ times }) => times > 0 && times < mostTimes)
    .toSorted((one, other) => other.error - one.error)
  return coarse === undefined ? null : { at: coarse.at, size: known.smallest }
}

function firstOf(steps: readonly (Step | null)[]): Step | null {
  return steps.find((step) => step !== null) ?? null
}

/** A measured commit between two changes. */
interface Split {
  readonly at: number
  /** What to measure first, to see that it is not just this commit; `null` when that is known. */
  readonly confirm: Step | null
}

/**
 * The measured commit between two changes: of several, the one that is farthest from both levels. One
 * commit alone may just be itself, so another close to it has to show the same.
 */
function splitOf(part: Part, known: Searched): Split | null {
  const { from, to, testable } = part
  const size = Math.abs(levelAt(to, known).effect - levelAt(from, known).effect)
  // A level near one of the ends may still be that end's.
  const least = Math.max(known.smallest, size / 4)
  const distanceOf = (at: number): number => Math.min(gapOf(from, at, known), gapOf(at, to, known))
  const between = testable
    .filter((at) => known.levels.has(at))
    .filter((at) => distanceOf(at) >= least && isStep(from, at, known) && isStep(at, to, known))
    .toSorted((one, other) => distanceOf(other) - distanceOf(one))
  const seen = between.map((at): Split | null => {
    const near = closeTo(at, testable)
    const isSame = (one: number): boolean =>
      known.levels.has(one) && gapOf(one, at, known) < distanceOf(at) / 2
    if (testable.length === 1 || near.some(isSame)) return { at, confirm: null }
    const open = near.slice(0, askedAtMost).find((one) => !known.levels.has(one))
    if (open === undefined) return null
    const isSure =
      known.levels.size > surelyKnown && distanceOf(at) >= 4 * Math.SQRT2 * known.flicker
    return { at, confirm: isSure ? null : { at: open, size: distanceOf(at) } }
  })
  return seen.find((one) => one?.confirm === null) ?? seen.find((one) => one !== null) ?? null
}

/** The commits around one that can be measured, the closest first. */
function closeTo(at: number, testable: readonly number[]): readonly number[] {
  const place = testable.indexOf(at)
  return testable
    .map((one, index) => ({ one, distance: Math.abs(index - place) }))
    .filter(({ distance }) => distance > 0 && distance <= closest)
    .toSorted((first, second) => first.distance - second.distance)
    .map(({ one }) => one)
}

/** The measured commits closest to the leader: without its change, and with it. */
function edgesOf(
  { from, to, testable }: Part,
  { commits }: Group,
  { ancestry, levels }: Searched,
): { readonly start: number; readonly end: number } {
  const measured = testable.filter((at) => levels.has(at))
  const before = measured.filter((at) => commits.every((one) => !ancestry.isIn(one, at)))
  const after = measured.find((at) => commits.every((one) => ancestry.isIn(one, at)))
  const below = before.filter((at) => commits.some((one) => ancestry.isIn(at, one)))
  return { start: below.at(-1) ?? from, end: after ?? to }
}

// Three standard errors of the difference.
const certain = 3

function isStep(one: number, other: number, known: Searched): boolean {
  if (one === other) return false
  const error = Math.hypot(levelAt(one, known).error, levelAt(other, known).error, known.flicker)
  const gap = gapOf(one, other, known)
  return gap >= known.smallest && gap >= certain * error
}

function gapOf(one: number, other: number, known: Searched): number {
  return Math.abs(levelAt(other, known).effect - levelAt(one, known).effect)
}

function levelAt(at: number, { levels }: Searched): Level {
  return levels.get(at) ?? levelOfGood
}

function likelyIn(groups: readonly Group[]): readonly number[] {
  const likely: number[] = []
  let sum = 0
  for (const { commits, probability } of groups) {
    if (sum >= enoughProbability) break
    sum += probability
    likely.push(...commits)
  }
  return likely.toSorted((one, other) => one - other)
}
