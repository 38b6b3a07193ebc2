import type { Batch } from '../model/run/series-answer.ts'
import type { BatchLength, HarnessActor } from './actors.ts'

/** A batch, perhaps of calls of a fixed age. */
export interface AgedLength extends BatchLength {
  /** Whether the benchmark gets a fresh state first. */
  readonly fresh?: true
}

/** Runs a batch, of a fresh state where the length asks for it. */
export async function runLength(actor: HarnessActor, length: AgedLength): Promise<Batch> {
  const { fresh, ...rest } = length
  if (fresh === true) await actor.renew()
  return actor.run(rest)
}
