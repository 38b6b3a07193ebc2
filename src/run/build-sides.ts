import { buildBoth } from '../build/build-both.ts'
import type { Built } from '../build/build-side.ts'
import { keepLogs } from '../build/keep-logs.ts'
import { resolveRuntime } from '../build/runtime.ts'
import type { Host } from '../host/host.ts'
import { defaultStoreLimits } from '../model/store-limits.ts'
import { type BySide } from '../model/side.ts'
import { buildVariables } from '../plan/build-variables.ts'
import { prune } from '../store/prune.ts'
import { storeDirectory, storeOf } from '../store/zones.ts'
import { version } from '../version.ts'
import type { Run } from './run.ts'
import { stopWhenCancelled } from './stop-when-cancelled.ts'

const defaultBuildTimeoutSeconds = 3600

/**
 * Builds both sides, and keeps their logs with the results.
 *
 * @throws UsageError when there is no such Node.js
 * @throws UnmeasurableError when the run is cancelled meanwhile
 */
export async function buildSides(run: Run): Promise<BySide<Built>> {
  try {
    const built = await bothSides(run, stoppable(run))
    stopWhenCancelled(run)
    await pruneStore(run)
    return await keepLogs(built, run.request.resultsDirectory, run.host.files)
  } catch (error) {
    // Programs that were ended make all kinds of trouble.
    stopWhenCancelled(run)
    throw error
  }
}

/** Before the first sample, because the disk has to be quiet then. */
async function pruneStore({ request, settings, host }: Run): Promise<void> {
  if (settings.cache === 'off') return
  try {
    await prune(storeDirectory(request.cacheDirectory), defaultStoreLimits, host)
  } catch (error) {
    // A store that cannot be tidied up is no reason not to measure.
    const reason = error instanceof Error ? error.message : String(error)
    request.onProgress({ kind: 'note', text: `old builds could not be removed: ${reason}` })
  }
}

/** A host that starts no further program once the run is cancelled. */
function stoppable(run: Run): Host {
  const { processes } = run.host
  return {
    ...run.host,
    processes: {
      ...processes,
      run: async (spec) => {
        stopWhenCancelled(run)
        return processes.run(spec)
      },
    },
  }
}

async function bothSides(run: Run, host: Host): Promise<BySide<Built>> {
  const { request, settings, revisions, workDirectory } = run
  const { repository, cacheDirectory } = request
  const runtime = await resolveRuntime(
    nodeOf(settings.node, request.origin, host),
    host,
    cacheDirectory,
  )
  return buildBoth(
    {
      revisions,
      runtimes: { base: runtime, head: runtime },
      repository,
      workDirectory,
      cacheDirectory,
      recipe: settings.recipe ?? null,
      commands: settings.build ?? [],
      configure: settings.configure ?? [],
      environment: buildVariables(settings['build-environment'] ?? []),
      directory: settings.directory ?? null,
      store: settings.cache === 'off' ? null : storeOf(cacheDirectory, request.zone, version),
      timeoutSeconds: settings['build-timeout'] ?? defaultBuildTimeoutSeconds,
    },
    host,
    request.onProgress,
  )
}

/** A path may be written as it is seen from where the user stands. */
function nodeOf(node: string | undefined, origin: string, { files }: Host): string {
  return node?.startsWith('.') === true ? files.join(origin, node) : (node ?? 'path')
}
