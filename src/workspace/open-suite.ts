import type { Host } from '../host/host.ts'
import { parseDocument } from '../model/complaint-of.ts'
import { suiteSchema, type Suite } from '../model/run/suite.ts'
import { UsageError } from '../model/usage-error.ts'
import { nearestNames } from '../model/nearest-names.ts'

/** A suite that was requested. */
export interface OpenSuite {
  readonly name: string
  /** What names exactly this suite again: `promises/chain`, or `./mine`. */
  readonly pinned: string
  /** SHA-256 of its files; `null` for a bundled one, which the version of deadheat names. */
  readonly digest: string | null
  /** Absolute path of its folder. */
  readonly folder: string
  /** The folder as messages name it. */
  readonly shownIn: string
  readonly about: Suite
  /** Paths of the benchmarks that are wanted of it, such as `promises/chain.cjs`, sorted. */
  readonly scripts: readonly string[]
}

const suiteFile = 'suite.json'

/** Absolute path of the folder of all bundled suites, which is beside the harness. */
export function suitesBeside(harnessPath: string, { files }: Pick<Host, 'files'>): string {
  return files.join(harnessPath, '../suites')
}

/** Names of the bundled suites, sorted. */
export async function suiteNames(root: string, { files }: Pick<Host, 'files'>): Promise<string[]> {
  const names: string[] = []
  for (const { name, directory } of await files.list(root)) {
    if (directory && (await files.exists(files.join(root, name, suiteFile)))) names.push(name)
  }
  return names
}

/**
 * A bundled suite, or one benchmark of it (`promises/chain`), in the folder (an absolute path) of all suites; a
 * UsageError when there is none of that name.
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
  const suiteFolder = { name, folder: files.join(root, name), pinned: selector, digest: null }
  const suite = await openFolder(suiteFolder, host)
  const benchmarks = suite.scripts.map(scriptName)
  if (selector !== name && !benchmarks.includes(selector)) {
    throw noSuchSuite(`benchmark of the suite ${name}`, selector, benchmarks)
  }
  const scripts = suite.scripts.filter((path) => selector === name || scriptName(path) === selector)
  return { ...suite, scripts }
}

/** The suite in a folder (an absolute path); a UsageError when its `suite.json` is none. */
export async function openFolder(
  {
    name,
    folder,
    pinned: pinnedSpec,
    digest,
  }: Pick<OpenSuite, 'digest' | 'folder' | 'name' | 'pinned'>,
  host: Pick<Host, 'files'>,
): Promise<OpenSuite> {
  const { files } = host
  const shownIn = digest === null ? folder : pinnedSpec
  const about = parseDocument(suiteSchema, {
    content: (await files.read(files.join(folder, suiteFile))) ?? '',
    what: 'a suite',
    file: `${shownIn}/${suiteFile}`,
  })
  const scripts = (await files.list(folder)).flatMap((entry) =>
    entry.directory || !/^[^_.].*\.[cm]?js$/.test(entry.name) ? [] : [`${name}/${entry.name}`],
  )
  return { name, folder, shownIn, pinned: pinnedSpec, digest, about, scripts }
}

function scriptName(path: string): string {
  return path.replace(/\.[cm]?js$/, '')
}

function noSuchSuite(what: string, actualName: string, names: readonly string[]): UsageError {
  const near = nearestNames(actualName, names)
  const advice =
    near.length > 0
      ? `did you mean ${near.map((suggestion) => `"${suggestion}"`).join(' or ')}`
      : `there are ${names.join(', ')}`
  return new UsageError(
    `expected a ${what}, got "${actualName}": ${advice}; see "deadheat suites", and write ./FOLDER for your own`,
  )
}
