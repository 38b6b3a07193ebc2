import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootMeanSquare, sampleStandardDeviation } from 'simple-statistics'
import { alternate } from '../../src/drivers/alternate.ts'
import { command } from '../../src/drivers/command.ts'
import { slicedDriver } from '../../src/drivers/sliced.ts'
import type { ActorMaker, ActorMakers } from '../../src/measure/actors/actor-makers.ts'
import type { CommandBenchmark, ServerBenchmark } from '../../src/model/run/benchmark.ts'
import { serverSchema } from '../../src/model/run/server.ts'
import { quantileOf } from '../../src/stats/quantile-of.ts'
import { percent, type Bench, type Means } from '../benches.ts'
import { blockLogRatio, makersOf } from './block.ts'
import { benchmarkOf, bothTargets, foundHyperfine } from './workloads.ts'

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
 * The scatter of a pair of long commands, in slices and back to back; the same program against itself. Both
 * methods alternate, so that they see the same machine.
 */
export const slices: Bench = async function* (means) {
  for (const name of ['regex', 'json']) {
    means.say(`${name} in slices and back to back`)
    const benchmark: CommandBenchmark = { ...programOf(name), driver: 'sliced' }
    const makers = await makersFor(join(means.folder, name), means)
    const pilot = { iterations: 10, batches: 1 }
    const inSlices = { driver: slicedDriver, benchmark, make: makers.sliced(benchmark), pilot }
    const backToBack = { driver: command, benchmark, make: makers.command(benchmark), pilot }
    const own: number[] = []
    const peer: number[] = []
    for (let block = 0; block < means.pick(16, 6, 2); block++) {
      own.push(await blockLogRatio(inSlices, 'cpu', means.host))
      peer.push(await blockLogRatio(backToBack, 'cpu', means.host))
    }
    const [ours, theirs] = [sampleStandardDeviation(own), sampleStandardDeviation(peer)]
    yield {
      goal: `long commands, SD of a pair, ${name}`,
      figure: percent(ours),
      peer: `back to back ${percent(theirs)}`,
      wanted: '≤ 0.5 ×',
      met: ours <= 0.5 * theirs,
    }
  }
}

/** One client that alternates, compared with fresh servers that are measured one after the other. */
export const servers: Bench = async function* (means) {
  means.say('servers by turns and one after the other')
  const server = serverSchema.parse({})
  const benchmark: ServerBenchmark = { ...programOf('server'), driver: 'alternate', server }
  const make = (await makersFor(means.folder, means)).alternate(benchmark)
  const parts = { driver: alternate, benchmark, make, pilot: { iterations: 10, batches: 150 } }
  const own: number[] = []
  const peer: number[] = []
  for (let block = 0; block < means.pick(16, 6, 1); block++) {
    own.push(await blockLogRatio(parts, 'time', means.host))
    peer.push(Math.log((await alone(make)) / (await alone(make))))
  }
  const [ours, theirs] = [rootMeanSquare(own), rootMeanSquare(peer)]
  yield {
    goal: 'servers, RMS error of a block',
    figure: percent(ours),
    peer: `fresh servers in turn ${percent(theirs)}`,
    wanted: '≤ 0.2 ×',
    met: ours <= 0.2 * theirs,
  }
}

/** Seconds per request to a fresh server that has the machine to itself, for as long as one side gets. */
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

function programOf(name: string): Omit<CommandBenchmark, 'driver' | 'contest'> {
  const { contest: _, ...plain } = benchmarkOf(name)
  return {
    ...plain,
    module: null,
    command: [process.execPath, `{directory}/${name}.cjs`],
    timeoutSeconds: 600,
  }
}

async function makersFor(folder: string, { host }: Means): Promise<ActorMakers> {
  const hyperfine = await foundHyperfine(folder, host)
  const targets = await bothTargets(folder, host, (directory) => {
    for (const [name, text] of Object.entries(programs)) writeFileSync(join(directory, name), text)
  })
  return makersOf(targets, hyperfine, host)
}
