import { describe, expect, it } from 'vitest'
import { metrics } from '../../src/metrics/index.ts'
import { harnessActor } from '../../src/measure/actors/harness-actor.ts'
import { startHarness } from '../../src/measure/actors/harness.ts'
import { benchmarkFolder } from '../fakes/benchmark-folder.ts'
import { benchmarkOf } from '../fakes/plans.ts'
import { unbound } from '../fakes/process-specs.ts'
import { realHost } from '../fakes/real-host.ts'
import { realTarget } from '../fakes/targets.ts'

/** Names of all figures that a process of the harness tells, some of them `null` on this machine. */
async function figuresTold(): Promise<readonly string[]> {
  const host = realHost()
  const directory = benchmarkFolder({ 'one.cjs': 'exports.run = function () { return 1 }' })
  const target = realTarget('head', directory)
  const start = () => startHarness({ benchmark: benchmarkOf('one'), target, cpuSet: unbound }, host)
  const spec = { side: 'head', start, timeoutSeconds: 60 } as const
  const { actor, release } = harnessActor(spec, host)
  try {
    await actor.start()
    await actor.run({ iterations: 1, leadIn: 0 })
    const { figures: used } = await actor.usage()
    return Object.keys({ ...used, ...(await actor.observe(1)) })
  } finally {
    await release?.()
  }
}

describe('a metric that is read off a process', () => {
  it('names a figure that the harness tells', async () => {
    const told = await figuresTold()
    const wanted = metrics.flatMap(({ usage }) => usage?.of ?? [])
    expect(wanted).toContain('peakMemoryBytes')
    expect(wanted.filter((name) => !told.includes(name))).toEqual([])
  })
})
