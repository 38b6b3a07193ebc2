import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { resultOfJournals } from '../../src/analysis/result-of-journals.ts'
import { type Result, resultSchema } from '../../src/model/judging/result.ts'
import { parseJournal } from '../../src/model/run/read-journal.ts'
import { assertDrawn } from '../../src/plan/blocks-of-round.ts'
import { renderComment } from '../../src/render/comment/comment.ts'
import { context } from '../render/states.ts'

/** Journals of real runs, and how the program that measured them judged each row. */
const folder = new URL('../fixtures/journals/before/', import.meta.url)

const verdicts = z
  .record(z.string(), z.record(z.string(), z.string()))
  .parse(JSON.parse(readFileSync(new URL('verdicts.json', folder), 'utf8')))

/** The result of a run, or of all shards of one: `shards-1`, `shards-2`. */
function replayed(name: string): Result {
  const files = readdirSync(folder).filter((file) =>
    [`${name}.ndjson.gz`, `${name}-1.ndjson.gz`, `${name}-2.ndjson.gz`].includes(file),
  )
  return resultOfJournals(
    files.map((file) => {
      const text = gunzipSync(readFileSync(new URL(file, folder))).toString()
      const entries = parseJournal(text, file)
      assertDrawn(entries)
      return entries
    }),
  )
}

function verdictsIn({ findings }: Result): Readonly<Record<string, string>> {
  return Object.fromEntries(
    findings.map(({ benchmarkId, metric, verdict, beyondLimit }) => [
      `${benchmarkId}: ${metric ?? 'whole'}`,
      beyondLimit ? `${verdict} beyond the limit` : verdict,
    ]),
  )
}

describe.each(Object.entries(verdicts))('the stored journal of %s', (name, expected) => {
  const result = replayed(name)

  it('is judged as it was when it was measured', () => {
    const rows = Object.entries(verdictsIn(result))
    const reachedRows = rows.filter(
      ([row, verdict]) => row in expected || verdict !== 'not-measured',
    )
    expect(Object.fromEntries(reachedRows)).toEqual(expected)
    expect(resultSchema.safeParse(result).error).toBeUndefined()
  })

  it('looks like this on a pull request', async () => {
    await expect(renderComment(result, { ...context, history: [] })).toMatchFileSnapshot(
      `../golden/before/${name}.md`,
    )
  })
})
