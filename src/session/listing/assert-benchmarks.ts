import { absolutePath } from '../../host/files/absolute-path.ts'
import type { Host } from '../../host/host.ts'
import { UsageError } from '../../model/usage-error.ts'
import { coreSuite } from '../../plan/finding/core-suite.ts'
import { benchmarkFolders } from '../../plan/finding/discover.ts'
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
  if (suite !== null || request.versus !== undefined || request.benchmarkTree !== undefined) return
  if (commands.length > 0 || servers.length > 0 || coreSuite(settings) !== null) return
  if (benchmarks === undefined) {
    for (const name of benchmarkFolders) if ((await isInHead(name, checked, host)) !== false) return
    const { found, notes } = await lookInHead(checked, host)
    if (found.length > 0) return
    const [reason] = notes
    throw reason === undefined
      ? nothingToMeasure([], [], { budgetSeconds: null })
      : new UsageError(reason)
  }
  if ((await isInHead(benchmarks, checked, host)) !== false) return
  const folder = (settings.directory ?? '.') === '.' ? '' : ` of ${settings.directory ?? ''}`
  throw new UsageError(
    `expected the folder of the benchmarks at "${benchmarks}"${folder} in head (${revisions.head.label}), got none: commit it, or name another`,
  )
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
