import { expect, it } from 'vitest'
import { benchmarksAmong } from '../../src/model/benchmarks-among.ts'

it.each([
  ['src', ['a.bench.js']],
  ['lib/latest', ['a.bench.js']],
  ['benchmarks', ['a.bench.js', 'a.js']],
  ['src/__tests__', ['a.bench.js', 'a.js']],
  ['test/speed', ['a.bench.js', 'a.js']],
])('of %s the benchmarks are %j', (place, benchmarks) => {
  expect(benchmarksAmong(place, ['a.bench.js', 'a.js'])).toEqual(benchmarks)
  expect(benchmarksAmong(place, ['a.js'])).toEqual(['a.js'])
})

it('what is installed below is no benchmark because of its name', () => {
  const paths = ['a.bench.js', 'node_modules/benchmark/index.js']
  expect(benchmarksAmong('src', paths)).toEqual(['a.bench.js'])
})
