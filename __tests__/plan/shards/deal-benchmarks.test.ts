import { array, assert, integer, nat, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Benchmark } from '../../../src/model/run/benchmark.ts'
import { dealBenchmarks, type DealRequest } from '../../../src/plan/shards/deal-benchmarks.ts'
import { dealtShards, matrixOf } from '../../../src/plan/shards/dealt-shards.ts'
import { benchmarkOf, planOf, startedOf } from '../../fakes/plans.ts'

function suiteRows(name: string, count: number): readonly Benchmark[] {
  return Array.from({ length: count }, (_, at) => ({
    ...startedOf(`${name}/${at}`, 'node', `${name}.js`),
    driver: 'suite' as const,
    adapter: 'mitata' as const,
  }))
}

const byNumber = (shards: number): DealRequest => ({ shards, expectedSeconds: null })

const ids = (shard: readonly Benchmark[]): readonly string[] => shard.map(({ id }) => id)

describe('dealBenchmarks', () => {
  it('puts every benchmark into exactly one shard, in the order of the table', () => {
    assert(
      property(array(nat(6), { maxLength: 40 }), integer({ min: 1, max: 12 }), (sizes, shards) => {
        const table = sizes.flatMap((size, at) =>
          size === 0 ? [benchmarkOf(`f${at}`)] : suiteRows(`s${at}`, size),
        )
        const dealt = dealBenchmarks(table, byNumber(shards))
        expect(dealt).toHaveLength(shards)
        expect(
          dealt
            .flat()
            .map(({ id }) => id)
            .toSorted(),
        ).toEqual(ids(table).toSorted())
        for (const shard of dealt) {
          expect(shard).toEqual(table.filter(({ id }) => ids(shard).includes(id)))
        }
      }),
    )
  })

  it('gives every shard as many functions, but for one', () => {
    const table = Array.from({ length: 11 }, (_, at) => benchmarkOf(`f${at}`))
    expect(dealBenchmarks(table, byNumber(4)).map(({ length }) => length)).toEqual([3, 3, 3, 2])
  })

  it('keeps the rows of a suite on one machine, and gives the rest to the other', () => {
    const table = [...suiteRows('big', 6), benchmarkOf('one'), benchmarkOf('two')]
    const [first, second] = dealBenchmarks(table, byNumber(2))
    expect(first?.map(({ id }) => id.split('/')[0])).toEqual(Array.from({ length: 6 }, () => 'big'))
    expect(ids(second ?? [])).toEqual(['one', 'two'])
  })

  it('gives a machine fewer rows where each takes longer', () => {
    const table = [benchmarkOf('long'), ...suiteRows('s', 5), benchmarkOf('a'), benchmarkOf('b')]
    const dealt = dealBenchmarks(table, { shards: 2, expectedSeconds: [9, 4, 1.8, 1.8] })
    expect(dealt.map((shard) => [...new Set(ids(shard).map((id) => id.split('/')[0]))])).toEqual([
      ['long'],
      ['s', 'a', 'b'],
    ])
  })

  it('refuses the times of another table', () => {
    const dealing = { shards: 2, expectedSeconds: [1, 2, 3] }
    expect(() => dealBenchmarks([benchmarkOf('a'), benchmarkOf('b')], dealing)).toThrow(
      /as there are suites, other benchmarks and contests, 2, got 3: take them from a job that dealt/,
    )
  })
})

describe('dealtShards', () => {
  const plan = planOf({ benchmarks: ['a', 'b', 'c'].map((id) => benchmarkOf(id)) })

  it('makes no more shards than there is to measure', () => {
    expect(dealtShards(plan, byNumber(2)).map(({ benchmarks }) => benchmarks)).toEqual([
      ['a', 'c'],
      ['b'],
    ])
    expect(dealtShards(plan, byNumber(8)).map(({ index, of }) => [index, of])).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ])
  })

  it('deals contests, too', () => {
    const contests = ['a vs b', 'a vs c'].map((id) => benchmarkOf(id))
    expect(
      dealtShards({ ...plan, contests }, byNumber(8)).map(({ benchmarks }) => benchmarks),
    ).toEqual([['a'], ['b'], ['c'], ['a vs b'], ['a vs c']])
  })

  it('is a matrix of one job for each', () => {
    expect(matrixOf(dealtShards(plan, byNumber(8)))).toEqual({ shard: [1, 2, 3], of: [3] })
  })
})
