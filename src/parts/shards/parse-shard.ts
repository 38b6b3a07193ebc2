import { mostShards, type Shard } from '../../model/run/shard.ts'

/** Reads `3/8`, the third of eight shards; `null` when it is none. */
export function parseShard(writtenText: string): Pick<Shard, 'index' | 'of'> | null {
  const [, first = '', second = ''] = /^(\d{1,3})\/(\d{1,3})$/.exec(writtenText) ?? []
  const [index, of] = [Number(first), Number(second)]
  return index < 1 || index > of || of > mostShards ? null : { index, of }
}
