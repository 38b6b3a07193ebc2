import { z } from 'zod'
import type { Host } from '../../host/host.ts'
import { parseDocument } from '../../model/complaint-of.ts'
import { nearestNames } from '../../model/nearest-names.ts'
import { UsageError } from '../../model/usage-error.ts'
import type { OpenSuite } from '../../workspace/open-suite.ts'
import {
  figuresFromSchema,
  publishedDocumentSchema,
  type PublishedDocument,
} from './published-document.ts'
import { publishedFigures } from './published-figures.ts'
import { studyTableSchema, type StudyTable } from './study.ts'

const documentFile = 'published.json'

/** Each table takes the study's figures from the document, as `from` says. */
const writtenSchema = z.object({
  tables: z.array(
    studyTableSchema.extend({ from: z.array(figuresFromSchema).max(50).default([]) }),
  ),
})

type WrittenTable = z.infer<typeof writtenSchema>['tables'][number]

/** The tables of a suite, filled with what the document beside it printed. */
export interface ReadStudy {
  readonly tables: readonly StudyTable[]
  /** `null` when the suite has none. */
  readonly document: PublishedDocument | null
}

/**
 * Reads the study of a suite: its tables, and `published.json` beside them.
 *
 * @throws UsageError when its tables name what they do not have, or it prints a figure that is not in the document
 */
export async function readStudy(
  { folder, shownIn, about }: Pick<OpenSuite, 'folder' | 'shownIn' | 'about'>,
  { files }: Pick<Host, 'files'>,
): Promise<ReadStudy> {
  const file = `${shownIn}/suite.json`
  const writtenSuite = parseDocument(writtenSchema, {
    content: JSON.stringify(about),
    what: 'a suite',
    file,
  })
  for (const table of writtenSuite.tables)
    assertNames(table, ` in the table "${table.title}" of ${file}`)
  const content = await files.read(files.join(folder, documentFile))
  const document =
    content === null
      ? null
      : parseDocument(publishedDocumentSchema, {
          content,
          what: "a study's tables",
          file: `${shownIn}/${documentFile}`,
        })
  const tables = writtenSuite.tables.map(({ from, ...table }) => {
    if (from.length === 0) return table
    if (document === null) throw new UsageError(`expected ${documentFile} beside ${file}, got none`)
    return { ...table, ...publishedFigures(from, document) }
  })
  return { tables, document }
}

/**
 * Refuses a table whose parts name each other wrongly: what they would show is silently missing.
 *
 * @throws UsageError that says which name is meant by none
 */
function assertNames({ rows, columns, from }: WrittenTable, place: string): void {
  const labels = columns.map(({ label }) => label)
  for (const { ratioTo } of columns) {
    if (ratioTo === undefined || labels.includes(ratioTo)) continue
    throw noSuchName(`column for ratioTo${place}`, ratioTo, labels)
  }
  if (!Array.isArray(rows)) return
  const rowLabels = rows.map(({ label }) => label)
  const shownSources = from.filter(({ besides }) => besides !== true)
  for (const row of shownSources.flatMap(({ rows: figures }) => Object.keys(figures))) {
    if (!rowLabels.includes(row)) throw noSuchName(`row for from${place}`, row, rowLabels)
  }
}

function noSuchName(what: string, actualName: string, knownNames: readonly string[]): UsageError {
  const nearNames = nearestNames(actualName, knownNames)
  const list = (nearNames.length > 0 ? nearNames : knownNames.slice(0, 10))
    .map((suggestion) => `"${suggestion}"`)
    .join(', ')
  const advice = nearNames.length > 0 ? 'did you mean' : 'there are'
  return new UsageError(`expected a ${what}, got "${actualName}": ${advice} ${list}`)
}
