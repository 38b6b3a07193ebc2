import {
  benchmarkFolders,
  type FoundBenchmark,
  namedBy,
  nameOfPath,
  pathsIn,
} from '../../find/find.ts'
import { leftOutNotes } from '../../find/found-text.ts'
import { choiceOf } from '../../find/matches-glob.ts'
import { isTree } from '../../model/build/revision.ts'
import type { FoundInPlace } from '../../find/place-of-suites.ts'
import { coreSuite } from '../../find/suites.ts'
import type { Host } from '../../host/host.ts'
import { nearestNames } from '../../model/nearest-names.ts'
import { someOf } from '../../model/text.ts'
import { UsageError } from '../../model/usage-error.ts'
import { findUnbuilt, packageSource } from './find-at.ts'
import type { CheckedRequest } from '../session.ts'

/** What there is to measure in head: its files are put somewhere for a moment, unless they were looked at before. */
export async function findInHead(
  checkedRequest: CheckedRequest,
  host: Host,
): Promise<FoundInPlace> {
  const { request, revisions, snapshots, settings } = checkedRequest
  if (checkedRequest.found !== null) return checkedRequest.found
  const { repository, benchmarkTree } = request
  const { sha } = revisions.head
  const folder = await host.files.temporaryDirectory('list')
  const directory = host.files.join(folder, 'head')
  try {
    if (benchmarkTree === undefined && snapshots.head !== null)
      await host.git.putSnapshot(snapshots.head, directory)
    else if (benchmarkTree === undefined && sha !== null && repository !== null)
      await host.git.addWorktree(repository, sha, directory, { isStrangers: true })
    const source = packageSource(checkedRequest, directory, host.files)
    const place = settings['working-directory']
    if (place !== undefined && source.isHead && !(await host.files.exists(source.top))) {
      throw new UsageError(
        `expected "working-directory" to name a folder of head (${revisions.head.label}), got "${place}", where nothing is`,
      )
    }
    return await findUnbuilt(source, settings, host)
  } finally {
    if (repository !== null) await host.git.removeWorktree(repository, directory)
    await host.files.remove(folder)
  }
}

/**
 * Refuses a comparison in which nothing can be measured, before anything is built for it, and says what
 * could be. What cannot be known before, such as a folder that a build writes, passes.
 *
 * @returns what is found, whose place nothing changes that a build writes; `null` where that is not known
 * @throws UsageError when nothing is found in head
 */
export async function assertBenchmarks(
  checkedRequest: CheckedRequest,
  host: Host,
): Promise<FoundInPlace | null> {
  const { request, settings, suite, revisions } = checkedRequest
  const { only, 'working-directory': directory = '.' } = settings
  if (request.versus?.kind === 'in-place' || coreSuite(settings) !== null) return null
  const isSure = suite === null && namedBy(settings).length === 0
  if ((!isSure && only === undefined) || (await mayBeBuilt(checkedRequest, host))) return null
  const foundInHead = await findInHead(checkedRequest, host)
  const { foundBenchmarks, leftOut, place } = foundInHead
  if (foundBenchmarks.length > 0) refuseUnknown(foundBenchmarks, only ?? [])
  if (foundBenchmarks.length > 0 || suite !== null) return foundInHead
  const [ofPackage, option] =
    directory === '.' ? ['', ''] : [` of ${directory}`, ` --working-directory ${directory}`]
  const where = isTree(revisions.head)
    ? `in head (${revisions.head.label})`
    : `in ${request.origin}`
  const why = [
    (await packageApart(checkedRequest, host)) ?? '',
    ...leftOutNotes(leftOut, place.folder ?? ''),
    leftOut.length > 0
      ? ''
      : `${request.repository === null ? 'add' : 'commit'} a file there that exports a function "run"`,
    request.repository === null ? '' : `or see what "deadheat init${option}" proposes`,
    request.versus && 'the module "contender" is in there the package that competes',
  ]
  throw new UsageError(
    `expected benchmarks in ${place.text}${ofPackage} ${where}, got none: ${why.filter(Boolean).join('; ')}`,
  )
}

/** @throws UsageError when all patterns together can mean nothing that was found */
function refuseUnknown(foundBenchmarks: readonly FoundBenchmark[], only: readonly string[]): void {
  const paths = pathsIn(foundBenchmarks)
  const names = paths.map((path) => nameOfPath(path, paths))
  if (names.some(choiceOf(only).mayChoose)) return
  const near = only.flatMap((pattern) => nearestNames(pattern.replaceAll('*', ''), names))
  const hint =
    near.length === 0
      ? `there ${names.length === 1 ? 'is' : 'are'} ${someOf(names)}`
      : `did you mean ${someOf(near)}?`
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
