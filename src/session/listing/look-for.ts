import { isScriptPath } from '../../model/is-script-path.ts'
import { coreSuite } from '../../plan/finding/core-suite.ts'
import { absolutePath } from '../../host/files/absolute-path.ts'
import { readManifest } from '../../build/install/read-manifest.ts'
import type { Host } from '../../host/host.ts'
import { benchmarkFolders, discover, type Found } from '../../plan/finding/discover.ts'
import type { ScriptText } from '../../plan/finding/adapter-of.ts'
import { argumentsNote, leftOutNotes, servingNote } from '../../plan/finding/found-text.ts'
import { scriptInFolder } from '../benchmarks/script-in-folder.ts'
import { searchScript } from '../benchmarks/search-script.ts'
import { withHelpers } from '../benchmarks/with-helpers.ts'
import { compiledNote } from './compiled-note.ts'
import {
  besideNote,
  onlySuites,
  othersNote,
  scriptsNote,
  suitesElsewhere,
} from './suites-elsewhere.ts'
import type { CheckedRequest } from '../session.ts'

/** Head's files, or the folder where the user stands when head has none. */
export type Place = { readonly tree: string } | { readonly tree: null; readonly origin: string }

/** What there is to measure by the files alone. */
export interface LookedFor {
  readonly found: readonly Found[]
  /** Where it was looked for, in words. */
  readonly place: string
  readonly notes: readonly string[]
}

/** Finds benchmarks by the rules by which a run finds them, before anything is installed or built. */
export async function lookFor(
  { settings, suite }: Pick<CheckedRequest, 'settings' | 'suite'>,
  where: Place,
  host: Host,
): Promise<LookedFor> {
  const { files } = host
  const top = where.tree === null ? where.origin : files.join(where.tree, settings.directory ?? '.')
  if (suite !== null) {
    const wanted = suite.scripts.filter(
      (path) => suite.wanted === suite.name || path.startsWith(`${suite.wanted}.`),
    )
    const found = wanted.map((path): Found => ({ kind: 'module', path }))
    return {
      found,
      place:
        suite.digest === null ? `the bundled suite ${suite.name}` : `the suite ${suite.pinned}`,
      notes: [],
    }
  }
  const core = coreSuite(settings)
  if (core !== null) {
    const place = `the benchmarks of Node.js in ${core.command[1] ?? ''}`
    return { found: [...discover([], settings), core], place, notes: [] }
  }
  const packageName = (await readManifest(top, host))?.name
  const names = settings.benchmarks === undefined ? benchmarkFolders : [settings.benchmarks]
  const folders = names.map((name) => ({ name, path: absolutePath(name, top, files) }))
  const isNode = where.tree !== null && (await files.exists(files.join(top, 'node.gyp')))
  for (const { name, path } of folders) {
    if ((await files.list(path)).length === 0) continue
    if (isNode && settings.benchmarks === undefined) {
      const text = 'those of Node.js itself are measured where commands name them'
      return { found: discover([], settings), place: name, notes: [text] }
    }
    const isOwn = settings.benchmarks === undefined && where.tree !== null
    const chosen = isOwn ? await scriptInFolder({ packageDirectory: top }, path, host) : null
    const own = await scriptsIn(path, packageName, host)
    const scripts = await withHelpers(own, { folder: path, tree: top }, host)
    const isWhole = isOwn && chosen === null
    const beside = isWhole ? await besideNote(top, name, host) : null
    const leftOut = chosen === null ? [...leftOutNotes(scripts), servingNote(scripts)] : []
    const found = discover(scripts, settings, chosen)
    const compiled = found.length === 0 && isOwn ? await compiledNote(top, host) : null
    return {
      found,
      place: name,
      notes: [compiled, ...leftOut, argumentsNote(scripts, found), beside].filter(
        (note) => note !== null,
      ),
    }
  }
  const named = discover([], settings)
  if (named.length > 0) return { found: named, place: 'the settings', notes: [] }
  const { found, refused, place } = await searchScript(
    { directory: top, packageDirectory: top },
    host,
  )
  const notes = refused === null ? [] : [refused]
  const elsewhere =
    found.length > 0 || isNode || settings.benchmarks !== undefined
      ? []
      : await suitesElsewhere(top, host)
  const [folder] = elsewhere
  if (folder === undefined) {
    const isSought = found.length === 0 && !isNode && settings.benchmarks === undefined
    const unread =
      isSought && refused === null
        ? ((await scriptsNote(top, host)) ?? (await compiledNote(top, host)))
        : null
    return { found, place, notes: unread === null ? notes : [unread] }
  }
  const scripts = await scriptsIn(files.join(top, folder.path), packageName, host)
  const suites = discover(onlySuites(scripts), settings)
  const told = suites.length > 0 ? othersNote(elsewhere) : await scriptsNote(top, host)
  return {
    found: suites,
    place: folder.path,
    notes: told === null ? notes : [...notes, told],
  }
}

async function scriptsIn(
  folder: string,
  packageName: string | undefined,
  { files }: Host,
): Promise<readonly ScriptText[]> {
  const scripts = (await files.walk(folder)).filter(isScriptPath)
  return Promise.all(
    scripts.map(async (path) => ({
      path,
      packageName,
      text: (await files.read(files.join(folder, path))) ?? '',
    })),
  )
}
