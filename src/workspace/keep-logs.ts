import type { Files } from '../host/files/files.ts'
import type { BySide, Side } from '../model/build/side.ts'
import type { Built } from '../build/build-request.ts'

interface KeepLogsRequest {
  readonly directory: string
  readonly files: Files
  readonly ending?: string
}

/**
 * Copies both build logs to a folder that outlives the trees, and returns the builds with the new
 * paths.
 *
 * @param ending - suffix of their names, if there are several pairs of builds
 */
export async function keepLogs(
  built: BySide<Built>,
  { directory, files, ending = '' }: KeepLogsRequest,
): Promise<BySide<Built>> {
  const pathOf = (side: Side): string => files.join(directory, `${side}${ending}.log`)
  return {
    base: await keepLog(built.base, pathOf('base'), files),
    head: await keepLog(built.head, pathOf('head'), files),
  }
}

/** Copies one build log there, and returns the build with the new path. */
export async function keepLog(built: Built, logPath: string, files: Files): Promise<Built> {
  const from = built.ok ? built.build.logPath : built.failure.logPath
  await files.remove(logPath)
  // A build that fails before its first command has no log.
  if (from === null || !(await files.exists(from))) {
    return built.ok ? built : { ok: false, failure: { ...built.failure, logPath: null } }
  }
  await files.copy(from, logPath)
  return built.ok
    ? { ok: true, build: { ...built.build, logPath } }
    : { ok: false, failure: { ...built.failure, logPath } }
}
