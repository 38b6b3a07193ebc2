import type { Benchmark } from '../../model/run/benchmark.ts'
import type { Block } from '../../model/run/block.ts'
import type { Failure } from '../../model/judging/failure.ts'
import type { Sample } from '../../model/run/sample.ts'
import type { Attempted } from '../attempt.ts'

/** Outcomes of a pair of processes for rows of a suite whose blocks are still to come. */
export interface SuiteTurns {
  /** Keeps the outcomes of a pair's rows, by benchmark, and returns that of the block itself. */
  readonly keep: (
    block: Block,
    outcomes: ReadonlyMap<string, Attempted<Sample>>,
  ) => Attempted<Sample>
  /** Keeps the failure of a pair, which is that of all its rows. */
  readonly keepFailure: (
    block: Block,
    failure: Failure,
    members: readonly Benchmark[],
  ) => Attempted<Sample>
  /** The outcome kept for a block, or `null`; each is returned only once. */
  readonly take: (block: Block) => Attempted<Sample> | null
}

/** Creates an empty record of outcomes. */
export function createSuiteTurns(): SuiteTurns {
  const kept = new Map<string, Attempted<Sample>>()
  const take: SuiteTurns['take'] = (block) => {
    const key = keyOf(block)
    const outcome = kept.get(key)
    kept.delete(key)
    if (outcome?.ok !== true) return outcome ?? null
    // The sample gets the row's own block, with its place in the round.
    return { ok: true, value: { ...outcome.value, block } }
  }
  const keep: SuiteTurns['keep'] = (block, outcomes) => {
    // What is left of an earlier pair is no longer needed: its rows have failed.
    kept.clear()
    for (const [id, outcome] of outcomes) kept.set(keyOf({ ...block, benchmarkId: id }), outcome)
    const own = take(block)
    if (own === null) throw new Error(`expected a row for ${block.benchmarkId}, got none`)
    return own
  }
  const keepFailure: SuiteTurns['keepFailure'] = (block, failure, members) => {
    const outcomes = members.map(({ id }): [string, Attempted<Sample>] => [
      id,
      { ok: false, failure: { ...failure, benchmarkId: id } },
    ])
    return keep(block, new Map(outcomes))
  }
  return { keep, keepFailure, take }
}

function keyOf({ benchmarkId, round, kind }: Block): string {
  return JSON.stringify([benchmarkId, round, kind])
}
