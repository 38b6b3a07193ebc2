import type { Curve, Curves } from '../../model/judging/result.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import type { Sample, Series } from '../../model/run/sample.ts'
import { quantileOf } from '../../stats/quantile-of.ts'
import { sortedCopy } from '../../stats/sorted-copy.ts'
import { countedSamples } from '../run.ts'

/** Warm-up curves of the benchmarks that request a series of first calls, without warm-up and control blocks. */
export function curvesOf(samples: readonly Sample[]): readonly Curves[] {
  const seriesEntries = countedSamples(samples, 'pair').flatMap(
    ({ block: { benchmarkId }, series }) =>
      series === undefined || series.base.length === 0 || series.head.length === 0
        ? []
        : [{ benchmarkId, series }],
  )
  return [...groupedBy(seriesEntries, ({ benchmarkId }) => benchmarkId)].map(
    ([benchmarkId, ownEntries]) => ({
      benchmarkId,
      blocks: ownEntries.length,
      curve: {
        base: curveOf(ownEntries.map(({ series }) => series.base)),
        head: curveOf(ownEntries.map(({ series }) => series.head)),
      },
    }),
  )
}

function curveOf(runs: readonly Series[]): Curve {
  const calls = runs.reduce((most, { length }) => Math.max(most, length), 0)
  const columns = Array.from({ length: calls }, (_, at) =>
    sortedCopy(runs.flatMap((run) => run[at] ?? [])),
  )
  const all = sortedCopy(runs.flat())
  const quantilesAt = (share: number): number[] =>
    columns.map((column) => quantileOf(column, share))
  return {
    median: quantilesAt(0.5),
    lower: quantilesAt(0.25),
    upper: quantilesAt(0.75),
    candlestick: {
      least: quantileOf(all, 0),
      lower: quantileOf(all, 0.25),
      mean: all.reduce((sum, value) => sum + value, 0) / all.length,
      upper: quantileOf(all, 0.75),
      most: quantileOf(all, 1),
    },
  }
}
