import { logAverage, mean } from 'simple-statistics'
import type { Block } from '../model/run/block.ts'
import type { BySide } from '../model/build/side.ts'
import type { MachineState, Readings, Sample, SpentTime } from '../model/run/sample.ts'

/**
 * The sample of a block that several pairs of processes make up. Of a metric that is positive
 * everywhere it has the geometric means, so that its log ratio is the mean of theirs; of others plain ones.
 *
 * @param parts - at least one
 */
export function meanOfLinks(block: Block, parts: readonly Sample[]): Sample {
  const [first] = parts
  if (first === undefined) throw new RangeError('expected at least one sample, got none')
  const readings = meanReadings(parts)
  const spentParts = spentOn(parts)
  return {
    block,
    ...readings,
    parts: parts.map(({ base, head }) => ({ base, head })),
    startedAtSeconds: first.startedAtSeconds,
    seconds: parts.reduce((sum, { seconds }) => sum + seconds, 0),
    machine: meanMachine(parts.map(({ machine }) => machine)),
    spent: spentParts ?? undefined,
  }
}

function spentOn(parts: readonly Sample[]): SpentTime | null {
  const all = parts.flatMap(({ spent }) => spent ?? [])
  if (all.length < parts.length) return null
  const sum = (of: (entry: SpentTime) => number): number =>
    all.reduce((total, entry) => total + of(entry), 0)
  return {
    start: sum(({ start }) => start),
    warmUp: sum(({ warmUp }) => warmUp),
    leadIn: sum(({ leadIn }) => leadIn),
    measured: sum(({ measured }) => measured),
  }
}

function meanReadings(parts: readonly Sample[]): BySide<Readings> {
  const ids = new Set(
    parts.flatMap(({ base, head }) => [...Object.keys(base), ...Object.keys(head)]),
  )
  const means = [...ids].map((id) => {
    const base = knownValues(parts.map((part) => part.base[id] ?? null))
    const head = knownValues(parts.map((part) => part.head[id] ?? null))
    // Both sides alike, or their ratio would mean nothing.
    const isPositive = [...(base ?? []), ...(head ?? [])].every((value) => value > 0)
    const centre = (values: readonly number[] | null): number | null =>
      values === null ? null : (isPositive ? logAverage : mean)(values)
    return { id, base: centre(base), head: centre(head) }
  })
  return {
    base: Object.fromEntries(means.map(({ id, base }) => [id, base])),
    head: Object.fromEntries(means.map(({ id, head }) => [id, head])),
  }
}

function meanMachine(states: readonly MachineState[]): MachineState {
  const meanOf = (of: (state: MachineState) => number | null): number | null => {
    const values = knownValues(states.map(of))
    return values === null ? null : mean(values)
  }
  return {
    loadAverage: meanOf(({ loadAverage }) => loadAverage),
    stealRatio: meanOf(({ stealRatio }) => stealRatio),
    runDelayRatio: {
      base: meanOf(({ runDelayRatio }) => runDelayRatio.base),
      head: meanOf(({ runDelayRatio }) => runDelayRatio.head),
    },
    involuntarySwitches: {
      base: meanOf(({ involuntarySwitches }) => involuntarySwitches.base),
      head: meanOf(({ involuntarySwitches }) => involuntarySwitches.head),
    },
  }
}

/** `null` when one is missing: a mean of the others would be of other links on either side. */
function knownValues(values: readonly (number | null)[]): readonly number[] | null {
  const givenValues = values.filter((value) => value !== null)
  return givenValues.length === values.length ? givenValues : null
}
