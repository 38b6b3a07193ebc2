import { expect, it } from 'vitest'
import type { CommandActor, SuiteActor, BySlot, Slot } from '../../src/drivers/actors.ts'
import { command } from '../../src/drivers/command.ts'
import { suite } from '../../src/drivers/suite.ts'
import type { FunctionBenchmark } from '../../src/model/run/benchmark.ts'
import type { Block } from '../../src/model/run/sample.ts'
import { blocksOfRound } from '../../src/plan/blocks-of-round.ts'
import { benchmarkOf, planOf } from '../fakes/plans.ts'
import { actorOf, mirrored, pilotOf, play, playFunction, slotsOf, type Call } from './play.ts'

const rounds = 400
// Four standard deviations of a fair coin, which the plan's seed has thrown once and for all.
const farthest = 2 / Math.sqrt(rounds)

const commandActor: CommandActor = { run: () => Promise.resolve({ time: 1 }) }

const suiteActor = (cpuSeconds: number): SuiteActor => ({
  run: () => Promise.resolve({ rows: [], cpuSeconds, peakMemoryBytes: null }),
})

async function traceOfFunction(block: Block, benchmark: Partial<FunctionBenchmark>) {
  const slots = { one: actorOf(() => 1e6), two: actorOf(() => 1e6) }
  const pilot = { iterations: 1, batches: 1 }
  return (await playFunction(slots, { benchmark, block, pilot })).trace
}

/** A block of two turns, where the driver has turns. */
const context = { benchmark: benchmarkOf('one'), pilot: pilotOf({ batches: 2 }), metrics: [] }

const inBoth = <Actor extends object, T>(
  actor: Actor,
  work: (actors: BySlot<Actor>) => Promise<T>,
): Promise<readonly Call[]> => play({ one: actor, two: actor }, work).then(({ trace }) => trace)

/** What a driver does first that can be told from what it does second, and its calls in a block. */
const drivers: Readonly<
  Record<string, readonly [string, (block: Block) => Promise<readonly Call[]>]>
> = {
  'a command': [
    'run',
    (block) => inBoth(commandActor, (actors) => command(actors, { ...context, block })),
  ],
  'a suite': ['run', () => inBoth(suiteActor(1), suite)],
  'one long call': ['run', async (block) => traceOfFunction(block, {})],
  'a whole life of one batch': ['run', (block) => traceOfFunction(block, { batches: 1 })],
  'the first calls': ['series', (block) => traceOfFunction(block, { series: 3 })],
}

/** The slots that this finds in a block's calls, and how far from half of a plan's blocks base is in it. */
async function baseIn(slotOf: (block: Block) => Promise<Slot | undefined>) {
  const plan = planOf({ benchmarks: [benchmarkOf('one')], seed: 5, controlShare: 0 })
  let baseCount = 0
  const slots = new Set<Slot | undefined>()
  for (let round = 1; round <= rounds; round++) {
    const [block] = blocksOfRound(plan, round, ['one'])
    if (block === undefined) throw new Error('expected a block')
    const slot = await slotOf(block)
    slots.add(slot)
    if ((slot === 'one') === (block.coin === 'BH')) baseCount++
  }
  return { slots, distance: Math.abs(baseCount / rounds - 0.5) }
}

it.each(Object.entries(drivers))('base goes first in half of %s', async (_, [call, traceOf]) => {
  const found = await baseIn(async (block) => slotsOf(call, await traceOf(block))[0])
  expect(found.distance).toBeLessThan(farthest)
  // The coin tells it, so that what depends on the order can be seen by the coins.
  expect(found.slots).toEqual(new Set(['one']))
})

it('the side is base in half of the second turns of a command, whatever the coin', async () => {
  const { distance } = await baseIn(async (block) => {
    const trace = await inBoth(commandActor, (actors) => command(actors, { ...context, block }))
    return slotsOf('run', trace)[2]
  })
  expect(distance).toBeLessThan(farthest)
})

it('suite swaps its rows when the sides change slots', async () => {
  const [one, two] = [suiteActor(1), suiteActor(2)]
  expect(await play({ one: two, two: one }, suite)).toEqual(
    mirrored(await play({ one, two }, suite)),
  )
})
