import { expect, it } from 'vitest'
import { rowsToProfile } from '../../../src/parts/profiles/rows-to-profile.ts'
import { serverSchema } from '../../../src/model/run/server.ts'
import { startedOf } from '../../fakes/plans.ts'
import { findingOf, resultWith } from '../../fakes/results.ts'

const result = resultWith([
  findingOf({ id: 'same', verdict: 'unchanged', change: 0 }),
  findingOf({ id: 'faster', verdict: 'improvement', change: -0.5 }),
  findingOf({ id: 'bit slower', verdict: 'regression', change: 0.1 }),
  findingOf({ id: 'slower', verdict: 'regression', change: 0.3 }),
  findingOf({ id: 'larger', metric: 'peak-memory', verdict: 'regression', change: 0.2 }),
  findingOf({ id: 'unknown', verdict: 'inconclusive', change: 0.2 }),
  { ...findingOf({ id: 'not measured', verdict: 'inconclusive', change: 0 }), judged: null },
])

it('takes what is called changed, regressions first', () => {
  const rows = rowsToProfile(result, () => false)
  expect(rows.map(({ benchmark, unit }) => [benchmark.id, unit])).toEqual([
    ['slower', 's'],
    ['larger', 'B'],
    ['bit slower', 's'],
    ['faster', 's'],
  ])
})

it('takes what was asked for and measured last, whatever its verdict', () => {
  const rows = rowsToProfile(
    result,
    ({ id }) => id === 'same' || id === 'faster' || id === 'not measured',
  )
  expect(rows.map(({ benchmark }) => benchmark.id)).toEqual([
    'slower',
    'larger',
    'bit slower',
    'faster',
    'same',
  ])
})

it('takes no whole command, server or suite, even when asked', () => {
  const started = startedOf('slower')
  const server = serverSchema.parse({ requests: [{ path: '/' }] })
  const benchmarks = [
    { ...started, driver: 'command' as const },
    { ...started, id: 'same', driver: 'suite' as const, adapter: 'json-lines' as const },
    { ...started, id: 'faster', driver: 'alternate' as const, server },
  ]
  const plan = { ...result.plan, benchmarks }
  expect(rowsToProfile({ ...result, plan }, () => true)).toEqual([])
})
