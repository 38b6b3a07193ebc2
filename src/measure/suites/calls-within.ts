// How long the rows of a suite run in one process. Pure, and alike for both sides.
import type { SuiteRow } from '../../model/run/suite.ts'
import type { BySide } from '../../model/build/side.ts'

const rowSeconds = 0.1
const suiteSeconds = 2
const leastRowSeconds = 0.02

/**
 * Calls of each row of a suite, the same on both sides, so that it takes a tenth of a second or less, by the geometric
 * mean of their times; none for a row that is not a time. `secondsPerCall` is what the tool itself adds to each.
 */
export function callsWithin(
  rows: BySide<readonly SuiteRow[]>,
  secondsPerCall: number,
): Readonly<Record<string, number>> {
  const seconds = Math.max(
    leastRowSeconds,
    Math.min(rowSeconds, suiteSeconds / Math.max(1, rows.head.length)),
  )
  return Object.fromEntries(
    [...secondsOfCalls(rows, secondsPerCall)].map(([name, perCall]) => [
      name,
      Math.max(2, Math.round(seconds / perCall)),
    ]),
  )
}

/** What a call of each row takes, by name, with the tool's own part; only of rows that are times. */
export function secondsOfCalls(
  rows: BySide<readonly SuiteRow[]>,
  secondsPerCall: number,
): ReadonlyMap<string, number> {
  const baseRows = new Map(rows.base.map((row) => [row.name, row]))
  return new Map(
    rows.head.flatMap(({ name, value, unit, better }) => {
      const suiteRow = baseRows.get(name)
      if (suiteRow?.unit !== 's' || unit !== 's' || better !== 'lower') return []
      return [[name, Math.sqrt(value * suiteRow.value) + secondsPerCall] as const]
    }),
  )
}

/** What is said of all rows without a name here, which no row lacks: the fewest calls. */
export const otherRows = ['', 2] as const

/** A pair of processes of a suite. */
export interface SuitePair {
  readonly seconds: number
  /** What of them the settled calls take; 0 if the tool decides itself how long it runs. */
  readonly workSeconds: number
  /** That each row makes, by name; `null` where the tool itself decides. */
  readonly calls: Calls | null
}

type Timing = Pick<SuitePair, 'seconds' | 'workSeconds'>

// Of all that a process does, something is always beside its calls.
const mostWork = 0.8

/** Seconds of a pair that calls of its rows take on both sides, with as many to warm up, by those of a call. */
export function secondsOfWork(
  seconds: number,
  calls: Calls,
  secondsByName: ReadonlyMap<string, number>,
): number {
  const callSeconds = Object.entries(calls).reduce(
    (sum, [name, count]) => sum + 2 * 2 * count * (secondsByName.get(name) ?? 0),
    0,
  )
  return Math.min(mostWork * seconds, callSeconds)
}

/** By the row's name. */
type Calls = Readonly<Record<string, number>>

// Two or three more than an ordinary table needs to call anything.
const enoughPairs = 16
/** Of the time that is left, beside control pairs, probes and pairs that are repeated. */
const measuringShare = 0.8
/** Shorter runs tell more of how a function starts than of how it runs. */
const leastShare = 0.25

/** How long a pair of this suite takes at least. */
export function shortestSeconds({ seconds, workSeconds }: Timing): number {
  return seconds - workSeconds * (1 - leastShare)
}

/** The share of calls, at least a quarter, with which enough pairs fit: few long blocks decide less than many short. */
export function shareOfCalls(pairs: readonly Timing[], secondsLeft: number): number {
  const callSeconds = pairs.reduce((sum, { workSeconds }) => sum + workSeconds, 0)
  const pairSeconds = pairs.reduce((sum, { seconds }) => sum + seconds, 0)
  if (callSeconds === 0) return 1
  const roomSeconds = (secondsLeft * measuringShare) / enoughPairs
  return Math.min(
    1,
    Math.max(leastShare, (roomSeconds - (pairSeconds - callSeconds)) / callSeconds),
  )
}

// Of so few, none can be spared.
const fewestCalls = 8

/** A pair in which each row makes that share of its calls. */
export function shortenedPair(
  { seconds, workSeconds, calls }: SuitePair,
  share: number,
): SuitePair {
  const shortenedCalls = Object.entries(calls ?? {}).map(([name, count]) => [
    name,
    Math.max(Math.min(count, fewestCalls), Math.round(count * share)),
  ])
  return {
    seconds: seconds - (1 - share) * workSeconds,
    workSeconds: share * workSeconds,
    calls: calls && Object.fromEntries(shortenedCalls),
  }
}

/** Pairs of each row at which a table of so many rows can call anything. */
export type PairsToCall = (rows: number) => number

// Before its pairs, each row has one that warms up.
const warmUpPairs = 1

/** Seconds that a suite of so many rows takes until anything can be called, by what a pair of it takes. */
export function secondsToCall(pairSeconds: number, rows: number, pairsToCall: PairsToCall): number {
  return ((pairsToCall(rows) + warmUpPairs) * pairSeconds) / measuringShare
}

interface PairOfSuite extends Timing {
  readonly name: string
  readonly rows: number
}

/**
 * Names of the suites that the time left brings to where something can be called, with the fewest calls: as many rows
 * as possible, those with the least time first. If none can be brought there, the first of which one pair fits.
 */
export function suitesThatFit(
  suites: readonly PairOfSuite[],
  secondsLeft: number,
  pairsToCall: PairsToCall,
): ReadonlySet<string> {
  const shortest = suites
    .map((suite) => ({ ...suite, seconds: shortestSeconds(suite) }))
    .toSorted(
      (first, second) =>
        first.seconds / Math.max(1, first.rows) - second.seconds / Math.max(1, second.rows),
    )
  const keptNames = new Set<string>()
  let keptRows = 0
  let keptSeconds = 0
  for (const { name, seconds, rows } of shortest) {
    const pairSeconds = keptSeconds + seconds
    if (secondsToCall(pairSeconds, keptRows + rows, pairsToCall) > secondsLeft) continue
    keptNames.add(name)
    keptRows += rows
    keptSeconds = pairSeconds
  }
  const first = shortest.find(({ seconds }) => seconds <= secondsLeft)
  return keptNames.size > 0 || first === undefined ? keptNames : new Set([first.name])
}

/** Whether one of these suites would fit alone, and does not beside the others: another would take its time. */
export function isRoomTaken(
  suites: readonly PairOfSuite[],
  secondsLeft: number,
  pairsToCall: PairsToCall,
): boolean {
  const fittingNames = suitesThatFit(suites, secondsLeft, pairsToCall)
  return suites.some(
    (suite) =>
      !fittingNames.has(suite.name) &&
      secondsToCall(shortestSeconds(suite), suite.rows, pairsToCall) <= secondsLeft,
  )
}

/** What of a run's time is gone, and what it is to be divided among. */
export interface LearningState {
  /** All that the run may take, learning included; `null` for no limit. */
  readonly budgetSeconds: number | null
  readonly spentSeconds: number
  /** Suites that are still to be learnt. */
  readonly suitesLeft: number
  /** That each of them is learnt by: one for each side. */
  readonly processes: number
}

const learningShare = 0.5

/**
 * Seconds for one process of the next suite, zero or less without any. At most half of the budget goes into learning,
 * and unless it is the last, half of what is left, so that a long one does not keep all others from their turn.
 */
export function learningSeconds({
  budgetSeconds,
  spentSeconds,
  suitesLeft,
  processes,
}: LearningState): number {
  if (budgetSeconds === null) return Number.POSITIVE_INFINITY
  const remainingSeconds = budgetSeconds * learningShare - spentSeconds
  return remainingSeconds / processes / (suitesLeft > 1 ? 2 : 1)
}
