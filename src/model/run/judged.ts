import { z } from 'zod'
import { text } from '../text.ts'

/** A run, how new it is, and which of the things that a commit is judged by it tells of. */
export type Judged = Readonly<z.infer<typeof judgedSchema>>
export const judgedSchema = z.object({
  runId: z.number().int().nonnegative(),
  attempt: z.number().int().nonnegative(),
  /** When the attempt began, in seconds since 1970; 0 where GitHub does not say it. */
  startedAt: z.number().int().nonnegative(),
  /** Hexadecimal digits, as `judgedRun` makes them; empty while the job is not known. */
  identity: z.string().regex(/^(?:[0-9a-f]{16}(?:[0-9a-f]{8})?)?$/),
  /** How many jobs the matrix has; 1 without one. */
  legs: z.number().int().positive(),
  /** The job, and the leg of its matrix, for people: letters, digits and a few signs. */
  label: text(100),
})

/** A run that has just been started: its job is not known yet. */
export const unjudged = { attempt: 0, startedAt: 0, identity: '', legs: 1, label: '' }

type Age = Pick<Judged, 'runId' | 'attempt' | 'startedAt'>

/** What a job measures, of which another has other rows, though they may have the same names; empty for what is usual. */
export function scopeOfRows({ identity }: Pick<Judged, 'identity'>): string {
  return identity.slice(16)
}

/** Whether a run is newer than another: by the start of its attempt, because an older one can be run again. */
export function isNewer(first: Age, second: Age): boolean {
  if (first.runId === second.runId) return first.attempt > second.attempt
  const isKnown = first.startedAt > 0 && second.startedAt > 0
  const seconds = isKnown ? first.startedAt - second.startedAt : 0
  return seconds === 0 ? first.runId > second.runId : seconds > 0
}

/** The newest of each thing that is judged under a key; of those of one attempt, the last. */
export function newestOfEach<T extends Judged & { readonly key: string }>(
  runs: readonly T[],
): readonly T[] {
  const newest = new Map<string, T>()
  for (const each of runs) {
    const name = `${each.key} ${each.identity}`
    const newestKnown = newest.get(name)
    if (newestKnown === undefined || !isNewer(newestKnown, each)) newest.set(name, each)
  }
  return [...newest.values()]
}

/** Whether what a run has told gives way to another: it is of the same, or its job was not known. */
export function isReplaced(
  record: Pick<Judged, 'identity'>,
  by: Pick<Judged, 'identity'>,
): boolean {
  return record.identity === by.identity || record.identity === ''
}

/** Seconds since 1970 of a time as GitHub writes it; 0 for any other text. */
export function startSeconds(time: string): number {
  return Math.floor((Date.parse(time) || 0) / 1000)
}
