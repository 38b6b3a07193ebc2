import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { copyFileSync } from 'node:fs'
import { startHarness } from '../../src/measure/actors/harness.ts'
import { placementOf } from '../../src/measure/targets/placement-of.ts'
import { milliseconds, type Measure } from './figure.ts'
import { freshProcess } from './fresh-process.ts'
import { medianOf } from './numbers.ts'
import { benchmarkOf, targetOf } from './workload-targets.ts'

const nothing = fileURLToPath(new URL('children/nothing.cjs', import.meta.url))
// Stopping the side and letting it go on is part of it.
const mostMicroseconds = 300
const fewestPerSecond = 2500

/** Target 2: the cost of requesting a batch, and of a sample in Node core's method. */
export const batchOverhead: Measure = async ({ host, folder, quick, say }) => {
  say('2: empty batches')
  const target = await targetOf('base', join(folder, 'batches'), host, (directory) => {
    copyFileSync(nothing, join(directory, 'nothing.cjs'))
  })
  const placement = placementOf(0, await host.machine.allowedCpus())
  const harness = await startHarness({ benchmark: benchmarkOf('nothing'), target, placement }, host)
  const batches = async (count: number): Promise<number[]> => {
    const seconds: number[] = []
    for (let batch = 0; batch < count; batch++) {
      const begun = performance.now()
      await harness.ask({ ask: 'run', iterations: 1, leadIn: 0 }, 10)
      seconds.push((performance.now() - begun) / 1000)
    }
    return seconds
  }
  await batches(1000)
  const begun = performance.now()
  const seconds = await batches(quick ? 5000 : 50_000)
  const perSecond = seconds.length / ((performance.now() - begun) / 1000)
  await harness.end()
  const fresh: number[] = []
  for (let sample = 0; sample < (quick ? 15 : 60); sample++) {
    fresh.push((await freshProcess(nothing, 1)).wallSeconds)
  }
  const [own, peer] = [medianOf(seconds), medianOf(fresh)]
  return [
    {
      target: 2,
      goal: 'overhead of a batch',
      figure: `${(own * 1e6).toFixed(0)} µs, ${perSecond.toFixed(0)} per second`,
      peer: `fresh process ${milliseconds(peer)}`,
      ratio: own / peer,
      wanted: `≤ ${String(mostMicroseconds)} µs, ≥ ${String(fewestPerSecond)} per second`,
      met: own * 1e6 <= mostMicroseconds && perSecond >= fewestPerSecond,
    },
  ]
}
