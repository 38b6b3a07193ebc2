import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { median } from 'simple-statistics'
import { turnsOf } from '../../src/host/process/turns.ts'
import { startHarness } from '../../src/measure/actors/harness.ts'
import { cpuSetOf } from '../../src/measure/targets/cpu-set-of.ts'
import { milliseconds, type Bench } from '../benches.ts'
import { freshProcess } from './fresh-process.ts'
import { benchmarkOf, bothTargets } from './workloads.ts'

const nothing = fileURLToPath(new URL('children/nothing.cjs', import.meta.url))
// Stopping the side and letting it go on is part of it.
const mostMicroseconds = 300
const fewestPerSecond = 2500
const mostOfTurn = 500

/** The cost of requesting a batch, and of a sample in Node core's method. */
export const batchOverhead: Bench = async function* ({ host, folder, pick, say }) {
  say('empty batches')
  const { base: target } = await bothTargets(folder, host, (directory) => {
    copyFileSync(nothing, join(directory, 'nothing.cjs'))
  })
  const cpuSet = cpuSetOf(0, await host.machine.allowedCpus())
  const harness = await startHarness({ benchmark: benchmarkOf('nothing'), target, cpuSet }, host)
  const batches = async (count: number): Promise<number[]> => {
    const seconds: number[] = []
    for (let batch = 0; batch < count; batch++) {
      const begun = performance.now()
      await harness.ask({ ask: 'run', iterations: 1, leadIn: 0 }, 10)
      seconds.push((performance.now() - begun) / 1000)
    }
    return seconds
  }
  await batches(pick(1000, 1000, 10))
  const begun = performance.now()
  const seconds = await batches(pick(50_000, 5000, 10))
  const perSecond = seconds.length / ((performance.now() - begun) / 1000)
  const means = { freezer: null, shortage: () => Promise.resolve(null) }
  const turns = turnsOf({ pid: harness.pid, generations: 0, outcome: new Promise(() => {}) }, means)
  const turnSeconds: number[] = []
  for (let turn = 0; turn < pick(5000, 1000, 10); turn++) {
    const start = performance.now()
    turns.suspend()
    turns.resume()
    turnSeconds.push((performance.now() - start) / 1000)
  }
  await harness.end()
  const fresh: number[] = []
  for (let sample = 0; sample < pick(60, 15, 1); sample++) {
    fresh.push((await freshProcess(nothing, 1)).wallSeconds)
  }
  const microseconds = median(seconds) * 1e6
  yield {
    goal: 'overhead of a batch',
    figure: `${microseconds.toFixed(0)} µs, ${perSecond.toFixed(0)} per second`,
    peer: `fresh process ${milliseconds(median(fresh))}`,
    wanted: `≤ ${String(mostMicroseconds)} µs, ≥ ${String(fewestPerSecond)} per second`,
    met: microseconds <= mostMicroseconds && perSecond >= fewestPerSecond,
  }
  const turn = median(turnSeconds) * 1e6
  yield {
    goal: 'of it, stopping a side and letting it go on',
    figure: `${turn.toFixed(0)} µs`,
    peer: '',
    wanted: `≤ ${String(mostOfTurn)} µs`,
    met: turn <= mostOfTurn,
  }
}
