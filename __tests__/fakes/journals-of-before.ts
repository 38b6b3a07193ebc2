import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { JudgedPart } from '../../src/analysis/judged-part.ts'
import { resultOfJournals } from '../../src/analysis/result-of-journals.ts'
import type { Result } from '../../src/model/judging/result.ts'
import { parseJournal } from '../../src/model/run/read-journal.ts'
import { assertDrawn } from '../../src/plan/blocks-of-round.ts'

/** Journals of real runs, and how the program that measured them judged each row. */
export const journalsOfBefore = new URL('../fixtures/journals/before/', import.meta.url)

/** The runs whose comments are goldens. */
export const storedRuns =
  'axis budget contest files lanes nodes profile failures revisions shards study'.split(' ')

/** The result of a run, or of all shards of one: `shards-1`, `shards-2`. */
export function replayed(name: string, parts: readonly JudgedPart[] = []): Result {
  const files = readdirSync(journalsOfBefore).filter((file) =>
    [`${name}.ndjson.gz`, `${name}-1.ndjson.gz`, `${name}-2.ndjson.gz`].includes(file),
  )
  return resultOfJournals(
    files.map((file) => {
      const text = gunzipSync(readFileSync(new URL(file, journalsOfBefore))).toString()
      const entries = parseJournal(text, file)
      assertDrawn(entries)
      return entries
    }),
    parts,
  )
}
