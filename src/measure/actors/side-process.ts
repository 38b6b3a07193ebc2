import type { ProcessSpec } from '../../host/process/processes.ts'
import type { Build } from '../../model/build/build.ts'
import type { Target } from '../targets/target.ts'

/** The parts of a side that decide how its processes are started. */
export interface SideFolders extends Pick<Target, 'environment' | 'kept'> {
  readonly build: Pick<Build, 'directory'>
}

/** Default limit of a side's output, in bytes. */
export const outputLimitBytes = 10_000_000

interface SideProcessRequest {
  readonly argv: readonly string[]
  readonly timeoutSeconds: number
  readonly changes?: Partial<
    Pick<ProcessSpec, 'environment' | 'outputLimitBytes' | 'network' | 'perf'>
  >
}

/**
 * A process of a side: in its tree and environment, isolated, and unable to see the other side's
 * files.
 */
export function sideProcess(
  { build, environment, kept }: SideFolders,
  { argv, timeoutSeconds, changes = {} }: SideProcessRequest,
): ProcessSpec {
  const cwd = build.directory
  const same = { argv, cwd, environment, timeoutSeconds, outputLimitBytes, isolated: true }
  return { ...same, ...kept, ...changes }
}
