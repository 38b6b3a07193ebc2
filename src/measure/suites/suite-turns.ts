import type { Benchmark } from '../../model/run/benchmark.ts'
import type { Block } from '../../model/run/block.ts'
import type { Failure } from '../../model/judging/failure.ts'
import type { Sample } from '../../model/run/sample.ts'
import type { Attempted } from '../attempt.ts'

/** What a pair of processes has yielded for the rows of a suite whose turn is still to come. */
export interface SuiteTurns {
  /** Keeps what came for the rows of a pair, by benchmark, and hands out that of the block itself. */
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
  /** What was kept for a block, or `null`; each is given out once. */
  readonly take: (block: Block) => Attempted<Sample> | null
}

/** Nothing is kept yet. */
export function createSuiteTurns(): SuiteTurns {
  const kept = new Map<string, Attempted<Sample>>()
  const take: SuiteTurns['take'] = (block) => {
    const key = keyOf(block)
    const outcome = kept.get(key)
    kept.delete(key)
    if (outcome?.ok !== true) return outcome ?? null
    // The block is counted by its own place in the round.
    return { ok: true, value: { ...outcome.value, block } }
  }
  const keep: SuiteTurns['keep'] = (block, outcomes) => {
    // Nobody asks any more for what is left of an earlier pair: its rows have failed.
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
