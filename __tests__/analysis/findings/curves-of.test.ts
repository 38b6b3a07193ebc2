import { describe, expect, it } from 'vitest'
import { curvesOf } from '../../../src/analysis/findings/curves-of.ts'
import type { BlockKind, Sample } from '../../../src/model/run/sample.ts'
import { samplesOf } from '../../fakes/journals.ts'
import { blockOf } from '../../drivers/play.ts'

const plain = samplesOf('two', { count: 1 }).find(({ block }) => block.round > 0)
if (plain === undefined) throw new Error('expected a sample, got none')
const sample = plain

const withSeries = (base: number[], round = 1, kind: BlockKind = 'pair'): Sample => ({
  ...sample,
  block: blockOf({ round, kind }),
  series: { base, head: base.map((value) => value * 2) },
})

describe('curves of first calls', () => {
  it('are medians and quarters over the blocks, call by call', () => {
    const samples = [withSeries([9, 1]), withSeries([5, 3], 2), withSeries([7, 2], 3)]
    expect(curvesOf(samples)).toEqual([
      {
        benchmarkId: 'one',
        blocks: 3,
        curve: {
          base: {
            median: [7, 2],
            lower: [6, 1.5],
            upper: [8, 2.5],
            candlestick: { least: 1, lower: 2.25, mean: 4.5, upper: 6.5, most: 9 },
          },
          head: expect.objectContaining({ median: [14, 4] }),
        },
      },
    ])
  })

  it('leave out warm-up and control blocks, and benchmarks without a series', () => {
    expect(
      curvesOf([withSeries([1, 1], 0, 'warm-up'), withSeries([1, 1], 1, 'control'), sample]),
    ).toEqual([])
  })

  it('leave out a block whose series is empty', () => {
    expect(curvesOf([withSeries([])])).toEqual([])
  })
})
