import type { Benchmark, DriverId } from '../model/run/benchmark.ts'
import type { Block } from '../model/run/block.ts'
import type { Metric } from '../model/judging/metric.ts'
import type { Pilot } from '../model/run/pilot.ts'
import type { Readings, Series } from '../model/run/sample.ts'

/** The two places of a block. The coin decides which side takes which; afterwards they are equals. */
export type Place = 'one' | 'two'

/** One value for each place. */
export interface ByPlace<T> {
  readonly one: T
  readonly two: T
}

/** What a driver wants done next. It never learns which side sits in a place. */
export type Step =
  /** Start the place's process; it stays alive and answers requests. */
  | { readonly do: 'start'; readonly place: Place }
  /** Send a request to a started process. The answer is that process's answer. */
  | { readonly do: 'ask'; readonly place: Place; readonly request: HarnessRequest }
  /** End a started process. The answer is `null`. */
  | { readonly do: 'end'; readonly place: Place }
  /** Run the place's whole command once. The answer is its readings. */
  | { readonly do: 'command'; readonly place: Place }
  /** Run the place's whole command once more, to count what it does. The answer is readings, if any. */
  | { readonly do: 'count'; readonly place: Place }
  /** Start the place's whole command and suspend it at once. The answer is `null`. */
  | { readonly do: 'begin'; readonly place: Place }
  /** Let the command run for so long. The answer is a `SliceAnswer`, at once when it has ended. */
  | {
      readonly do: 'slice'
      readonly place: Place
      readonly milliseconds: number
      /** Whether to look how long it was ready while others had its CPU; that takes a while. */
      readonly watched: boolean
    }
  /** Take the readings of a command that has ended. The answer is its readings. */
  | { readonly do: 'finish'; readonly place: Place }
  /** Start the place's server and wait until it is ready. The answer is `null`. */
  | { readonly do: 'serve'; readonly place: Place }
  /** Send requests one after the other. The answer is a `BurstAnswer`. */
  | { readonly do: 'burst'; readonly place: Place; readonly burst: Burst }
  /** See what the server and all it has started have used. The answer is a `ConsumedAnswer`. */
  | { readonly do: 'consumed'; readonly place: Place }
  /** End the server. The answer is `null`. */
  | { readonly do: 'stop'; readonly place: Place }
  /** Run the place's whole suite once. The answer is what it yielded. */
  | { readonly do: 'suite'; readonly place: Place }

/** Requests that are sent one after the other, each when the one before is answered. */
export interface Burst {
  /** Positions in the benchmark's list of requests. */
  readonly requests: readonly number[]
  /** How many of them come first without being timed: they refill what the other's turn has emptied. */
  readonly leadIn: number
}

/** What the harness can be asked. */
export type HarnessRequest =
  | {
      readonly ask: 'run'
      /** Calls that are timed, together. */
      readonly iterations: number
      /** Calls just before, without being timed: they refill what the other side's turn has emptied. */
      readonly leadIn: number
    }
  | { readonly ask: 'usage' }
  /** The first calls of the process, each timed; only before any other request. */
  | { readonly ask: 'series' }
  /** Calls that are not timed, for what would disturb the clock. */
  | { readonly ask: 'observe'; readonly iterations: number }

/** All that a driver may know of a block. */
export interface DriverContext {
  readonly benchmark: Benchmark
  readonly block: Block
  readonly pilot: Pilot
  /** Everything that the run shall yield; a driver fills in what it can. */
  readonly metrics: readonly Metric[]
}

/** What a block yields. */
export interface BlockYield extends ByPlace<Readings> {
  /** Only of a benchmark that asks for it. */
  readonly series?: ByPlace<Series>
}

/**
 * How a block interleaves its two runs, as a plan of steps: a pure generator that yields what is to
 * be done, gets the answers, and returns one set of readings for each place. Tests answer it
 * without any process.
 */
export interface Driver {
  readonly id: DriverId
  readonly block: (context: DriverContext) => Generator<Step, BlockYield, unknown>
}
