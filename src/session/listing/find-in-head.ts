import { parseRuntime, versionOfHeader } from '../../build/runtime/probe-runtime.ts'
import {
  benchmarkFolders,
  type FoundBenchmark,
  namedBy,
  nameOfPath,
  pathsIn,
  type Findings,
  stripsTypes,
} from '../../find/find.ts'
import { mayMeanRow } from '../../find/matches-glob.ts'
import { nearestNames } from '../../model/nearest-names.ts'
import { someOf } from '../../model/text.ts'
import { leftOutNotes } from '../../find/found-text.ts'
import { coreSuite } from '../../find/suites.ts'
import { absolutePath } from '../../host/files/files.ts'
import type { Host } from '../../host/host.ts'
import { UsageError } from '../../model/usage-error.ts'
import type { RepositoryFacts } from '../../plan/init/proposal-of.ts'
import {
  onOneLine,
  proposeBenchmarks,
  type BenchmarkProposal,
} from '../../plan/init/propose-benchmarks.ts'
import { runtimesOf } from '../../plan/runtimes-of.ts'
import { findNode } from '../../toolchain/tools.ts'
import { findInFolder } from '../benchmarks/find-in-folder.ts'
import { readPackageTexts } from '../init/read-package-texts.ts'
import type { CheckedRequest } from '../session.ts'

/** What there is to measure by the files alone. */
export interface FoundInTree
  extends Findings, Pick<RepositoryFacts, 'place' | 'notes' | 'proposal'> {
  /** Whether there is such a folder. */
  readonly isThere: boolean
}

/** Where head's files are looked at. */
interface HeadTree {
  /** Absolute path of the tree that it is in. */
  readonly tree: string
  /** Absolute path of the package. */
  readonly top: string
  /** Whether the Node.js of both sides strips types. */
  readonly stripsTypes: boolean
}

/** Finds benchmarks as a run finds them, before anything is installed or built. */
export async function findInTree(
  { settings, suite }: Pick<CheckedRequest, 'settings' | 'suite'>,
  { tree, top, stripsTypes: areStripped }: HeadTree,
  host: Host,
): Promise<FoundInTree> {
  const { files } = host
  const nothing = { leftOut: [], notes: [], proposal: null, isThere: true }
  const foundBenchmarks = namedBy(settings)
  const core = coreSuite(settings)
  if (core !== null) {
    const place = `the benchmarks of Node.js in ${core.command[1] ?? ''}`
    return { ...nothing, found: [...foundBenchmarks, core], place }
  }
  const searchedTree = {
    tree,
    directory: top,
    packageDirectory: top,
    stripsTypes: areStripped,
    isBuilt: false,
  }
  if (suite !== null) {
    const folder = files.join(suite.folder, '..')
    const place =
      suite.digest === null ? `the bundled suite ${suite.name}` : `the suite ${suite.pinned}`
    const suiteFolder = { ...searchedTree, folder, named: suite.scripts }
    return { ...nothing, ...(await findInFolder(suiteFolder, settings, host)), place }
  }
  const names = settings.benchmarks === undefined ? benchmarkFolders : [settings.benchmarks]
  const isNode =
    settings.benchmarks === undefined && (await files.exists(files.join(top, 'node.gyp')))
  for (const place of isNode ? [] : names) {
    const folder = absolutePath(place, top, files)
    if ((await files.list(folder)).length === 0) continue
    const { found, leftOut } = await findInFolder(
      { ...searchedTree, folder, named: null },
      settings,
      host,
    )
    const proposal = found.length > 0 ? null : proposeBenchmarks(await readPackageTexts(top, host))
    return { found, leftOut, place, isThere: true, notes: leftOutNotes(leftOut, place), proposal }
  }
  if (foundBenchmarks.length > 0)
    return { ...nothing, found: foundBenchmarks, place: 'the settings' }
  const proposal = isNode ? nodeProposal : proposeBenchmarks(await readPackageTexts(top, host))
  return { ...nothing, found: [], place: names.join(', '), isThere: isNode, proposal }
}

/** There are thousands of Node.js's own. */
const nodeProposal: BenchmarkProposal = {
  lines: ['commands:', '  - { name: url, adapter: node-core, command: benchmark/url }'],
  reason: 'those of the benchmarks of Node.js itself that are wanted, such as those of URLs',
}

/** Puts head's files somewhere for a moment, because they say what there is to measure. */
export async function findInHead(checkedRequest: CheckedRequest, host: Host): Promise<FoundInTree> {
  const { request, revisions, snapshots, settings } = checkedRequest
  const { repository, origin, benchmarkTree } = request
  const { sha } = revisions.head
  const folder = await host.files.temporaryDirectory('list')
  const directory = host.files.join(folder, 'head')
  const stripsTypesOfBoth = await areTypesStripped(checkedRequest, host)
  const search = (tree: string, below: string): Promise<FoundInTree> => {
    const top = host.files.join(tree, below)
    return findInTree(checkedRequest, { tree, top, stripsTypes: stripsTypesOfBoth }, host)
  }
  const below = settings['working-directory'] ?? '.'
  try {
    if (benchmarkTree !== undefined) return await search(benchmarkTree, below)
    if (snapshots.head !== null) await host.git.putSnapshot(snapshots.head, directory)
    else if (sha !== null && repository !== null)
      await host.git.addWorktree(repository, sha, directory)
    // A published version brings no benchmarks along.
    else return await search(origin, '.')
    return await search(directory, below)
  } finally {
    if (repository !== null) await host.git.removeWorktree(repository, directory)
    await host.files.remove(folder)
  }
}

/** Whether both sides' Node.js strips types, as far as that is known before it is fetched or started. */
async function areTypesStripped(
  { settings, revisions }: Pick<CheckedRequest, 'settings' | 'revisions'>,
  host: Host,
): Promise<boolean> {
  const runtimeSpecs = runtimesOf(settings, revisions).variants.flatMap(({ base, head }) => [
    base,
    head,
  ])
  for (const node of new Set(runtimeSpecs))
    if (!node.startsWith('.') && !(await willStripTypes(node, host))) return false
  return true
}

async function willStripTypes(request: string, host: Host): Promise<boolean> {
  const spec = parseRuntime(request)
  if (spec.kind === 'range') {
    const [, major, minor = '99'] = /^\D*(\d+)(?:\.(\d+))?/.exec(spec.range) ?? []
    const isExact = /^[v=~]*\d+\.\d+/.test(request)
    return stripsTypes(`${major ?? '99'}.${isExact ? minor : '99'}`)
  }
  const path =
    spec.kind === 'path' ? await findNode(host) : spec.kind === 'given' ? spec.path : null
  const realPath = path === null ? null : await host.files.realPath(path)
  if (realPath === null) return true
  // The version is in the file beside it, so the program need not be started.
  for (const folder of ['../..', '.', '..']) {
    const header = await host.files.read(
      host.files.join(realPath, folder, 'include/node/node_version.h'),
    )
    if (header !== null) return stripsTypes(versionOfHeader(header))
  }
  return true
}

/**
 * Refuses a comparison in which nothing can be measured, before anything is built for it, and says what
 * could be. What cannot be known before, such as a folder that a build writes, passes.
 *
 * @throws UsageError when nothing is found in head
 */
export async function assertBenchmarks(checkedRequest: CheckedRequest, host: Host): Promise<void> {
  const { request, settings, suite, revisions } = checkedRequest
  const { benchmarks, 'working-directory': directory = '.' } = settings
  if (request.versus?.kind === 'in-place' || coreSuite(settings) !== null) return
  const isSure = suite === null && namedBy(settings).length === 0
  if ((!isSure && settings.only === undefined) || (await mayBeBuilt(checkedRequest, host))) return
  const { found, leftOut, place, isThere, proposal } = await findInHead(checkedRequest, host)
  if (found.length > 0) refuseUnknown(found, settings.only ?? ['*'])
  if (found.length > 0 || proposal === null) return
  const [ofPackage, option] =
    directory === '.' ? ['', ''] : [` of ${directory}`, ` --working-directory ${directory}`]
  const isTree = revisions.head.source === 'commit' || revisions.head.source === 'folder'
  const where = isTree ? `in head (${revisions.head.label})` : `in ${request.origin}`
  const contender =
    request.versus === undefined
      ? ''
      : '; the module "contender" is in there the package that competes'
  if (benchmarks !== undefined && !isThere)
    throw new UsageError(
      `expected the folder of the benchmarks at "${place}"${ofPackage} ${where}, got none: commit it, or name another${contender}`,
    )
  const { lines, reason } = proposal
  const advice =
    lines.length === 0
      ? reason
      : `"deadheat init${option}" proposes "${onOneLine(lines)}" for deadheat.yml (${reason})`
  // A proposal may name scripts that nothing identifies as benchmarks.
  const [leftText] = leftOutNotes(
    leftOut.filter(({ why }) => why !== 'silent'),
    place,
  )
  const isTyped = leftOut.some(({ why }) => why === 'typed')
  const inFolder = await packageApart(checkedRequest, host)
  const why = [inFolder, leftText, isTyped ? null : advice].flatMap((text) => text ?? []).join('; ')
  throw new UsageError(
    `expected benchmarks in ${place}${ofPackage} ${where}, got none: ${why}${contender}`,
  )
}

/** @throws UsageError when all patterns together can mean nothing that was found */
function refuseUnknown(foundBenchmarks: readonly FoundBenchmark[], only: readonly string[]): void {
  const paths = pathsIn(foundBenchmarks)
  const names = paths.map((path) => nameOfPath(path, paths))
  if (only.some((pattern) => names.some((name) => mayMeanRow(name, pattern)))) return
  const near = only.flatMap((pattern) => nearestNames(pattern.replaceAll('*', ''), names))
  const hint = near.length === 0 ? `there are ${someOf(names)}` : `did you mean ${someOf(near)}?`
  throw new UsageError(`expected "only" to name a benchmark, got "${only.join(', ')}": ${hint}`)
}

/** How to measure the package of the folder where the run was started, if the one at the top is measured. */
export async function packageApart(
  { request: { repository, origin }, settings }: CheckedRequest,
  { files }: Host,
): Promise<string | null> {
  const here = files.relative(repository ?? origin, origin)
  const isTop = ['', '.'].includes(here) || settings['working-directory'] !== undefined
  if (isTop || !(await files.exists(files.join(origin, 'package.json')))) return null
  return `the package in this folder is measured by "--working-directory ${here}"`
}

/** Whether a folder of benchmarks is one that only a build writes, or that is refused by name. */
async function mayBeBuilt(
  {
    request: { repository },
    settings: { benchmarks, 'working-directory': directory },
    revisions,
  }: CheckedRequest,
  { files, git }: Host,
): Promise<boolean> {
  const names = benchmarks === undefined ? benchmarkFolders : [benchmarks]
  if (benchmarks !== undefined && /^(?:[/\\]|[a-z]:)|\.\./i.test(benchmarks)) return true
  const { source } = revisions.head
  if (repository === null || (source !== 'commit' && source !== 'folder')) return false
  for (const name of names)
    if (await git.ignores(repository, files.join(directory ?? '.', name))) return true
  return false
}
