import {
  type Block,
  sumOfSpent,
  type Sample,
  type MachineState,
  type Readings,
} from '../model/run/sample.ts'
import type { Failure } from '../model/judging/failure.ts'
import { seedOf } from '../model/random.ts'
import type { Attempt } from './attempt.ts'
import type { CollectRun } from './collecting.ts'
import { measureAttempt } from './measure-attempt.ts'
import { SideError } from './actors/side-error.ts'
import { logAverage, mean } from 'simple-statistics'
import type { BySide } from '../model/build/side.ts'

/** How a block is measured with its sides laid where it says; of several links of each side, their mean counts. */
export function measuringLinks(run: CollectRun, block: Block): () => Promise<Attempt<Sample>> {
  const { links } = block
  const measurePart = async (part: number, ownBlock: Block): Promise<Attempt<Sample>> => {
    const failure = await layLinks(run, block, part)
    return failure === null ? measureAttempt(run, ownBlock)() : { ok: false, failure }
  }
  if (links === undefined) return () => measurePart(0, block)
  return async () => {
    const parts: Sample[] = []
    for (let part = 0; part < links; part++) {
      const attempt = await measurePart(part, blockPart(block, part))
      if (!attempt.ok) return attempt
      parts.push(attempt.value)
    }
    return { ok: true, value: meanOfLinks(block, parts) }
  }
}

/** @returns why the sides could not be laid where the block wants them; `null` when they are */
async function layLinks(
  { request }: CollectRun,
  block: Block,
  part: number,
): Promise<Failure | null> {
  try {
    if (block.placement !== undefined) await request.place?.(block, part)
    return null
  } catch (error) {
    if (!(error instanceof SideError)) throw error
    return error.failure('sample', block.benchmarkId)
  }
}

/** Turning the coin turns all parts; as they take turns at going first, that evens out within a block. */
function blockPart(block: Block, part: number): Block {
  const otherCoin = block.coin === 'BH' ? 'HB' : 'BH'
  return {
    ...block,
    coin: part % 2 === 0 ? block.coin : otherCoin,
    seed: seedOf(block.seed, part),
  }
}

/**
 * The sample of a block that several pairs of processes, at least one, make up. Of a metric that is positive
 * everywhere it has the geometric means, so that its log ratio is the mean of theirs; of others plain ones.
 */
export function meanOfLinks(block: Block, parts: readonly Sample[]): Sample {
  const [first] = parts
  if (first === undefined) throw new RangeError('expected at least one sample, got none')
  const readings = meanReadings(parts)
  const times = parts.flatMap(({ spent }) => spent ?? [])
  return {
    block,
    ...readings,
    parts: parts.map(({ base, head }) => ({ base, head })),
    startedAtSeconds: first.startedAtSeconds,
    seconds: parts.reduce((sum, { seconds }) => sum + seconds, 0),
    machine: meanMachine(parts.map(({ machine }) => machine)),
    spent: times.length < parts.length ? undefined : sumOfSpent(times),
  }
}

function meanReadings(parts: readonly Sample[]): BySide<Readings> {
  const ids = new Set(parts.flatMap((part) => [part.base, part.head].flatMap(Object.keys)))
  const readings = {
    base: new Map<string, number | null>(),
    head: new Map<string, number | null>(),
  }
  for (const id of ids) {
    const base = knownValues(parts.map((part) => part.base[id] ?? null))
    const head = knownValues(parts.map((part) => part.head[id] ?? null))
    // Both sides alike, or their ratio would mean nothing.
    const isPositive = [...(base ?? []), ...(head ?? [])].every((value) => value > 0)
    const centre = isPositive ? logAverage : mean
    readings.base.set(id, base && centre(base))
    readings.head.set(id, head && centre(head))
  }
  return { base: Object.fromEntries(readings.base), head: Object.fromEntries(readings.head) }
}

function meanMachine(states: readonly MachineState[]): MachineState {
  const meanOf = (of: (state: MachineState) => number | null): number | null => {
    const values = knownValues(states.map(of))
    return values && mean(values)
  }
  const bothOf = (what: 'runDelayRatio' | 'involuntarySwitches'): BySide<number | null> => ({
    base: meanOf((state) => state[what].base),
    head: meanOf((state) => state[what].head),
  })
  const shares = states.flatMap(({ awakeShare }) => awakeShare ?? [])
  return {
    loadAverage: meanOf(({ loadAverage }) => loadAverage),
    stealRatio: meanOf(({ stealRatio }) => stealRatio),
    runDelayRatio: bothOf('runDelayRatio'),
    involuntarySwitches: bothOf('involuntarySwitches'),
    awakeShare: shares.toSorted((a, b) => b.base + b.head - a.base - a.head)[0],
  }
}

/** `null` when one is missing: a mean of the others would be of other links on either side. */
function knownValues(values: readonly (number | null)[]): number[] | null {
  const presentValues = values.filter((value) => value !== null)
  return presentValues.length === values.length ? presentValues : null
}
