import type { Host } from '../host/host.ts'
import { parseDocument } from '../model/parse-document.ts'
import {
  publishedDocumentSchema,
  type PublishedDocument,
} from '../model/run/published/published-document.ts'
import { publishedFigures } from '../model/run/published/published-figures.ts'
import { suiteSchema, type Suite } from '../model/run/suite.ts'
import { UsageError } from '../model/usage-error.ts'
import { nearestNames } from '../model/nearest-names.ts'

/** A bundled suite that was requested. */
export interface OpenSuite {
  readonly name: string
  /** Absolute path of its folder. */
  readonly folder: string
  /** The benchmark to measure, such as `promises/chain`, or the suite's name for all. */
  readonly wanted: string
  readonly about: Suite
  /** The tables of the document that it reproduces; `null` when it has none. */
  readonly document: PublishedDocument | null
  /** Paths of its benchmarks, such as `promises/chain.cjs`, sorted. */
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
 * @param wanted - `promises` or `promises/chain`
 * @param root - absolute path of the folder of all suites
 * @throws UsageError when there is no such suite or benchmark, or a figure that it prints is not in
 *   the document
 */
export async function openSuite(
  wanted: string,
  root: string,
  host: Pick<Host, 'files'>,
): Promise<OpenSuite> {
  const { files } = host
  const name = wanted.split('/')[0] ?? ''
  const names = await suiteNames(root, host)
  if (!names.includes(name)) throw noSuch('suite', name, names)
  const folder = files.join(root, name)
  const file = files.join(folder, suiteFile)
  const written = parseDocument(suiteSchema, {
    content: (await files.read(file)) ?? '',
    what: 'a suite',
    file,
  })
  const document = await readDocument(folder, host)
  const tables = written.tables.map(({ from = [], ...table }) => {
    if (from.length === 0) return table
    if (document === null) throw new UsageError(`expected ${documentFile} beside ${file}, got none`)
    return { ...table, ...publishedFigures(from, document) }
  })
  const scripts = (await files.list(folder)).flatMap((entry) =>
    entry.directory || !/^[^_.].*\.[cm]?js$/.test(entry.name) ? [] : [`${name}/${entry.name}`],
  )
  const benchmarks = scripts.map((path) => path.replace(/\.[cm]?js$/, ''))
  if (wanted !== name && !benchmarks.includes(wanted)) {
    throw noSuch(`benchmark of the suite ${name}`, wanted, benchmarks)
  }
  return { name, folder, wanted, about: { ...written, tables }, document, scripts }
}

async function readDocument(
  folder: string,
  { files }: Pick<Host, 'files'>,
): Promise<PublishedDocument | null> {
  const file = files.join(folder, documentFile)
  const content = await files.read(file)
  if (content === null) return null
  return parseDocument(publishedDocumentSchema, { content, what: "a study's tables", file })
}

function noSuch(what: string, got: string, there: readonly string[]): UsageError {
  const near = nearestNames(got, there)
  const advice =
    near.length > 0
      ? `did you mean ${near.map((one) => `"${one}"`).join(' or ')}`
      : `there are ${there.join(', ')}`
  return new UsageError(`expected a ${what}, got "${got}": ${advice}; see "deadheat suites"`)
}
