import { expect, it } from 'vitest'
import { laterResults } from '../../../src/measure/suites/describe-suites.ts'
import type { LeftOut, Plan } from '../../../src/model/run/plan.ts'
import { earlierSuites } from '../../../src/session/stage/earlier-suites.ts'
import { suiteRowOf } from '../../fakes/plans.ts'

const rowOf = (suite: string, name: string, runtime?: string) =>
  suiteRowOf(`${suite}/${name}`, { suite, name, runtime })

const plan: Pick<Plan, 'benchmarks'> & { leftOut: LeftOut[] } = {
  benchmarks: [rowOf('whole', 'a'), rowOf('cut', 'a')],
  leftOut: [
    { id: 'late', cause: 'no-room' },
    { id: 'cut/b', cause: 'too-long' },
    { id: `cut/${laterResults}`, cause: 'too-long' },
    { id: 'cut/still', cause: 'unchanged' },
    { id: 'still/a', cause: 'unchanged' },
  ],
}
const { isLearnt, wasCut, isWanted } = earlierSuites(plan, null)

it('knows the suites of a run that goes on, those too that nothing can reach', () => {
  expect(['whole', 'cut', 'still', 'late'].filter(isLearnt)).toEqual(['whole', 'cut', 'still'])
  expect(['whole', 'cut', 'still'].filter(wasCut)).toEqual(['cut'])
})

it('wants all rows of a suite but those that there was no time for', () => {
  expect(['a', 'new'].filter((row) => isWanted('whole', row))).toEqual(['a', 'new'])
  expect(['a', 'b', 'c', 'still'].filter((row) => isWanted('cut', row))).toEqual(['a', 'still'])
})

it('tells what was chosen under one Node.js from what was under another', () => {
  const under22 = plan.leftOut.map((each) => ({ ...each, id: `${each.id} node=22` }))
  const benchmarks = [
    ...plan.benchmarks.map(({ suite, name }) => rowOf(suite, name, '22')),
    rowOf('cut', 'b', '20'),
  ]
  const ofBoth = {
    benchmarks,
    leftOut: [...under22, { id: 'whole node=20', cause: 'no-room' as const }],
  }
  const [of20, of22] = ['20', '22'].map((runtime) => earlierSuites(ofBoth, runtime))
  expect(
    ['whole', 'cut', 'late'].map((suite) => [of20?.isLearnt(suite), of22?.isLearnt(suite)]),
  ).toEqual([
    [false, true],
    [true, true],
    [true, false],
  ])
  expect([of20?.wasCut('cut'), of22?.wasCut('cut')]).toEqual([false, true])
  expect(['a', 'b'].filter((row) => of22?.isWanted('cut', row) === true)).toEqual(['a'])
})
