import { mostShards, type Shard } from '../../model/run/shard.ts'
import { UsageError } from '../../model/usage-error.ts'

/**
 * Reads `3/8`: the third of eight shards.
 *
 * @throws UsageError when it is none
 */
export function parseShard(writtenText: string): Pick<Shard, 'index' | 'of'> {
  const [, first = '', second = ''] = /^(\d{1,3})\/(\d{1,3})$/.exec(writtenText) ?? []
  const [index, of] = [Number(first), Number(second)]
  if (index < 1 || index > of || of > mostShards) {
    throw new UsageError(
      `expected a shard such as 1/4, its number and how many there are (at most ${mostShards}), got "${writtenText}"`,
    )
  }
  return { index, of }
}
