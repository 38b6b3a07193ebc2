import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { alternate } from '../../src/drivers/alternate.ts'
import { command } from '../../src/drivers/command.ts'
import type { ByPlace, Driver } from '../../src/drivers/driver.ts'
import { quantileOf } from '../../src/drivers/quantile-of.ts'
import { sliced } from '../../src/drivers/sliced.ts'
import type { Benchmark } from '../../src/model/run/benchmark.ts'
import type { Readings } from '../../src/model/run/sample.ts'
import { serverSchema } from '../../src/model/run/server.ts'
import type { Actors } from '../../src/measure/perform.ts'
import { placementOf } from '../../src/measure/placement-of.ts'
import { runCommand } from '../../src/measure/run-command.ts'
import { startServing } from '../../src/measure/serving.ts'
import { startSlicing } from '../../src/measure/slicing.ts'
import { percent, type Figure, type Means, type Measure } from './figure.ts'
import { foundHyperfine } from './found-hyperfine.ts'
import { deviationOf, rootMeanSquareOf } from './numbers.ts'
import { oneBlock } from './one-block.ts'
import { benchmarkOf, targetOf } from './workload-targets.ts'

const programs = {
  'regex.cjs': `const text = 'x'.repeat(50) + 'ab12cd'; let n = 0
for (let i = 0; i < 3e6; i++) if (/([a-z]+)(\\d+)([a-z]+)/.exec(text + (i & 7)) !== null) n++
console.log(n)`,
  'json.cjs': `const value = { list: Array.from({ length: 40 }, (_, i) => ({ id: i, name: 'n' + i })) }; let n = 0
for (let i = 0; i < 80000; i++) n += JSON.stringify(JSON.parse(JSON.stringify(value))).length
console.log(n)`,
  'server.cjs': `const value = Array.from({ length: 50 }, (_, i) => ({ id: i, name: 'n' + i }))
require('http').createServer((_, response) => response.end(JSON.stringify(value))).listen(process.env.PORT)`,
}

/**
 * Target 8: what a pair of long commands scatters by, in slices and back to back, the same program
 * against itself. Both ways take turns, so that they see the same machine.
 */
export const slices: Measure = async (means) => {
  const figures: Figure[] = []
  for (const name of ['regex', 'json']) {
    means.say(`8: ${name} in slices and back to back`)
    const benchmark = programOf(name)
    const actors = await actorsFor(benchmark, join(means.folder, name), means)
    const own: number[] = []
    const peer: number[] = []
    for (let block = 0; block < (means.quick ? 6 : 16); block++) {
      own.push(await logRatio(sliced, 'cpu', { benchmark, actors, means }))
      peer.push(await logRatio(command, 'cpu', { benchmark, actors, means }))
    }
    const [ours, theirs] = [deviationOf(own), deviationOf(peer)]
    figures.push({
      target: 8,
      goal: `long commands, SD of a pair, ${name}`,
      figure: percent(ours),
      peer: `back to back ${percent(theirs)}`,
      ratio: ours / theirs,
      wanted: '≤ 0.5 ×',
      met: ours <= 0.5 * theirs,
    })
  }
  return figures
}

/** Target 9: one client that alternates, and fresh servers that are asked one after the other. */
export const servers: Measure = async (means) => {
  means.say('9: servers by turns and one after the other')
  const benchmark = programOf('server')
  const actors = await actorsFor(benchmark, join(means.folder, 'server'), means)
  const own: number[] = []
  const peer: number[] = []
  for (let block = 0; block < (means.quick ? 6 : 16); block++) {
    own.push(await logRatio(alternate, 'time', { benchmark, actors, means }))
    peer.push(Math.log((await alone(actors)) / (await alone(actors))))
  }
  const [ours, theirs] = [rootMeanSquareOf(own), rootMeanSquareOf(peer)]
  return [
    {
      target: 9,
      goal: 'servers, RMS error of a block',
      figure: percent(ours),
      peer: `fresh servers in turn ${percent(theirs)}`,
      ratio: ours / theirs,
      wanted: '≤ 0.2 ×',
      met: ours <= 0.2 * theirs,
    },
  ]
}

/** Seconds of a request to a fresh server that has the machine to itself, as long as one side has. */
async function alone(actors: Actors): Promise<number> {
  const server = await actors.serve('base')
  const burst = { requests: Array<number>(1500).fill(0), leadIn: 0 }
  await server.burst(burst, 60)
  const { nanoseconds } = await server.burst(burst, 60)
  await server.end()
  return quantileOf(
    nanoseconds.toSorted((one, other) => one - other),
    0.5,
  )
}

async function logRatio(
  driver: Driver,
  metric: string,
  tried: {
    readonly benchmark: Benchmark
    readonly actors: Actors
    readonly means: Means
  },
): Promise<number> {
  const { benchmark, actors, means } = tried
  const batches = driver.id === 'alternate' ? 150 : 1
  const pilot = { iterations: 10, batches }
  const { one, two }: ByPlace<Readings> = await oneBlock(
    { driver, benchmark, actors, pilot },
    means.host,
  )
  return Math.log((one[metric] ?? NaN) / (two[metric] ?? NaN))
}

function programOf(name: string): Benchmark {
  return benchmarkOf(name, {
    driver: 'alternate',
    module: null,
    command: [process.execPath, `{directory}/${name}.cjs`],
    server: serverSchema.parse({}),
    timeoutSeconds: 600,
  })
}

function fill(directory: string): void {
  for (const [name, text] of Object.entries(programs)) writeFileSync(join(directory, name), text)
}

async function actorsFor(benchmark: Benchmark, folder: string, { host }: Means): Promise<Actors> {
  const hyperfine = await foundHyperfine(folder, host)
  const targets = {
    base: await targetOf('base', folder, host, fill),
    head: await targetOf('head', folder, host, fill),
  }
  const placement = placementOf(0, await host.machine.allowedCpus())
  return {
    start: () => Promise.reject(new Error('expected no benchmark in a process')),
    command: (side) => runCommand(benchmark, targets[side], hyperfine, host),
    serve: (side) => startServing(benchmark, targets[side], placement, host),
    begin: (side) => startSlicing(benchmark, targets[side], placement, hyperfine, host),
    count: () => Promise.resolve({}),
    suite: () => Promise.reject(new Error('expected no suite')),
  }
}
