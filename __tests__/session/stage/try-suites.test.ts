import { expect, it } from 'vitest'
import type { Host } from '../../../src/host/host.ts'
import { trySuites } from '../../../src/session/stage/try-suites.ts'
import { withDefaults } from '../../../src/settings/settings.ts'
import { requestIn } from '../../fakes/comparison-requests.ts'
import { measuringHost } from '../../fakes/measuring-host.ts'
import { outcomeOf } from '../../fakes/outcomes.ts'
import { targetOf } from '../../fakes/targets.ts'

it.each([
  // Half of a budget is for learning, and half of that for one of two processes of the last suite.
  ['counts from the first pilot', undefined, 1, 22],
  ['counts from the command, of which building has taken little', 90, 1, 17],
  ['counts from the command, of which building has taken most', 30, 1, 11],
  ['has room for two Node.js', undefined, 2, 11],
])('learns suites within a budget that %s', async (_, budgetFromSeconds, variants, limit) => {
  const limits: number[] = []
  const { host: made } = measuringHost()
  const host: Host = {
    ...made,
    clock: { ...made.clock, monotonicSeconds: () => 100 },
    files: { ...made.files, remove: () => Promise.resolve(), read: () => Promise.resolve('') },
    processes: {
      ...made.processes,
      run: ({ timeoutSeconds }) => {
        limits.push(Math.floor(timeoutSeconds))
        return Promise.resolve(outcomeOf({ lastLines: ['last words'] }))
      },
    },
  }
  const request = requestIn(null, { budgetFromSeconds })
  const settings = withDefaults({ budget: 90 })
  const suite = {
    kind: 'suite',
    name: 'one',
    adapter: 'tinybench',
    command: ['node', 'a'],
  } as const
  const targets = { base: targetOf('base'), head: targetOf('head') }
  await trySuites([suite], targets, { variants }, { request, settings, earlier: null, host })
  expect(limits[0]).toBe(limit)
})
