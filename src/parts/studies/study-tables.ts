import { z } from 'zod'
import { validated } from '../../model/complaint-of.ts'
import { UsageError } from '../../model/usage-error.ts'
import type { OpenSuite } from '../../workspace/open-suite.ts'
import { studyTableSchema, type StudyTable } from './study.ts'

const writtenSchema = z.object({ tables: z.array(studyTableSchema) })

/** The tables of a suite's study, with its figures; a UsageError when a column names one that is not there. */
export function studyTables({
  shownIn,
  about,
}: Pick<OpenSuite, 'shownIn' | 'about'>): readonly StudyTable[] {
  const file = `${shownIn}/suite.json`
  const { tables } = validated(writtenSchema, about, `a suite in ${file}`)
  for (const { title, columns } of tables) {
    const labels = columns.map(({ label }) => label)
    for (const { ratioTo } of columns) {
      if (ratioTo === undefined || labels.includes(ratioTo)) continue
      const list = labels.map((label) => `"${label}"`).join(', ')
      throw new UsageError(
        `expected a column for ratioTo in the table "${title}" of ${file}, got "${ratioTo}": there are ${list}`,
      )
    }
  }
  return tables
}
