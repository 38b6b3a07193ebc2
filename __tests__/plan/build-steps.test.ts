import { expect, it } from 'vitest'
import { buildSteps, stepsLeft } from '../../src/plan/build-steps.ts'

it('buildSteps reads what ninja counts, and nothing else', () => {
  expect(buildSteps('[12/1583] CXX obj/deps/v8/src/a.o', 3)).toEqual({
    doneSteps: 12,
    total: 1583,
    atSeconds: 3,
  })
  expect(buildSteps('[ 12%] Building C object', 3)).toBeNull()
  expect(buildSteps('g++ -o [1/2] x', 3)).toBeNull()
})

it('stepsLeft takes every step for as long as those that are done, once they are enough', () => {
  const first = { doneSteps: 1, total: 1001, atSeconds: 100 }
  expect(stepsLeft(first, { doneSteps: 10, total: 1001, atSeconds: 120 })).toBeNull()
  expect(stepsLeft(first, { doneSteps: 101, total: 1001, atSeconds: 300 })).toBe(1800)
  expect(stepsLeft(first, { doneSteps: 1001, total: 1001, atSeconds: 9000 })).toBe(0)
})
