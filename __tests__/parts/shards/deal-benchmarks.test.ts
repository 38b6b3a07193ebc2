import { array, assert, integer, nat, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Benchmark } from '../../../src/model/run/benchmark.ts'
import { dealBenchmarks, dealtShards, matrixOf } from '../../../src/parts/shards/deal-benchmarks.ts'
import { parseShard } from '../../../src/model/run/shard.ts'
import { settingFromText } from '../../../src/settings/setting-from-text.ts'
import { benchmarkOf, planOf, suiteRowOf } from '../../fakes/plans.ts'

function suiteRows(name: string, count: number): readonly Benchmark[] {
  const command = ['node', `${name}.js`]
  return Array.from({ length: count }, (_, at) => suiteRowOf(`${name}/${at}`, { command }))
}

const ids = (shard: readonly Benchmark[]): readonly string[] => shard.map(({ id }) => id)

it('dealBenchmarks puts every benchmark into exactly one shard, in the order of the table', () => {
  assert(
    property(array(nat(6), { maxLength: 40 }), integer({ min: 1, max: 12 }), (sizes, shards) => {
      const table = sizes.flatMap((size, at) =>
        size === 0 ? [benchmarkOf(`f${at}`)] : suiteRows(`s${at}`, size),
      )
      const dealt = dealBenchmarks(table, shards)
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

it('dealBenchmarks gives every shard as many functions, but for one', () => {
  const table = Array.from({ length: 11 }, (_, at) => benchmarkOf(`f${at}`))
  expect(dealBenchmarks(table, 4).map(({ length }) => length)).toEqual([3, 3, 3, 2])
})

it('dealBenchmarks keeps the rows of a suite on one machine', () => {
  const table = [...suiteRows('big', 6), benchmarkOf('one'), benchmarkOf('two')]
  const [first, second] = dealBenchmarks(table, 2)
  expect(ids(first ?? [])).toEqual([...ids(table.slice(0, 6)), 'two'])
  expect(ids(second ?? [])).toEqual(['one'])
})

describe('dealtShards', () => {
  const plan = planOf({ benchmarks: ['a', 'b', 'c'].map((id) => benchmarkOf(id)) })

  it('makes no more shards than there is to measure', () => {
    expect(dealtShards(plan, 2).map(({ benchmarks }) => benchmarks)).toEqual([['a', 'c'], ['b']])
    expect(dealtShards(plan, 8).map(({ index, of }) => [index, of])).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ])
  })

  it('is a matrix of one job for each', () => {
    expect(matrixOf(dealtShards(plan, 8))).toEqual({ shard: [1, 2, 3], of: [3] })
  })
})

it('parseShard reads a number and how many there are', () => {
  expect(parseShard('1/1')).toEqual({ index: 1, of: 1 })
  expect(parseShard('12/50')).toEqual({ index: 12, of: 50 })
})

it.each(['0/4', '5/4', '1/257', '0', '257', '1/', 'a/b', '-1/4', '1/4/2'])(
  'parseShard refuses %s',
  (text) => {
    expect(parseShard(text)).toBe(null)
    expect(() => settingFromText('shard', text, '--shard')).toThrow('a shard such as 1/4')
  },
)
