import type { Batch } from '../model/run/series-answer.ts'
import type { BatchLength, HarnessActor } from './actors.ts'

/** A batch, perhaps of calls of a fixed age. */
export interface AgedLength extends BatchLength {
  /** Whether the benchmark gets a fresh state first. */
  readonly fresh?: true
  /** Whether its process has already rested as long as the benchmark wishes. */
  readonly rested?: true
}

/** Runs a batch, of a fresh state where the length asks for it. */
export async function runLength(actor: HarnessActor, length: AgedLength): Promise<Batch> {
  const { fresh, rested: isRested, ...rest } = length
  if (fresh === true) await actor.renew({ isRested: isRested === true })
  return actor.run(rest)
}
