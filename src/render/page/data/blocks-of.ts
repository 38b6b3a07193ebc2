import type { Metric } from '../../../model/judging/metric.ts'
import type { BlockKind } from '../../../model/run/block.ts'
import type { Sample } from '../../../model/run/sample.ts'
import { quantised } from './quantised.ts'
import type { BlockColumns, MetricSeries } from './row-detail.ts'

/** A sample, and whether the machine disturbed it so that it was not judged. */
export interface TakenSample {
  readonly sample: Sample
  readonly disturbed: boolean
}

/** The blocks that were judged and those that the machine disturbed, in the order in which they were measured. */
export function takenSamples(
  samples: readonly Sample[],
  disturbed: readonly Sample[],
): readonly TakenSample[] {
  return [
    ...samples.map((sample) => ({ sample, disturbed: false })),
    ...disturbed.map((sample) => ({ sample, disturbed: true })),
  ].toSorted((one, other) => one.sample.startedAtSeconds - other.sample.startedAtSeconds)
}

const letters: Readonly<Record<BlockKind, string>> = {
  'warm-up': 'w',
  pair: 'p',
  control: 'c',
  rebuild: 'r',
}

/**
 * What is known of the blocks of one benchmark, as columns.
 *
 * @param taken - in the order in which they were measured
 */
export function blocksOf(
  taken: readonly TakenSample[],
  { timed }: { readonly timed: boolean },
): BlockColumns {
  const seen = new Map<string, number>()
  const layoutOf = ({ block: { placement } }: Sample): number | null => {
    if (placement === undefined) return null
    const key = `${String(placement.base)} ${String(placement.head)}`
    const known = seen.get(key) ?? seen.size
    seen.set(key, known)
    return known
  }
  return {
    kinds: taken.map(letterOf).join(''),
    coins: taken.map(({ sample }) => sample.block.coin.slice(0, 1)).join(''),
    at: timed ? taken.map(({ sample }) => Math.round(sample.startedAtSeconds)) : null,
    steal: taken.map(({ sample }) => thousandths(sample.machine.stealRatio)),
    delay: taken.map(({ sample }) => {
      const { base, head } = sample.machine.runDelayRatio
      return thousandths(base === null || head === null ? (base ?? head) : Math.max(base, head))
    }),
    layouts: taken.map(({ sample }) => layoutOf(sample)),
  }
}

/** The values of one metric in these blocks; `null` when none of them has one. */
export function seriesOf(
  taken: readonly TakenSample[],
  { id }: Pick<Metric, 'id'>,
): MetricSeries | null {
  const pairs = taken.map(
    ({ sample }) => [usable(sample.base[id]), usable(sample.head[id])] as const,
  )
  if (pairs.every(([base, head]) => base === null && head === null)) return null
  return {
    base: quantised(pairs.map(([base]) => base)),
    ratio: quantised(
      pairs.map(([base, head]) => (base === null || head === null ? null : Math.log(head / base))),
    ),
  }
}

/** Only what has a logarithm can be paired. */
function usable(value: number | null | undefined): number | null {
  return value !== undefined && value !== null && value > 0 && Number.isFinite(value) ? value : null
}

function letterOf({ sample: { block }, disturbed }: TakenSample): string {
  if (disturbed) return 'd'
  return block.round === 0 ? 'w' : letters[block.kind]
}

function thousandths(ratio: number | null): number | null {
  return ratio === null ? null : Math.round(ratio * 1000)
}
