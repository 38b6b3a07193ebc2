import { expect, it, onTestFinished } from 'vitest'
import { metrics } from '../../src/metrics/index.ts'
import { harnessActor } from '../../src/measure/actors/harness-actor.ts'
import { startHarness } from '../../src/measure/actors/harness.ts'
import { benchmarkFolder } from '../fakes/benchmark-folder.ts'
import { benchmarkOf } from '../fakes/plans.ts'
import { unbound } from '../fakes/process-specs.ts'
import { realHost } from '../fakes/real-host.ts'
import { realTarget } from '../fakes/targets.ts'

it('a metric that is read off a process names a figure that the harness tells', async () => {
  const host = realHost()
  const directory = benchmarkFolder({ 'one.cjs': 'exports.run = function () { return 1 }' })
  const target = realTarget('head', directory)
  const start = () => startHarness({ benchmark: benchmarkOf('one'), target, cpuSet: unbound }, host)
  const { actor, release } = harnessActor({ side: 'head', start, timeoutSeconds: 60 }, host)
  onTestFinished(() => release?.())
  await actor.start()
  await actor.run({ iterations: 1, leadIn: 0 })
  const { figures } = await actor.usage()
  // Some are null on this machine.
  const told = Object.keys({ ...figures, ...(await actor.observe(1)) })
  const wanted = metrics.flatMap(({ usage }) => usage?.of ?? [])
  expect(wanted).toContain('peakMemoryBytes')
  expect(wanted.filter((name) => !told.includes(name))).toEqual([])
})
