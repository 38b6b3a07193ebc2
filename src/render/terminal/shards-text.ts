import type { DealtShard } from '../../model/run/shard.ts'
import { plainText } from '../text/escape.ts'
import { countText } from '../text/format.ts'

const namesAtMost = 3
const nameLength = 60

/**
 * What each shard would measure, a line for each, and how the others deal alike.
 *
 * @param expectedSeconds - of the portions of the table
 */
export function shardsText(
  shards: readonly DealtShard[],
  expectedSeconds: readonly number[],
): string {
  const lines = shards.map(shardLine)
  return `${[...lines, `--expected-seconds ${expectedSeconds.join(',')}`].join('\n')}\n`
}

function shardLine({ index, of, benchmarks }: DealtShard): string {
  const names = benchmarks.slice(0, namesAtMost).map((id) => plainText(id, nameLength))
  const hiddenCount = benchmarks.length - names.length
  const rest = hiddenCount > 0 ? ` and ${String(hiddenCount)} more` : ''
  return `--shard ${String(index)}/${String(of)}  ${countText(benchmarks.length, 'benchmark')}: ${names.join(', ')}${rest}`
}
