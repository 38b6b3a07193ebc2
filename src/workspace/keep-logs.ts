import type { Files } from '../host/files/files.ts'
import type { BySide, Side } from '../model/build/side.ts'
import type { BuildOutcome } from '../build/build-request.ts'

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
  builds: BySide<BuildOutcome>,
  { directory, files, ending: suffix = '' }: KeepLogsRequest,
): Promise<BySide<BuildOutcome>> {
  const pathOf = (side: Side): string => files.join(directory, `${side}${suffix}.log`)
  return {
    base: await keepLog(builds.base, pathOf('base'), files),
    head: await keepLog(builds.head, pathOf('head'), files),
  }
}

/** Copies one build log there, and returns the build with the new path. */
async function keepLog(build: BuildOutcome, logPath: string, files: Files): Promise<BuildOutcome> {
  const from = build.ok ? build.build.logPath : build.failure.logPath
  await files.remove(logPath)
  // A build that fails before its first command has no log.
  if (from === null || !(await files.exists(from))) {
    return build.ok ? build : { ok: false, failure: { ...build.failure, logPath: null } }
  }
  await files.copy(from, logPath)
  return build.ok
    ? { ok: true, build: { ...build.build, logPath } }
    : { ok: false, failure: { ...build.failure, logPath } }
}
