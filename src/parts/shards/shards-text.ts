import type { DealtShard } from './deal-benchmarks.ts'
import { plainText } from '../../render/text/escape.ts'
import { countText } from '../../render/text/format.ts'
import { namedTexts } from '../../render/text/join.ts'

const namesAtMost = 3
const nameLength = 60

/** What each shard would measure, a line for each. */
export function shardsText(shards: readonly DealtShard[]): string {
  return `${shards.map(shardLine).join('\n')}\n`
}

function shardLine({ index, of, benchmarks }: DealtShard): string {
  const names = namedTexts(benchmarks, namesAtMost, (id) => plainText(id, nameLength))
  return `--shard ${String(index)}/${String(of)}  ${countText(benchmarks.length, 'benchmark')}: ${names}`
}
