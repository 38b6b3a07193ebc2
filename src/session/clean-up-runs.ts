import type { Host } from '../host/host.ts'
import { removeAllLeftovers } from '../workspace/work-folder.ts'

/**
 * Removes what killed runs have left on this machine.
 *
 * @param directory - absolute path of the user's folder, whose repository forgets their work trees
 * @returns absolute paths of the folders that were removed
 */
export async function cleanUpRuns(directory: string, host: Host): Promise<readonly string[]> {
  const { RUNNER_TEMP, TMPDIR, TEMP } = host.processes.environment
  const place = RUNNER_TEMP ?? TMPDIR ?? TEMP ?? '/tmp'
  return removeAllLeftovers(place, await host.git.top(directory), host)
}
