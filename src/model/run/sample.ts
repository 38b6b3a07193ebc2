import { loadedAddonSchema } from '../build/build.ts'
import { countSchema, secondsSchema, text } from '../text.ts'
import { driverIdSchema } from './benchmark.ts'
import { placementSeedsSchema } from './placement.ts'
import type { Plan } from './plan.ts'
import { type Random, randomOf, seedOf } from '../random.ts'
import { z } from 'zod'
import { bySideSchema } from '../build/side.ts'

/** Which side takes slot one; `BH` means that base does. */
export type Coin = z.infer<typeof coinSchema>
export const coinSchema = z.enum(['BH', 'HB'])

/** `warm-up`: base against head, discarded. `pair`: base against head. `control`: base against itself. */
export type BlockKind = z.infer<typeof blockKindSchema>
export const blockKindSchema = z.enum(['warm-up', 'pair', 'control'])

/** Two runs close together in time, one in each slot: the unit of evidence. */
export type Block = z.infer<typeof blockSchema>
export const blockSchema = z.strictObject({
  /** Position in the run, counted from 0 over all benchmarks. */
  index: countSchema,
  /** In a round, every active benchmark has one block of each kind at most; those of round 0 are discarded. */
  round: countSchema,
  benchmarkId: text(300),
  driver: driverIdSchema,
  coin: coinSchema,
  /** Seed for all other random choices in the block, an unsigned 32-bit number. */
  seed: z.number().int().min(0).max(0xffffffff),
  kind: blockKindSchema,
  /** Seeds of the addons' placement; absent when they were not relinked. */
  placement: placementSeedsSchema.optional(),
  /** By how many links of each side, and pairs of processes, of which its values are the means; absent for one. */
  links: z.number().int().min(2).max(16).optional(),
})

/** Number of blocks, controls included, that a plan measures per pair in the long run. */
export function blocksPerPair({ controlShare }: Pick<Plan, 'controlShare'>): number {
  return 1 + controlShare
}

/** All random choices within a block. They are independent of its coin, which is the first draw of its seed. */
export function drawsIn({ seed }: Pick<Block, 'seed'>): Random {
  return randomOf(seedOf(seed, 0xd1))
}

/** Whether a block links addons again: a linker would run beside other blocks. */
export function isLinked({ links, placement }: Block): boolean {
  return links !== undefined || placement !== undefined
}

/** Seconds of a block by what they were spent on, both slots; the rest of its own went into requests and ends. */
export type SpentTime = z.infer<typeof spentSchema>
export const spentSchema = z.strictObject({
  /** Starting both processes, until they are set up. */
  start: secondsSchema,
  warmUp: secondsSchema,
  /** Untimed calls just before timed ones. */
  leadIn: secondsSchema,
  /** Timed calls, requests, runs or slices. */
  measured: secondsSchema,
})

/** One value per metric id, in the metric's base unit; `null` for a missing value. */
export type Readings = z.infer<typeof readingsSchema>
export const readingsSchema = z.record(text(100), z.number().nullable())

/** Machine state while a block ran; `null` where the system does not report it. */
export type MachineState = z.infer<typeof machineStateSchema>
export const machineStateSchema = z.strictObject({
  /** One-minute load average at the end of the block. */
  loadAverage: z.number().min(0).nullable(),
  /** Share of the block's time taken by the hypervisor, 0…1. */
  stealRatio: z.number().min(0).nullable(),
  /** Time spent runnable but not running over wall time, per side, 0 or more. */
  runDelayRatio: bySideSchema(z.number().min(0).nullable()),
  /** Involuntary context switches, per side. */
  involuntarySwitches: bySideSchema(z.number().min(0).nullable()),
  /** CPU time outside of a side's turns over that of its turns; present where it is too much for the pair to count. */
  awakeShare: bySideSchema(z.number().min(0)).optional(),
})

/** Seconds of each of the first calls of one fresh process, in call order. */
export type Series = z.infer<typeof seriesSchema>
export const seriesSchema = z.array(z.number().positive()).max(1000)

/** The pair of values that one block yielded for every metric. */
export type Sample = z.infer<typeof sampleSchema>
export const sampleSchema = z.strictObject({
  block: blockSchema,
  base: readingsSchema,
  head: readingsSchema,
  /** Seconds since the run started. */
  startedAtSeconds: secondsSchema,
  seconds: secondsSchema,
  machine: machineStateSchema,
  /** Absent where only the whole is known, as for suites. */
  spent: spentSchema.optional(),
  /** Of each pair of processes, when a block consists of several links of each side. */
  parts: z.array(bySideSchema(readingsSchema)).max(16).optional(),
  /** Only for a benchmark that requests it. */
  series: bySideSchema(seriesSchema).optional(),
})

/** Seconds of several blocks, or pairs of processes, by what they were spent on. */
export function sumOfSpent(times: readonly SpentTime[]): SpentTime {
  const sum = (of: (time: SpentTime) => number): number =>
    times.reduce((total, time) => total + of(time), 0)
  return {
    start: sum(({ start }) => start),
    warmUp: sum(({ warmUp }) => warmUp),
    leadIn: sum(({ leadIn }) => leadIn),
    measured: sum((time) => time.measured),
  }
}

/** The result of a benchmark's pilot run; the same for both sides, so that both do the same work. */
export type Pilot = z.infer<typeof pilotSchema>
export const pilotSchema = z.strictObject({
  benchmarkId: text(300),
  /** Calls of the benchmark's function per batch; 1 for a whole command. */
  iterations: z.number().int().positive(),
  /** Pairs of batches per block, or of whole runs for a command. */
  batches: z.number().int().positive(),
  /** Expected length of one block, in seconds. */
  blockSeconds: secondsSchema,
  /** Observations of the pilot, such as work that does not grow with the number of calls. */
  notes: z.array(text(500)).max(20),
  /** What its calls leave undone; absent where they do what they say, and where this was not looked at. */
  doubts: z.array(text(700)).max(10).optional(),
  /** Whether head leaves something to be done after its calls that base does not leave, and that no number holds. */
  headLeaves: z.literal(true).optional(),
  /**
   * Calls that every process makes before the timed ones, where calls get dearer the more came before: both
   * sides, all blocks and all runs measure the same age. Absent where a warm-up goes by time.
   */
  age: countSchema.optional(),
  /** Native addons that each side had loaded after its work; absent where that was not checked, as for commands. */
  addons: bySideSchema(z.array(loadedAddonSchema).max(200)).optional(),
  /** Number of calls tried before the result was found. */
  calls: countSchema,
  /** When it began, in seconds from the start of the run, and what it took; absent where it was done before. */
  ran: z.strictObject({ startedAtSeconds: secondsSchema, seconds: secondsSchema }).optional(),
})

/** Whether a block times a single call of each side, without a warm-up, which would take as long. */
export function isOneCall({ iterations, batches }: Pick<Pilot, 'iterations' | 'batches'>): boolean {
  return iterations === 1 && batches === 1
}
