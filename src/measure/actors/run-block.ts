import type { CpuSet } from '../../host/process/processes.ts'
import type { Benchmark } from '../../model/run/benchmark.ts'
import type { Target } from '../targets/target.ts'
import type { Disturbance } from './disturbance-of.ts'
import { SideError, AnswerError, outOfTime } from './side-error.ts'
import type { BySlot, Slot } from '../../drivers/actors.ts'
import type { Host } from '../../host/host.ts'
import type { Side } from '../../model/build/side.ts'

/** A side's actor, and what `runBlock` needs to know about the process behind it. */
export interface SupervisedActor<Actor> {
  readonly actor: Actor
  /** Limit of its busy time; absent when its own errors say what took too long. */
  readonly limitSeconds?: number
  /** Absent where nothing is set up. */
  readonly started?: () => StartTimes
  /** What disturbed it while it was running; `null` before its end, and where not reported by the system. */
  readonly disturbance?: () => Disturbance | null
  /** What `Turns.awakeShare` yields for it; absent where it takes no turns. */
  readonly awakeShare?: () => number
  /** What is wrong with its clock, asked while it is running, or `null`. */
  readonly clockError?: () => Promise<SideError | null>
  /** Ends all of it that is still running. */
  readonly release?: () => Promise<void>
}

/** From when to when a process started, in seconds on the monotonic clock. */
export interface StartTimes {
  readonly from: number
  readonly to: number
}

/** A side's run of a benchmark, and the CPUs that it is bound to. */
export interface ActorRequest<Measured extends Benchmark> {
  readonly benchmark: Measured
  readonly target: Target
  readonly cpuSet: CpuSet
}

/** The work of a driver with the two actors of a block, and how to make them. */
export interface BlockWork<Actor, T> {
  /** Which side is in which slot. */
  readonly sides: BySlot<Side>
  readonly make: (side: Side, slot: Slot) => SupervisedActor<Actor>
  readonly work: (actors: BySlot<Actor>) => Promise<T>
}

/** The result of a block's work, and what happened meanwhile. */
export interface BlockOutcome<T> {
  readonly value: T
  readonly seconds: number
  /** Seconds of that in which at least one slot was starting. */
  readonly startSeconds: number
  /** `null` where not reported by the system. */
  readonly disturbance: BySlot<Disturbance | null>
  readonly awakeShare: BySlot<number>
}

/** Lets a driver work with two actors, none of which is left running; a SideError when one of them fails. */
export async function runBlock<Actor, T>(
  { sides, make, work }: BlockWork<Actor, T>,
  { clock }: Pick<Host, 'clock'>,
): Promise<BlockOutcome<T>> {
  const begunAtSeconds = clock.monotonicSeconds()
  const [one, two] = [make(sides.one, 'one'), make(sides.two, 'two')]
  try {
    const value = await work({ one: one.actor, two: two.actor })
    return {
      value,
      seconds: clock.monotonicSeconds() - begunAtSeconds,
      startSeconds: secondsStarting([one, two].flatMap(({ started }) => started?.() ?? [])),
      disturbance: { one: one.disturbance?.() ?? null, two: two.disturbance?.() ?? null },
      awakeShare: { one: one.awakeShare?.() ?? 0, two: two.awakeShare?.() ?? 0 },
    }
  } catch (error) {
    if (!(error instanceof SideError) || error instanceof AnswerError) throw error
    // A process that claims too little time gets more work, and so does the other side, until the
    // other one fails.
    const sideError = (await one.clockError?.()) ?? (await two.clockError?.()) ?? null
    throw sideError ?? outOfTime(error, { seconds: one.limitSeconds })
  } finally {
    await endEach([one, two].flatMap(({ release }) => release ?? []))
  }
}

function secondsStarting(starts: readonly StartTimes[]): number {
  const [first, second] = starts
  const all = starts.reduce((sum, { from, to }) => sum + to - from, 0)
  if (first === undefined || second === undefined) return all
  return all - Math.max(0, Math.min(first.to, second.to) - Math.max(first.from, second.from))
}

/** Ends all of them, one after the other, even if one cannot be ended; throws the first error. */
async function endEach(ends: readonly (() => Promise<void>)[]): Promise<void> {
  const troubles: unknown[] = []
  for (const end of ends) await end().catch((error: unknown) => troubles.push(error))
  if (troubles.length > 0) throw troubles[0]
}
