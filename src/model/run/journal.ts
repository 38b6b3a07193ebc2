import { z } from 'zod'
import { builtFields } from '../build/difference.ts'
import { failureSchema } from '../judging/failure.ts'
import { blockKindSchema, sampleSchema, type Sample, pilotSchema } from './sample.ts'
import { machineSchema, noiseProbeRunSchema } from '../machine/machine.ts'
import { type Plan, planSchema } from './plan.ts'
import { secondsSchema, text } from '../text.ts'

/** What a run does in turn: build; find, describe and plan; check the machine; pilots; blocks; judge; profile. */
export type Stage = z.infer<typeof stageSchema>
export const stageSchema = z.enum([
  'build',
  'prepare',
  'probe',
  'pilots',
  'blocks',
  'judge',
  'profiles',
])

/** Format name and version in the first line of every journal. */
export const journalFormat = 'deadheat-journal/3'

/** The reason of an `end` entry when no block is missing. */
export const nothingLeft = 'nothing is left to measure'

/** What has to be the same when a run goes on, by what it is called. */
export type SameFacts = z.infer<typeof sameFactsSchema>
const sameFactsSchema = z.record(text(100), text(200))

/** One line of the journal, which records everything that happened, in order. Lines are appended and never changed. */
export type JournalEntry = z.infer<typeof journalEntrySchema>
export const journalEntrySchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('run'),
    format: z.literal(journalFormat),
    version: text(50),
    startedAt: z.iso.datetime(),
    plan: planSchema,
    machine: machineSchema,
    ...builtFields,
    /** What has to be the same when the run goes on: what was asked for, and what came of the builds. */
    asked: sameFactsSchema.optional(),
    built: sameFactsSchema.optional(),
  }),
  z.strictObject({ type: z.literal('pilot'), pilot: pilotSchema }),
  z.strictObject({ type: z.literal('sample'), sample: sampleSchema }),
  // A pair that was disturbed by the machine; it was measured again and is not judged.
  z.strictObject({ type: z.literal('disturbed'), sample: sampleSchema }),
  z.strictObject({ type: z.literal('failure'), failure: failureSchema }),
  // A pair of processes of which one failed, and which was started again.
  z.strictObject({
    type: z.literal('attempt'),
    kind: z.enum([...blockKindSchema.options, 'pilot']),
    failure: failureSchema,
  }),
  // Not part of the run: the noise probe before the first pilot and after the last block.
  z.strictObject({
    type: z.literal('trial'),
    when: z.enum(['before', 'after']),
    trial: noiseProbeRunSchema,
  }),
  // What a part has to keep, under its name; the part itself parses it.
  z.strictObject({ type: z.literal('part'), part: text(50), entry: z.unknown() }),
  // A run that goes on on another class of machine, from here on.
  z.strictObject({ type: z.literal('machine'), machine: machineSchema }),
  // How long a stage took, written when it ends. A continued run has several of each.
  z.strictObject({ type: z.literal('stage'), stage: stageSchema, seconds: secondsSchema }),
  // A continued run has one each time it ended; the last one counts.
  z.strictObject({ type: z.literal('end'), seconds: secondsSchema, reason: text(200) }),
])

/** The first line of a journal. */
export type RunEntry = Extract<JournalEntry, { type: 'run' }>

type EndEntry = Extract<JournalEntry, { type: 'end' }>

/** What may follow the end of a run without going on with it: what was looked at afterwards. */
const afterTheEnd: ReadonlySet<JournalEntry['type']> = new Set([
  'trial',
  'part',
  'stage',
  'machine',
])

/** The end of a run, of a continued one the last; `null` when something was measured since, or it was cut off. */
export function endOfRun(entries: readonly JournalEntry[]): EndEntry | null {
  const last = entries.findLast(({ type }) => !afterTheEnd.has(type))
  return last?.type === 'end' ? last : null
}

/** The entries of a journal with another plan in the place of that of its run. */
export function withPlanOf(
  entries: readonly JournalEntry[],
  planOf: (plan: Plan) => Plan,
): readonly JournalEntry[] {
  return entries.map((entry) =>
    entry.type === 'run' ? { ...entry, plan: planOf(entry.plan) } : entry,
  )
}

/** The pairs that a journal holds: those that count, and those that were disturbed and taken again. */
export function samplesIn(entries: readonly JournalEntry[]): {
  readonly samples: readonly Sample[]
  readonly disturbed: readonly Sample[]
} {
  return {
    samples: entries.flatMap((entry) => (entry.type === 'sample' ? [entry.sample] : [])),
    disturbed: entries.flatMap((entry) => (entry.type === 'disturbed' ? [entry.sample] : [])),
  }
}
