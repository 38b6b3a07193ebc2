import type { BySlot } from '../../drivers/slot.ts'
import type { Host } from '../../host/host.ts'
import type { Side } from '../../model/build/side.ts'
import type { Disturbance } from './disturbance-of.ts'
import { AnswerError, SideError } from './side-error.ts'
import type { Supervised } from './supervised.ts'

/** What a driver does with the two actors of a block, and where they come from. */
export interface BlockWork<Actor, T> {
  /** Which side sits in which slot. */
  readonly sides: BySlot<Side>
  readonly make: (side: Side) => Supervised<Actor>
  readonly work: (actors: BySlot<Actor>) => Promise<T>
}

/** What came of it. */
export interface BlockOutcome<T> {
  readonly value: T
  readonly seconds: number
  /** How much of that starting took, both slots together. */
  readonly startSeconds: number
  /** `null` where the machine does not tell. */
  readonly disturbance: BySlot<Disturbance | null>
}

/**
 * Lets a driver work with two actors.
 *
 * @throws SideError when one of them breaks; nothing that was started is left running then
 */
export async function runBlock<Actor, T>(
  { sides, make, work }: BlockWork<Actor, T>,
  { clock }: Pick<Host, 'clock'>,
): Promise<BlockOutcome<T>> {
  const begun = clock.monotonicSeconds()
  const [one, two] = [make(sides.one), make(sides.two)]
  try {
    const value = await work({ one: one.actor, two: two.actor })
    return {
      value,
      seconds: clock.monotonicSeconds() - begun,
      startSeconds: (one.startSeconds?.() ?? 0) + (two.startSeconds?.() ?? 0),
      disturbance: { one: one.disturbance?.() ?? null, two: two.disturbance?.() ?? null },
    }
  } catch (error) {
    if (!(error instanceof SideError) || error instanceof AnswerError) throw error
    // Who claims that next to no time went by is given more to do, and so is the other side, until that breaks.
    const forged = (await one.forged?.()) ?? (await two.forged?.()) ?? null
    throw forged ?? outOfTime(error, one)
  } finally {
    await endEach([one, two].flatMap(({ release }) => release ?? []))
  }
}

/** What is told of the last question only, which had to make do with the time that was left. */
function outOfTime(
  error: SideError,
  { limitSeconds }: Pick<Supervised<unknown>, 'limitSeconds'>,
): SideError {
  const { side, facts } = error
  if (!facts.timedOut || limitSeconds === undefined) return error
  const message = `expected a run to end within ${String(limitSeconds)} s, got no end; "timeout" allows more`
  return new SideError(side, message, facts)
}

/**
 * Ends one after the other, and the rest also when one of them cannot be ended.
 *
 * @throws whatever the first of those threw
 */
async function endEach(ends: readonly (() => Promise<void>)[]): Promise<void> {
  const troubles: unknown[] = []
  for (const end of ends) await end().catch((error: unknown) => troubles.push(error))
  if (troubles.length > 0) throw troubles[0]
}
