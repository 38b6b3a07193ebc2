import { expect, it } from 'vitest'
import type { ServerBenchmark } from '../../../src/model/run/benchmark.ts'
import { serverSchema } from '../../../src/model/run/server.ts'
import { serverActor } from '../../../src/measure/actors/server-actor.ts'
import { measuringHost } from '../../fakes/measuring-host.ts'
import { outcomeOf } from '../../fakes/outcomes.ts'
import { startedOf } from '../../fakes/plans.ts'
import { unbound } from '../../fakes/process-specs.ts'
import { targetOf } from '../../fakes/targets.ts'

it('shares one limit among all requests, and tells how they were answered', async () => {
  const { host } = measuringHost()
  let seconds = 0
  const limits: number[] = []
  const serve: typeof host.processes.serve = () =>
    Promise.resolve({
      pid: 4242,
      exchange: (_, timeoutSeconds) => {
        limits.push(timeoutSeconds)
        seconds += 2
        return Promise.resolve({
          status: 200,
          body: Buffer.from('x'.repeat(limits.length)),
          keepsAlive: limits.length < 3,
          nanoseconds: 2e9,
        })
      },
      turns: {
        suspend: () => {},
        resume: () => {},
        trouble: () => Promise.resolve(null),
        hasHelped: () => Promise.resolve(true),
        members: () => [],
        awakeShare: () => 0,
      },
      readConsumption: () => {
        throw new Error('expected no question, got one')
      },
      addons: () => [],
      end: () => Promise.resolve(outcomeOf()),
    })
  const benchmark: ServerBenchmark = {
    ...startedOf('x', 'node', 'x.js'),
    driver: 'alternate',
    server: serverSchema.parse({}),
    timeoutSeconds: 5,
  }
  const { actor } = serverActor(
    { benchmark, target: targetOf('base'), cpuSet: unbound },
    {
      files: host.files,
      processes: { ...host.processes, serve, freePort: () => Promise.resolve(4000) },
      clock: { ...host.clock, monotonicSeconds: () => seconds },
    },
  )
  await actor.start()
  await actor.burst({ requests: [0], leadIn: 0 })
  expect(await actor.habits()).toEqual({ sizes: new Map([[0, 1]]), closes: false })
  await actor.burst({ requests: [0, 0], leadIn: 0 })
  expect(limits).toEqual([5, 3, 1])
  expect(await actor.habits()).toEqual({ sizes: new Map([[0, null]]), closes: true })
})
