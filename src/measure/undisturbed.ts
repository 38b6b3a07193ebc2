import type { Block } from '../model/run/block.ts'
import type { Sample } from '../model/run/sample.ts'
import type { Attempted } from './attempt.ts'
import { appendEntry, type Collecting } from './collecting.ts'
import { isDisturbed } from './is-disturbed.ts'

// If more blocks than this are disturbed, repeating them would only measure the same machine for
// longer.
const disturbedShare = 0.25

/**
 * Measures a block, and once more if the machine disturbed it. The first attempt stays in the
 * journal, as an entry that is not judged.
 */
export async function undisturbed(
  run: Collecting,
  { benchmarkId, round }: Block,
  measure: () => Promise<Attempted<Sample>>,
): Promise<Attempted<Sample>> {
  const { samples, repeated, request } = run
  const first = await measure()
  if (!first.ok || round === 0 || !isDisturbed(first.value.machine)) return first
  const measured = samples.filter(
    ({ block }) => block.benchmarkId === benchmarkId && block.round > 0,
  ).length
  const before = repeated.filter((id) => id === benchmarkId).length
  // This one is among them.
  if (before >= (measured + 1) * disturbedShare) return first
  repeated.push(benchmarkId)
  await appendEntry(run, { type: 'disturbed', sample: first.value })
  const text = `${benchmarkId} was disturbed by other work on this machine and is measured again`
  request.onProgress({ kind: 'note', text })
  return measure()
}
