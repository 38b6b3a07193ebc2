import { expect, it } from 'vitest'
import type { Benchmark } from '../../../src/model/run/benchmark.ts'
import { gatesIn } from '../../../src/model/judging/gating.ts'
import { plannedBy } from '../../../src/session/plan/planned-by.ts'
import { contenderName } from '../../../src/session/plan/planned-contests.ts'
import { withDefaults } from '../../../src/settings/settings.ts'
import { benchmarkOf, revisionOf, suiteRowOf } from '../../fakes/plans.ts'
import { commitOf, publishedOf } from '../../fakes/results.ts'

const own = () => ({ gates: ['rate', 'cpu', 'peak-memory'], metrics: ['rate'] })
const benchmarks: readonly Benchmark[] = [
  benchmarkOf('module'),
  suiteRowOf('core', { adapter: 'node-core', ...own() }),
  suiteRowOf('tool', own()),
]

/** What counts of each row, when each side has a Node.js of its own or not. */
function counted(node: string | undefined) {
  const base = { ...revisionOf('base'), node: '20' }
  const head = { ...base, side: 'head' as const, node }
  const request = {}
  const session = { settings: withDefaults({}), seed: 1, suite: null, request }
  const plan = plannedBy(
    { ...session, revisions: { base, head } },
    { benchmarks, added: [], removed: [], metrics: [] },
  )
  return plan.benchmarks.map((benchmark) =>
    plan.metrics.filter((metric) => gatesIn(benchmark, metric)).map(({ id }) => id),
  )
}

it('where only the Node.js differs, no row answers for what that weighs', () => {
  expect(counted('20')).toEqual([
    ['time', 'cpu', 'peak-memory'],
    ['cpu', 'peak-memory'],
    ['cpu', 'peak-memory'],
  ])
  expect(counted('24')).toEqual([['time', 'cpu'], [], ['cpu']])
})

it('a contender is called as the user wrote it, or by its short label', () => {
  const commit = commitOf('head', 'b52dd91'.padEnd(40, '0'), 'v2.0.0', 'explicit')
  expect(contenderName(commit)).toBe('v2.0.0')
  expect(contenderName({ ...commit, spec: 'HEAD' })).toBe('HEAD')
  expect(contenderName({ ...commit, spec: commit.sha ?? '' })).toBe(commit.label)
  expect(contenderName(publishedOf('head', 'uuid', '9.0.1'))).toBe('uuid@9.0.1')
})
