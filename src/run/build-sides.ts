import { buildBoth } from '../build/build-both.ts'
import type { Built } from '../build/build-side.ts'
import { keepLogs } from '../build/keep-logs.ts'
import { resolveRuntime } from '../build/runtime.ts'
import type { Host } from '../host/host.ts'
import { type BySide } from '../model/side.ts'
import type { Run } from './run.ts'

const defaultBuildTimeoutSeconds = 3600

/**
 * Builds both sides, and keeps their logs with the results.
 *
 * @throws UsageError when there is no such Node.js
 */
export async function buildSides(run: Run): Promise<BySide<Built>> {
  const { request, host, settings, revisions, workDirectory } = run
  const { repository, cacheDirectory } = request
  const runtime = await resolveRuntime(
    nodeOf(settings.node, request.origin, host),
    host,
    cacheDirectory,
  )
  const built = await buildBoth(
    {
      revisions,
      runtimes: { base: runtime, head: runtime },
      repository,
      workDirectory,
      cacheDirectory,
      recipe: settings.recipe ?? null,
      commands: settings.build ?? [],
      directory: settings.directory ?? null,
      timeoutSeconds: settings['build-timeout'] ?? defaultBuildTimeoutSeconds,
    },
    host,
    request.onProgress,
  )
  return keepLogs(built, request.resultsDirectory, host.files)
}

/** A path may be written as it is seen from where the user stands. */
function nodeOf(node: string | undefined, origin: string, { files }: Host): string {
  return node?.startsWith('.') === true ? files.join(origin, node) : (node ?? 'path')
}
