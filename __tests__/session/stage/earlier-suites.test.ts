import { expect, it } from 'vitest'
import { laterResults } from '../../../src/measure/suites/describe-suites.ts'
import type { SuiteBenchmark } from '../../../src/model/run/benchmark.ts'
import { earlierSuites } from '../../../src/session/stage/earlier-suites.ts'
import { startedOf } from '../../fakes/plans.ts'

const rowOf = (suite: string, name: string): SuiteBenchmark => ({
  ...startedOf(`${suite}/${name}`, 'node', 'suite.js'),
  suite,
  name,
  driver: 'suite',
  adapter: 'json-lines',
  gates: ['time'],
})

const { isLearnt, wasCut, isWanted } = earlierSuites({
  benchmarks: [rowOf('whole', 'a'), rowOf('cut', 'a')],
  leftOut: [
    { id: 'late', cause: 'no-room' },
    { id: 'cut/b', cause: 'too-long' },
    { id: `cut/${laterResults}`, cause: 'too-long' },
    { id: 'cut/still', cause: 'unchanged' },
    { id: 'still/a', cause: 'unchanged' },
  ],
})

it('knows the suites of a run that goes on, those too that nothing can reach', () => {
  expect(['whole', 'cut', 'still', 'late'].filter(isLearnt)).toEqual(['whole', 'cut', 'still'])
  expect(['whole', 'cut', 'still'].filter(wasCut)).toEqual(['cut'])
})

it('wants all rows of a suite but those that there was no time for', () => {
  expect(['a', 'new'].filter((row) => isWanted('whole', row))).toEqual(['a', 'new'])
  expect(['a', 'b', 'c', 'still'].filter((row) => isWanted('cut', row))).toEqual(['a', 'still'])
})
