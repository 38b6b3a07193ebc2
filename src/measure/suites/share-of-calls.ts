/** A suite that was learnt. */
export interface SettledSuite {
  /** Of a pair of processes. */
  readonly seconds: number
  /** What of them the settled calls take; 0 if the tool decides itself how long it runs. */
  readonly workSeconds: number
}

// Of all that a process does, something is always beside its calls.
const mostWork = 0.8

interface SecondsOfWorkRequest {
  readonly seconds: number
  readonly calls: Calls
}

/**
 * What of a pair's seconds the calls of its rows take, on both sides, with as many again to warm up.
 *
 * @param secondsOfCalls - of each row, by name
 */
export function secondsOfWork(
  { seconds, calls }: SecondsOfWorkRequest,
  secondsOfCalls: ReadonlyMap<string, number>,
): number {
  const work = Object.entries(calls).map(
    ([name, count]) => 2 * 2 * count * (secondsOfCalls.get(name) ?? 0),
  )
  return Math.min(
    mostWork * seconds,
    work.reduce((sum, value) => sum + value, 0),
  )
}

/** By the row's name. */
type Calls = Readonly<Record<string, number>>

// Two or three more than an ordinary table needs to call anything.
const pairsWanted = 16
/** Of the time that is left, beside control pairs, probes and pairs that are repeated. */
const measuringShare = 0.8
/** Shorter runs tell more of how a function starts than of how it runs. */
const leastShare = 0.25

/** How long a pair of this suite takes at least. */
export function shortestSeconds({ seconds, workSeconds }: SettledSuite): number {
  return seconds - workSeconds * (1 - leastShare)
}

/**
 * The share of its calls that each row makes, so that enough pairs fit into the time that is left: few
 * long blocks decide less than many short ones, since most of the noise lies between processes.
 *
 * @returns at least a quarter; 1 if all fit as they are
 */
export function shareOfCalls(suites: readonly SettledSuite[], secondsLeft: number): number {
  const work = suites.reduce((sum, { workSeconds }) => sum + workSeconds, 0)
  const all = suites.reduce((sum, { seconds }) => sum + seconds, 0)
  if (work === 0) return 1
  const room = (secondsLeft * measuringShare) / pairsWanted
  return Math.min(1, Math.max(leastShare, (room - (all - work)) / work))
}

// Of so few, none can be spared.
const fewestCalls = 8

/** That share of the calls of each row. */
export function sharedCalls(calls: Calls, share: number): Calls {
  return Object.fromEntries(
    Object.entries(calls).map(([name, count]) => [
      name,
      Math.max(Math.min(count, fewestCalls), Math.round(count * share)),
    ]),
  )
}
