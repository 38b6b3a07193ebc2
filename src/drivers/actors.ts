import type { Batch, Observation, ProcessUsage } from '../model/run/series-answer.ts'
import type { LoadedAddon } from '../model/build/build.ts'
import type { Readings, Series } from '../model/run/sample.ts'
import type { SuiteRun } from '../model/run/suite.ts'

/** How many calls a batch makes. */
export interface BatchLength {
  /** Calls that are timed, together. */
  readonly iterations: number
  /** Calls just before, without being timed: they refill what the other side's turn has emptied. */
  readonly leadIn: number
}

/** Requests that are sent one after the other, each when the one before is answered. */
export interface Burst {
  /** Positions in the benchmark's list of requests. */
  readonly requests: readonly number[]
  /** How many of them come first without being timed: they refill what the other's turn has emptied. */
  readonly leadIn: number
}

/** What a server has used since it started, all its processes together; `null` where it is not reported. */
export interface ServerUsage {
  readonly cpuSeconds: number | null
  readonly peakMemoryBytes: number | null
  readonly pageFaults: number | null
  readonly contextSwitches: number | null
}

/** What came of letting a command run for a slice. */
export interface Slice {
  readonly ended: boolean
  /** How long it was let run. */
  readonly seconds: number
  /** For how long it was ready meanwhile while other processes had its CPU; 0 when it was not checked. */
  readonly waitedSeconds: number
}

/** A process that stays alive between `start` and `end`. */
interface ProcessActor {
  readonly start: () => Promise<void>
  /** The native addons that it has loaded; `null` where not reported by the system. */
  readonly addons: () => Promise<readonly LoadedAddon[] | null>
  readonly end: () => Promise<void>
}

/** A benchmark in a process of its own. */
export interface HarnessActor extends ProcessActor {
  readonly run: (length: BatchLength) => Promise<Batch>
  /** Gives the benchmark a fresh state, untimed. */
  readonly renew: () => Promise<void>
  readonly usage: () => Promise<ProcessUsage>
  /** Seconds of the first calls of the process, each timed; only before any other request. */
  readonly series: () => Promise<Series>
  /** Calls that are not timed, for what would disturb the clock. */
  readonly observe: (iterations: number) => Promise<Observation>
}

/** A server. */
export interface ServerActor extends ProcessActor {
  /** Nanoseconds of each timed request until its answer was complete, in their order. */
  readonly burst: (burst: Burst) => Promise<readonly number[]>
  readonly usage: () => Promise<ServerUsage>
}

/** A whole command that only runs when it is let. */
export interface SlicedCommandActor {
  /** Starts the command and suspends it at once. */
  readonly start: () => Promise<void>
  /** Lets it run for so long; ends at once when it has ended. */
  readonly slice: (length: {
    readonly milliseconds: number
    /** Whether to look how long it was ready while others had its CPU; that takes a while. */
    readonly watched: boolean
  }) => Promise<Slice>
  /** The readings of the command, once it has ended. */
  readonly readings: () => Promise<Readings>
}

/** A whole command. */
export interface CommandActor {
  readonly run: () => Promise<Readings>
  /** Runs it once more to count what it does; yields nothing where that cannot be had. */
  readonly count: () => Promise<Readings>
}

/** A whole suite. */
export interface SuiteActor {
  readonly run: () => Promise<SuiteRun>
}

/** What each driver speaks to. */
export interface ActorByDriver {
  readonly pingpong: HarnessActor
  readonly alternate: ServerActor
  readonly command: CommandActor
  readonly sliced: SlicedCommandActor
  readonly suite: SuiteActor
}
