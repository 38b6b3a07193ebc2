import { journalFormat, type JournalEntry } from '../../src/model/run/journal.ts'
import type { Failure } from '../../src/model/judging/failure.ts'
import type { MachineState, Pilot, Readings, Sample } from '../../src/model/run/sample.ts'
import type { Plan } from '../../src/model/run/plan.ts'
import type { BySide } from '../../src/model/build/side.ts'
import type { Build } from '../../src/model/build/build.ts'
import { blocksOfRound } from '../../src/plan/blocks-of-round.ts'
import { pairsOf } from '../analysis/rows.ts'
import { planOf } from './plans.ts'
import { buildOf, failureOf, machine } from './results.ts'

/** The samples of one benchmark: a warm-up that would spoil everything, then `count` pairs. */
export interface SeriesFacts {
  readonly count: number
  /** ln(head / base). */
  readonly effect?: number
  readonly noise?: number
  readonly seed?: number
  /** Of the same numbers, one after the other. */
  readonly metrics?: readonly string[]
  /** A control has no warm-up. */
  readonly kind?: 'pair' | 'control'
  /** Of each block. */
  readonly seconds?: number
}

export function runEntry(
  plan: Plan = planOf(),
  builds: BySide<Build | null> = { base: buildOf('base'), head: buildOf('head') },
): JournalEntry {
  const startedAt = '2026-03-04T05:06:07Z'
  return { type: 'run', format: journalFormat, version: '0.1.0', startedAt, plan, machine, builds }
}

export function pilotOf(benchmarkId: string, changes: Partial<Pilot> = {}): Pilot {
  return {
    benchmarkId,
    iterations: 8,
    batches: 4,
    blockSeconds: 2,
    notes: [],
    calls: 9,
    ...changes,
  }
}

export function samplesOf(
  benchmarkId: string,
  { count, metrics = ['time'], kind = 'pair', seconds = 2, ...facts }: SeriesFacts,
): readonly Sample[] {
  const warmUp = kind === 'control' ? [] : [[1, 100] as const]
  const firstRound = kind === 'control' ? 1 : 0
  return [...warmUp, ...pairsOf(count, facts)].map(([base, head], at) => ({
    block: {
      index: 2 * at,
      round: firstRound + at,
      benchmarkId,
      driver: 'pingpong',
      coin: at % 2 === 0 ? 'BH' : 'HB',
      seed: at,
      kind: kind === 'pair' && at === 0 ? 'warm-up' : kind,
    },
    base: readingsOf(metrics, base),
    head: readingsOf(metrics, head),
    startedAtSeconds: 10 + 2 * at,
    seconds,
    machine: quietMachine,
  }))
}

export const quietMachine: MachineState = {
  loadAverage: 0.1,
  stealRatio: 0,
  runDelayRatio: { base: 0.01, head: 0.02 },
  involuntarySwitches: { base: 2, head: 1 },
}

/** The same samples, with the warm-up blocks of all benchmarks one after the other. */
export function warmedUpInTurn(samples: readonly Sample[]): readonly Sample[] {
  let at = 10
  return samples.map((sample) => {
    if (sample.block.round > 0) return sample
    const startedAtSeconds = at
    at += sample.seconds
    return { ...sample, startedAtSeconds }
  })
}

function readingsOf(metrics: readonly string[], value: number): Readings {
  return Object.fromEntries(metrics.map((metric) => [metric, value]))
}

export function brokenEntry(benchmarkId: string, changes: Partial<Failure> = {}): JournalEntry {
  return { type: 'failure', failure: failureOf({ benchmarkId, ...changes }) }
}

/** A sample as a line, with the coin and the seed that its plan draws, if it has such a block. */
function sampleEntry(plan: Plan, sample: Sample): JournalEntry {
  const { round, benchmarkId, kind } = sample.block
  const drawn = blocksOfRound(plan, round, [benchmarkId]).find((block) => block.kind === kind)
  const lot = drawn === undefined ? {} : { coin: drawn.coin, seed: drawn.seed }
  return { type: 'sample', sample: { ...sample, block: { ...sample.block, ...lot } } }
}

/** The text of a journal of these samples, each with the coin that its plan draws. */
export function journalText(plan: Plan, samples: readonly Sample[]): string {
  const entries = [runEntry(plan), ...samples.map((sample) => sampleEntry(plan, sample))]
  return entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')
}

/** A journal: the run, a pilot for each benchmark, all samples round by round, whatever else, the end. */
export function journalOf(
  plan: Plan,
  series: Readonly<Record<string, readonly Sample[]>>,
  others: readonly JournalEntry[] = [],
): readonly JournalEntry[] {
  const samples = Object.values(series)
    .flat()
    .toSorted((one, other) => one.block.round - other.block.round)
  return [
    runEntry(plan),
    ...Object.keys(series).map((id): JournalEntry => ({ type: 'pilot', pilot: pilotOf(id) })),
    ...samples.map((sample): JournalEntry => ({ type: 'sample', sample })),
    ...others,
    { type: 'end', seconds: 321, reason: 'nothing is left to measure' },
  ]
}
