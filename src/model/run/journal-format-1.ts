import { z } from 'zod'
import { journalFormat } from './journal.ts'

/** The first line of a journal from before blocks had a kind. */
const runSchema = z.looseObject({ type: z.literal('run'), format: z.literal('deadheat-journal/1') })

const takenSchema = z.looseObject({
  sample: z.looseObject({
    block: z.looseObject({
      round: z.number(),
      control: z.boolean(),
      rebuild: z.literal(true).optional(),
    }),
  }),
})

type FormerBlock = z.infer<typeof takenSchema>['sample']['block']

/** Whether an entry is the first line of a format 1 journal. */
export function isFormat1(entry: unknown): boolean {
  return runSchema.safeParse(entry).success
}

/**
 * Converts a journal entry from format 1 to format 2. Format 1 marks a block as a control, a
 * rebuild control or neither, and a warm-up by its round. All other entries are returned unchanged.
 */
export function journalFromFormat1(entry: unknown): unknown {
  const run = runSchema.safeParse(entry)
  if (run.success) return { ...run.data, format: journalFormat }
  const validation = takenSchema.safeParse(entry)
  if (!validation.success) return entry
  const { sample } = validation.data
  return { ...validation.data, sample: { ...sample, block: withKind(sample.block) } }
}

function withKind({ control, rebuild, ...rest }: FormerBlock): object {
  if (rebuild === true) return { ...rest, kind: 'rebuild' }
  if (control) return { ...rest, kind: 'control' }
  return { ...rest, kind: rest.round === 0 ? 'warm-up' : 'pair' }
}
