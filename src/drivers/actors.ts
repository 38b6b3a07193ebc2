import type { Random } from '../model/random.ts'
import type { Batch, Observation, ProcessUsage } from '../model/run/series-answer.ts'
import type { ServerUsage } from '../model/run/server.ts'
import type { LoadedAddon } from '../model/build/build.ts'
import type { Readings, Series } from '../model/run/sample.ts'
import type { SuiteRun } from '../model/run/suite.ts'

/** Number of calls in a batch. */
export interface BatchLength {
  /** Number of timed calls. */
  readonly iterations: number
  /** Number of untimed calls before them, which refill the caches that the other side's turn has emptied. */
  readonly leadIn: number
}

/** Fewest calls in a batch with a lead-in: of the longer calls of smaller batches, even one would cost too much. */
export const fewestCallsAfterLeadIn = 5

/** `aside`: on another CPU than the one it is measured on, which another process may be starting on. */
export type StartPlace = 'aside'

/** Requests that are sent one after the other, each once the previous one is answered. */
export interface Burst {
  /** Positions in the benchmark's list of requests. */
  readonly requests: readonly number[]
  /** Number of untimed requests at the start, for the same reason. */
  readonly leadIn: number
}

/** A process that stays alive between `start` and `end`. */
interface ProcessActor {
  readonly start: () => Promise<void>
  /** The native addons that it has loaded; `null` where the system does not report them. */
  readonly addons: () => Promise<readonly LoadedAddon[] | null>
  readonly end: () => Promise<void>
}

/** A benchmark in its own process. */
export interface HarnessActor extends ProcessActor {
  readonly start: (place?: StartPlace) => Promise<void>
  readonly run: (length: BatchLength) => Promise<Batch>
  /** Gives the benchmark a fresh state, untimed, and lets it rest unless it has `rested`. */
  readonly renew: (how: { readonly isRested: boolean }) => Promise<void>
  readonly usage: () => Promise<ProcessUsage>
  /** Times the first calls of the process, in seconds each; only valid before any other request. */
  readonly series: () => Promise<Series>
  /** Untimed calls, for measurements that would disturb the clock. */
  readonly observe: (iterations: number) => Promise<Observation>
  /** What so many more calls leave undone: sentences by kind. */
  readonly undone: (calls: number) => Promise<Readonly<Record<string, string>>>
}

/** A server. */
export interface ServerActor extends ProcessActor {
  /** How it has answered so far. */
  readonly habits: () => Promise<ServerHabits>
  /** Nanoseconds from each timed request to its complete answer, in order. */
  readonly burst: (burst: Burst) => Promise<readonly number[]>
  readonly usage: () => Promise<ServerUsage>
}

/** How a server answers. */
export interface ServerHabits {
  /** Bytes of the answers to each request, by its place in the list; `null` where they differ. */
  readonly sizes: ReadonlyMap<number, number | null>
  /** Whether it closes connections, so that its client has to connect again. */
  readonly closes: boolean
}

/** A whole command. */
export interface CommandActor {
  readonly run: () => Promise<Readings>
}

/** A whole suite. */
export interface SuiteActor {
  readonly run: () => Promise<SuiteRun>
}

/** The kind of actor that each driver uses. */
export interface ActorByDriver {
  readonly pingpong: HarnessActor
  readonly alternate: ServerActor
  readonly command: CommandActor
  readonly suite: SuiteActor
}

/** The two slots of a block. A coin decides which side takes which; after that they are treated equally. */
export type Slot = 'one' | 'two'

/** One value for each slot. */
export interface BySlot<T> {
  readonly one: T
  readonly two: T
}

/** Picks a slot with a fair coin. */
export function drawnSlot(random: Random): Slot {
  return random.coin() ? 'one' : 'two'
}

/** Who goes first in a turn of a block: slot one in turn 0, as the coin has decided which side it is, later either. */
export function firstSlot(turn: number, random: Random): Slot {
  return turn === 0 ? 'one' : drawnSlot(random)
}

/** The smaller of two values of each slot, whatever their unit. */
export function leastBySlot(first: BySlot<number>, second: BySlot<number>): BySlot<number> {
  return { one: Math.min(first.one, second.one), two: Math.min(first.two, second.two) }
}

/** Does the same with both actors, one after the other: no two measured processes ever run at the same time. */
export async function onBoth<Actor, T>(
  actors: BySlot<Actor>,
  first: Slot,
  action: (actor: Actor) => Promise<T>,
): Promise<BySlot<T>> {
  if (first === 'one') {
    const entry = await action(actors.one)
    return { one: entry, two: await action(actors.two) }
  }
  const two = await action(actors.two)
  return { one: await action(actors.one), two }
}

/** Starts both at once, each on a CPU of its own, as nothing is timed yet; throws the first error. */
export async function startTogether({ one, two }: BySlot<HarnessActor>): Promise<void> {
  const starts = await Promise.allSettled([one.start(), two.start('aside')])
  for (const start of starts) if (start.status === 'rejected') throw start.reason
}

/** The same of each slot's value. */
export function perSlot<T, R>({ one, two }: BySlot<T>, of: (value: T) => R): BySlot<R> {
  return { one: of(one), two: of(two) }
}

/** The values of each slot in many pairs, in their order. */
export function listsBySlot<T>(pairs: readonly BySlot<T>[]): BySlot<T[]> {
  return { one: pairs.map((pair) => pair.one), two: pairs.map((pair) => pair.two) }
}
