import { expect, it } from 'vitest'
import { serverBenchmarks } from '../../src/plan/server-benchmarks.ts'
import { serverSettingSchema } from '../../src/settings/settings.ts'

const parsed = (changes: object) =>
  serverBenchmarks(
    serverSettingSchema.parse({ name: 'web/api', command: ['node', 'x.js'], ...changes }),
    60,
  )

it('makes a row of each combination of listed values, and no parameter of a single one', () => {
  const rows = parsed({ connections: [1, 25], rate: [100, 200], pipelining: 2 })
  expect(rows.map(({ id }) => id)).toEqual([
    'web/api connections=1 rate=100',
    'web/api connections=1 rate=200',
    'web/api connections=25 rate=100',
    'web/api connections=25 rate=200',
  ])
  expect(rows[3]).toMatchObject({
    suite: 'web',
    parameters: { connections: 25, rate: 200 },
    server: { connections: 25, pipelining: 2, rate: 200 },
  })
  expect(parsed({}).map(({ id, parameters }) => [id, parameters])).toEqual([['web/api', {}]])
})

it('judges the slowest requests too where they come at a rate', () => {
  expect(parsed({ rate: 100 })[0]?.gates).toContain('latency-p99')
  expect(parsed({ connections: 10 })[0]?.gates).toBeUndefined()
})
