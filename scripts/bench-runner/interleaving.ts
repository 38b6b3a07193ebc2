import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { alternate } from '../../src/drivers/alternate.ts'
import { command } from '../../src/drivers/command.ts'
import { quantileOf } from '../../src/stats/quantile-of.ts'
import { slicedDriver } from '../../src/drivers/sliced.ts'
import type { Benchmark, CommandBenchmark, ServerBenchmark } from '../../src/model/run/benchmark.ts'
import { serverSchema } from '../../src/model/run/server.ts'
import {
  actorMakers,
  type ActorMaker,
  type ActorMakers,
} from '../../src/measure/actors/actor-makers.ts'
import { placementOf } from '../../src/measure/targets/placement-of.ts'
import { percent, type Figure, type Means, type Measure } from './figure.ts'
import { foundHyperfine } from './found-hyperfine.ts'
import { deviationOf, rootMeanSquareOf } from './numbers.ts'
import { oneBlock, type BlockParts } from './one-block.ts'
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
 * Target 8: the scatter of a pair of long commands, in slices and back to back; the same program
 * against itself. Both methods alternate, so that they see the same machine.
 */
export const slices: Measure = async (means) => {
  const figures: Figure[] = []
  for (const name of ['regex', 'json']) {
    means.say(`8: ${name} in slices and back to back`)
    const benchmark: CommandBenchmark = { ...programOf(name), driver: 'sliced' }
    const makers = await makersFor(join(means.folder, name), means)
    const pilot = { iterations: 10, batches: 1 }
    const inSlices = { driver: slicedDriver, benchmark, make: makers.sliced(benchmark), pilot }
    const backToBack = { driver: command, benchmark, make: makers.command(benchmark), pilot }
    const own: number[] = []
    const peer: number[] = []
    for (let block = 0; block < (means.quick ? 6 : 16); block++) {
      own.push(await logRatio(inSlices, 'cpu', means))
      peer.push(await logRatio(backToBack, 'cpu', means))
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

/**
 * Target 9: one client that alternates, compared with fresh servers that are measured one after the
 * other.
 */
export const servers: Measure = async (means) => {
  means.say('9: servers by turns and one after the other')
  const benchmark: ServerBenchmark = {
    ...programOf('server'),
    driver: 'alternate',
    server: serverSchema.parse({}),
  }
  const makers = await makersFor(join(means.folder, 'server'), means)
  const make = makers.alternate(benchmark)
  const parts = { driver: alternate, benchmark, make, pilot: { iterations: 10, batches: 150 } }
  const own: number[] = []
  const peer: number[] = []
  for (let block = 0; block < (means.quick ? 6 : 16); block++) {
    own.push(await logRatio(parts, 'time', means))
    peer.push(Math.log((await alone(make)) / (await alone(make))))
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

/**
 * Seconds per request to a fresh server that has the machine to itself, for as long as one side
 * gets.
 */
async function alone(make: ActorMaker<'alternate'>): Promise<number> {
  const { actor } = make('base')
  const burst = { requests: Array<number>(1500).fill(0), leadIn: 0 }
  await actor.start()
  await actor.burst(burst)
  const nanoseconds = await actor.burst(burst)
  await actor.end()
  return quantileOf(
    nanoseconds.toSorted((one, other) => one - other),
    0.5,
  )
}

async function logRatio<Actor, Measured extends Benchmark>(
  parts: BlockParts<Actor, Measured>,
  metric: string,
  { host }: Means,
): Promise<number> {
  const { one, two } = await oneBlock(parts, host)
  return Math.log((one[metric] ?? NaN) / (two[metric] ?? NaN))
}

function programOf(name: string): Omit<CommandBenchmark, 'driver' | 'contest'> {
  const { contest: _, ...plain } = benchmarkOf(name)
  return {
    ...plain,
    module: null,
    command: [process.execPath, `{directory}/${name}.cjs`],
    timeoutSeconds: 600,
  }
}

function fill(directory: string): void {
  for (const [name, text] of Object.entries(programs)) writeFileSync(join(directory, name), text)
}

async function makersFor(folder: string, { host }: Means): Promise<ActorMakers> {
  const hyperfine = await foundHyperfine(folder, host)
  const targets = {
    base: await targetOf('base', folder, host, fill),
    head: await targetOf('head', folder, host, fill),
  }
  const placement = placementOf(0, await host.machine.allowedCpus())
  return actorMakers({ targets, placement, hyperfine, counters: null }, host)
}
