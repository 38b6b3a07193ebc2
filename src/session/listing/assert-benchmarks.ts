import { absolutePath } from '../../host/files/absolute-path.ts'
import type { Host } from '../../host/host.ts'
import { isScriptPath } from '../../model/is-script-path.ts'
import { UsageError } from '../../model/usage-error.ts'
import { coreSuite } from '../../plan/finding/core-suite.ts'
import { benchmarkFolders, discover } from '../../plan/finding/discover.ts'
import { nothingToMeasure } from '../../plan/finding/found-text.ts'
import type { CheckedRequest } from '../session.ts'
import { lookInHead } from './look-in-head.ts'

/**
 * Refuses a comparison at a terminal in which nothing can be measured, before anything is built for it. What cannot
 * be known before, such as a folder that a build writes, passes.
 *
 * @throws UsageError when head has no benchmarks where they are looked for
 */
export async function assertBenchmarks(checked: CheckedRequest, host: Host): Promise<void> {
  const { request, settings, suite, revisions } = checked
  const { benchmarks, commands, servers } = settings
  // A job has nobody who waits for the answer, and its report says it beside what it has built.
  if (request.atTerminal !== true) return
  if (suite !== null || request.benchmarkTree !== undefined) return
  if (commands.length > 0 || servers.length > 0 || coreSuite(settings) !== null) return
  if (request.versus !== undefined) return assertShared(checked, host)
  const names = benchmarks === undefined ? benchmarkFolders : [benchmarks]
  for (const name of names) {
    const isThere = await isInHead(name, checked, host)
    if (isThere === null || (isThere && (await mayHold(name, checked, host)))) return
    if (isThere) return refuseEmpty(name, checked, host)
  }
  if (benchmarks === undefined) return refuseEmpty(null, checked, host)
  const folder = (settings.directory ?? '.') === '.' ? '' : ` of ${settings.directory ?? ''}`
  throw new UsageError(
    `expected the folder of the benchmarks at "${benchmarks}"${folder} in head (${revisions.head.label}), got none: commit it, or name another`,
  )
}

/** @throws UsageError where packages compete that bring no benchmarks along, and there are none here */
async function assertShared(
  { request: { versus, origin }, settings, revisions }: CheckedRequest,
  { files }: Host,
): Promise<void> {
  if (versus?.kind !== 'revisions' || settings.benchmarks !== undefined) return
  if (revisions.head.source !== 'package') return
  for (const name of benchmarkFolders)
    if ((await files.list(files.join(origin, name))).length > 0) return
  throw new UsageError(
    `expected benchmarks that the contenders share, got no folder ${benchmarkFolders.join(', ')} in ${origin}: name one with --benchmarks; the module "contender" is in there the package that competes`,
  )
}

/** @throws UsageError unless a look at all of head's files finds something */
async function refuseEmpty(
  folder: string | null,
  checked: CheckedRequest,
  host: Host,
): Promise<void> {
  const { found, notes } = await lookInHead(checked, host)
  if (found.length > 0) return
  const [reason] = notes
  if (reason === undefined) {
    const place = folder === null ? {} : { benchmarks: folder }
    throw nothingToMeasure([], [], { ...place, budgetSeconds: null })
  }
  const isWhole = folder === null || reason.startsWith('expected ')
  throw new UsageError(isWhole ? reason : `expected benchmarks in ${folder}, got none: ${reason}`)
}

const mostRead = 50

/** Whether a folder of head may hold something to measure, as far as a short look tells. */
async function mayHold(
  name: string,
  { request: { repository }, settings, revisions, snapshots }: CheckedRequest,
  { files, git }: Host,
): Promise<boolean> {
  const { sha } = revisions.head
  const path = files.join(settings.directory ?? '.', name)
  if (repository === null || path === '.') return true
  let paths: readonly string[]
  let read: (below: string) => Promise<string | null>
  if (snapshots.head?.kind === 'tree') {
    const folder = absolutePath(path, snapshots.head.folder, files)
    paths = await files.walk(folder)
    read = (below) => files.read(files.join(folder, below))
  } else if (sha === null) return true
  else {
    const all = await git.filesBelow(repository, sha, path)
    paths = all.map((each) => each.slice(path.length + 1))
    read = (below) => git.readFile(repository, sha, `${path}/${below}`)
  }
  const scripts = paths.filter(isScriptPath)
  if (scripts.length > mostRead) return true
  const texts: { readonly path: string; readonly text: string }[] = []
  for (const each of scripts) texts.push({ path: each, text: (await read(each)) ?? '' })
  return discover(texts, settings).length > 0
}

/** Whether head has a folder of that name; `null` where only the build tells. */
async function isInHead(
  name: string,
  { request, settings, revisions, snapshots }: CheckedRequest,
  { files, git }: Host,
): Promise<boolean | null> {
  const { repository } = request
  const { sha } = revisions.head
  // What leads out of the package is refused by name.
  if (repository === null || /^(?:[/\\]|[a-z]:)|\.\./i.test(name)) return null
  const path = files.join(settings.directory ?? '.', name)
  if (await git.ignores(repository, path)) return null
  if (snapshots.head?.kind === 'tree')
    return (await files.list(absolutePath(path, snapshots.head.folder, files))).length > 0
  return sha === null ? null : git.holds(repository, sha, path)
}
