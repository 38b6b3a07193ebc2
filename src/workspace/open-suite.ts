import type { Host } from '../host/host.ts'
import { parseDocument } from '../model/complaint-of.ts'
import {
  publishedDocumentSchema,
  type PublishedDocument,
  type FiguresFrom,
} from '../model/run/published/published-document.ts'
import { publishedFigures } from '../model/run/published/published-figures.ts'
import { suiteSchema, type Suite } from '../model/run/suite.ts'
import { UsageError } from '../model/usage-error.ts'
import { nearestNames } from '../model/nearest-names.ts'
import type { StudyTable } from '../model/run/study.ts'

/** A suite that was requested. */
export interface OpenSuite {
  readonly name: string
  /**
   * What names exactly this suite again: `promises/chain`, or `./mine`.
   */
  readonly pinned: string
  /** SHA-256 of its files; `null` for a bundled one, which the version of deadheat names. */
  readonly digest: string | null
  /** Absolute path of its folder. */
  readonly folder: string
  /** The benchmark to measure, such as `promises/chain`, or the suite's name for all. */
  readonly wanted: string
  readonly about: Suite
  /** The tables of the document that it reproduces; `null` when it has none. */
  readonly document: PublishedDocument | null
  /** Paths of the benchmarks that are wanted of it, such as `promises/chain.cjs`, sorted. */
  readonly scripts: readonly string[]
}

const suiteFile = 'suite.json'
const documentFile = 'published.json'

/** Names of the bundled suites, sorted. */
export async function suiteNames(root: string, { files }: Pick<Host, 'files'>): Promise<string[]> {
  const names: string[] = []
  for (const { name, directory } of await files.list(root)) {
    if (directory && (await files.exists(files.join(root, name, suiteFile)))) names.push(name)
  }
  return names
}

/**
 * Finds a bundled suite, or one benchmark of it.
 *
 * @param selector - `promises` or `promises/chain`
 * @param root - absolute path of the folder of all suites
 * @throws UsageError when there is no such suite or benchmark, or a figure that it prints is not in
 *   the document
 */
export async function openSuite(
  selector: string,
  root: string,
  host: Pick<Host, 'files'>,
): Promise<OpenSuite> {
  const { files } = host
  const name = selector.split('/')[0] ?? ''
  const names = await suiteNames(root, host)
  if (!names.includes(name)) throw noSuchSuite('suite', name, names)
  const suite = await openFolder({ name, folder: files.join(root, name), pinned: selector }, host)
  const benchmarks = suite.scripts.map(scriptName)
  if (selector !== name && !benchmarks.includes(selector)) {
    throw noSuchSuite(`benchmark of the suite ${name}`, selector, benchmarks)
  }
  const scripts = suite.scripts.filter((path) => selector === name || scriptName(path) === selector)
  return { ...suite, wanted: selector, scripts }
}

/**
 * Reads the suite in a folder.
 *
 * @param folder - absolute path
 * @throws UsageError when its `suite.json` is none, its tables name what they do not have, or it prints a
 *   figure that is not in the document
 */
export async function openFolder(
  {
    name,
    folder,
    pinned: pinnedVersion,
    digest = null,
  }: Pick<OpenSuite, 'name' | 'folder' | 'pinned'> & Partial<Pick<OpenSuite, 'digest'>>,
  host: Pick<Host, 'files'>,
): Promise<OpenSuite> {
  const { files } = host
  const shownIn = digest === null ? folder : pinnedVersion
  const writtenSuite = parseDocument(suiteSchema, {
    content: (await files.read(files.join(folder, suiteFile))) ?? '',
    what: 'a suite',
    file: `${shownIn}/${suiteFile}`,
  })
  assertTables(writtenSuite.tables, `${shownIn}/${suiteFile}`)
  const document = await readDocument(folder, shownIn, host)
  const tables = writtenSuite.tables.map(({ from = [], ...table }) => {
    if (from.length === 0) return table
    if (document === null) {
      throw new UsageError(`expected ${documentFile} beside ${shownIn}/${suiteFile}, got none`)
    }
    return { ...table, ...publishedFigures(from, document) }
  })
  const scripts = (await files.list(folder)).flatMap((entry) =>
    entry.directory || !/^[^_.].*\.[cm]?js$/.test(entry.name) ? [] : [`${name}/${entry.name}`],
  )
  const about = { ...writtenSuite, tables }
  return { name, folder, pinned: pinnedVersion, digest, wanted: name, about, document, scripts }
}

function scriptName(path: string): string {
  return path.replace(/\.[cm]?js$/, '')
}

async function readDocument(
  folder: string,
  shownIn: string,
  { files }: Pick<Host, 'files'>,
): Promise<PublishedDocument | null> {
  const content = await files.read(files.join(folder, documentFile))
  if (content === null) return null
  const file = `${shownIn}/${documentFile}`
  return parseDocument(publishedDocumentSchema, { content, what: "a study's tables", file })
}

function noSuchSuite(what: string, actualName: string, there: readonly string[]): UsageError {
  const near = nearestNames(actualName, there)
  const advice =
    near.length > 0
      ? `did you mean ${near.map((suggestion) => `"${suggestion}"`).join(' or ')}`
      : `there are ${there.join(', ')}`
  return new UsageError(
    `expected a ${what}, got "${actualName}": ${advice}; see "deadheat suites", and write ./FOLDER for your own`,
  )
}

type PrintedTable = Pick<StudyTable, 'title' | 'rows' | 'columns'> & {
  readonly from?: readonly FiguresFrom[] | undefined
}

/**
 * Refuses tables whose parts name each other wrongly: what they would show is silently missing.
 *
 * @param file - `./mine/suite.json`
 * @throws UsageError that says which name is meant by none
 */
function assertTables(tables: readonly PrintedTable[], file: string): void {
  for (const table of tables) {
    const place = ` in the table "${table.title}" of ${file}`
    const columns = table.columns.map(({ label }) => label)
    for (const { ratioTo } of table.columns) {
      if (ratioTo === undefined || columns.includes(ratioTo)) continue
      throw noSuchPart(`column for ratioTo${place}`, ratioTo, columns)
    }
    if (!Array.isArray(table.rows)) continue
    const rows = table.rows.map(({ label }) => label)
    const shownTables = (table.from ?? []).filter(({ besides }) => besides !== true)
    for (const row of shownTables.flatMap(({ rows: figures }) => Object.keys(figures))) {
      if (!rows.includes(row)) throw noSuchPart(`row for from${place}`, row, rows)
    }
  }
}

function noSuchPart(what: string, actualName: string, there: readonly string[]): UsageError {
  const near = nearestNames(actualName, there)
  const names = (near.length > 0 ? near : there.slice(0, 10))
    .map((suggestion) => `"${suggestion}"`)
    .join(', ')
  const advice = near.length > 0 ? 'did you mean' : 'there are'
  return new UsageError(`expected a ${what}, got "${actualName}": ${advice} ${names}`)
}
