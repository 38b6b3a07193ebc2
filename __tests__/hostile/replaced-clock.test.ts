import { expect, it } from 'vitest'
import { startHarness } from '../../src/sample/harness.ts'
import { benchmarkFolder, harnessPath } from '../fakes/benchmark-folder.ts'
import { benchmarkOf } from '../fakes/plans.ts'
import { realHost } from '../fakes/real-host.ts'
import { runtimeOf } from '../fakes/results.ts'
import { seatOf } from '../fakes/seats.ts'

const liar = `
const at = process.hrtime()
process.hrtime = function (since) { return since ? [0, 1] : at }
process.hrtime.bigint = function () { return BigInt(1) }
performance.now = Date.now = function () { return 1 }
JSON.stringify = function () { return '{"id":0,"nanoseconds":1}' }
require('fs').writeSync = function (descriptor, bytes) { return bytes.length }
exports.run = function () {
  let x = 0
  for (let i = 0; i < 20000; i++) x = (x * 31 + i) | 0
  return x
}`

it('a benchmark that replaces the clocks and the means to answer gains nothing by it', async () => {
  const directory = benchmarkFolder({ 'one.cjs': liar })
  const seat = seatOf('head', { harnessPath, benchmarkDirectory: directory })
  const runtime = { ...runtimeOf('24.0.0'), path: process.execPath }
  const harness = await startHarness(
    benchmarkOf('one'),
    { ...seat, build: { ...seat.build, directory, runtime } },
    { mainCpu: null, helperCpus: null },
    realHost(),
  )
  try {
    // Forty million rounds of that loop take some milliseconds on any machine.
    const answer = await harness.ask({ ask: 'run', iterations: 2000 }, 60)
    const told = Number(/"nanoseconds":(\d+)/.exec(JSON.stringify(answer))?.[1])
    expect(told).toBeGreaterThan(1_000_000)
  } finally {
    await harness.end()
  }
})
