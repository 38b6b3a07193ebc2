import type { Metric } from '../../../model/judging/metric.ts'
import type { BlockKind, Sample } from '../../../model/run/sample.ts'
import { short } from './page-figures.ts'
import type { BlockColumns, MetricDetail } from './row-detail.ts'

/** A sample, and whether the machine disturbed it so that it was not judged. */
export interface TakenSample {
  readonly sample: Sample
  readonly isDisturbed: boolean
}

/** The blocks that were judged and those that the machine disturbed, in the order in which they were measured. */
export function takenSamples({
  samples,
  disturbed: disturbedSamples,
}: Readonly<Record<'samples' | 'disturbed', readonly Sample[]>>): readonly TakenSample[] {
  return [
    ...samples.map((sample) => ({ sample, isDisturbed: false })),
    ...disturbedSamples.map((sample) => ({ sample, isDisturbed: true })),
  ].toSorted((first, second) => first.sample.startedAtSeconds - second.sample.startedAtSeconds)
}

const letters: Readonly<Record<BlockKind, string>> = {
  'warm-up': 'w',
  pair: 'p',
  control: 'c',
}

/** What is known of one benchmark's blocks, in the order in which they were measured, as columns. */
export function blocksOf(samples: readonly TakenSample[]): BlockColumns {
  const layoutNumbers = new Map<string, number>()
  const layoutOf = ({ block: { placement } }: Sample): number | null => {
    if (placement === undefined) return null
    const key = `${String(placement.base)} ${String(placement.head)}`
    const layoutNumber = layoutNumbers.get(key) ?? layoutNumbers.size
    layoutNumbers.set(key, layoutNumber)
    return layoutNumber
  }
  return {
    kinds: samples
      .map(({ sample: { block }, isDisturbed }) =>
        isDisturbed ? 'd' : block.round === 0 ? 'w' : letters[block.kind],
      )
      .join(''),
    coins: samples.map(({ sample }) => sample.block.coin.slice(0, 1)).join(''),
    layouts: samples.map(({ sample }) => layoutOf(sample)),
  }
}

/** Digits of a single change: more than any picture of many shows. */
const digits = 4

/** head / base − 1 of one metric in these blocks; `null` when none of them has a value. */
export function seriesOf(
  samples: readonly TakenSample[],
  { id }: Pick<Metric, 'id'>,
): MetricDetail['series'] {
  const pairs = samples.map(({ sample }) => [sample.base[id] ?? 0, sample.head[id] ?? 0] as const)
  if (!pairs.flat().some((value) => value > 0)) return null
  // Only what has a logarithm can be paired.
  return pairs.map(([base, head]) => (base > 0 && head > 0 ? short(head / base - 1, digits) : null))
}
