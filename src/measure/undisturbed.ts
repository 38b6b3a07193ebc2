import type { Block, MachineState, Sample } from '../model/run/sample.ts'
import type { Attempt } from './attempt.ts'
import { appendEntry, type CollectRun } from './collecting.ts'

// Pairing cancels what disturbs both runs alike, and the estimate tolerates a quarter of bad pairs.
// So a pair is only worth repeating if the machine did other things for much of its time: a tenth
// of the time was stolen, or a run waited for its CPU as long as it had it. Of whole programs, whose
// waiting cannot be taken off, a twentieth is enough.
const stealLimit = 0.1

const runDelayLimit = { calls: 0.5, programs: 0.05 }

// If more blocks than this are disturbed, repeating them would only measure the same machine.
const disturbedShare = 0.25

/** Measures a block, and once more if the machine disturbed it: the journal keeps the first, unjudged. */
export async function untilUndisturbed(
  run: CollectRun,
  { benchmarkId, round }: Block,
  measure: () => Promise<Attempt<Sample>>,
): Promise<Attempt<Sample>> {
  const { samples, repeatedBenchmarks, request } = run
  const first = await measure()
  const benchmark = request.plan.benchmarks.find(({ id }) => id === benchmarkId)
  const measures = benchmark?.driver === 'pingpong' ? 'calls' : 'programs'
  if (!first.ok || round === 0 || !isDisturbed(first.value.machine, measures)) return first
  const blockCount = samples.filter(
    ({ block }) => block.benchmarkId === benchmarkId && block.round > 0,
  ).length
  const repeatCount = repeatedBenchmarks.filter((id) => id === benchmarkId).length
  // This one is among them.
  if (repeatCount >= (blockCount + 1) * disturbedShare) return first
  repeatedBenchmarks.push(benchmarkId)
  await appendEntry(run, { type: 'disturbed', sample: first.value })
  const text = `${benchmarkId} was disturbed by other work on this machine and is measured again`
  request.onProgress({ kind: 'note', text })
  return measure()
}

/**
 * Whether other work disturbed a block so much that its pair is measured again. It depends only on the machine and
 * treats both sides alike, so what is left out does not depend on the coin.
 */
export function isDisturbed(
  { stealRatio, runDelayRatio }: MachineState,
  measures: keyof typeof runDelayLimit,
): boolean {
  const runDelay = Math.max(runDelayRatio.base ?? 0, runDelayRatio.head ?? 0)
  return (stealRatio ?? 0) > stealLimit || runDelay > runDelayLimit[measures]
}
