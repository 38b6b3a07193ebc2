import type { Result } from '../../model/judging/result.ts'
import { countText } from '../text/format.ts'

/** Which shards left no journal, and what to do; empty where none is missing. */
export function lostShards({ shards }: Pick<Result, 'shards'>): string {
  if (shards === undefined) return ''
  const there = new Set(shards.measured.map(({ index }) => index))
  const all = Array.from({ length: shards.of }, (_, at) => at + 1)
  const lostIndexes = all.filter((index) => !there.has(index))
  if (lostIndexes.length === 0) return ''
  return `${countText(lostIndexes.length, 'shard')} left no journal (${lostIndexes.join(', ')} of ${String(shards.of)}): run the failed jobs again`
}
