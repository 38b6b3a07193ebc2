import { expect, it } from 'vitest'
import { callsOfSuite } from '../../src/measure/measure-attempt.ts'
import { pilotOfSuite } from '../../src/measure/suites/suite-pilots.ts'
import { suiteRowOf } from '../fakes/plans.ts'

const rowOf = (name: string) => suiteRowOf(`suite/${name}`, { name })

it('callsOfSuite is what the pilots settled, the fewest for rows that nobody measures, and nothing where the tool decides', () => {
  const pilots = new Map([
    ['suite/a', pilotOfSuite('suite/a', 1, 500)],
    ['suite/b', pilotOfSuite('suite/b', 1)],
  ])
  expect(callsOfSuite([rowOf('a'), rowOf('b')], pilots)).toEqual({ a: 500, b: 0, '': 2 })
  const alone = new Map([['suite/a', pilotOfSuite('suite/a', 1)]])
  expect(callsOfSuite([rowOf('a')], alone)).toBeNull()
})
