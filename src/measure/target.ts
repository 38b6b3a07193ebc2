import type { Host, ProcessSpec } from '../host/host.ts'
import type { Build } from '../model/build/build.ts'
import type { Side } from '../model/build/side.ts'
import { measuredEnvironment } from './environment.ts'

/** A side that is ready to be measured: what to run, where, and in which environment. */
export interface Target {
  readonly side: Side
  readonly build: Build
  /** Absolute folder of the benchmarks as this side sees them. */
  readonly benchmarkDirectory: string
  /** Absolute folder that both sides lie in, with all that they write. */
  readonly workDirectory: string
  readonly harnessPath: string
  readonly environment: Readonly<Record<string, string>>
  /** What its processes can read and not change, and what inside it they can. */
  readonly kept?: Pick<ProcessSpec, 'readOnly' | 'writable'>
}

/** Makes the folders that a side's processes need, and its target. Paths are as long on both sides. */
export async function prepareTarget(
  build: Build,
  folders: Pick<Target, 'benchmarkDirectory' | 'harnessPath'> & {
    readonly workDirectory: string
    /** Absolute folders besides the work folder in which nothing of a side is to change anything. */
    readonly shared?: readonly string[]
  },
  { files, processes }: Pick<Host, 'files' | 'processes'>,
): Promise<Target> {
  const { workDirectory, benchmarkDirectory, harnessPath, shared = [] } = folders
  const paths = {
    nodeDirectory: directoryOf(build.runtime.path),
    homeDirectory: files.join(workDirectory, 'home', build.side),
    temporaryDirectory: files.join(workDirectory, 'temporary', build.side),
  }
  await files.makeDirectory(paths.homeDirectory)
  await files.makeDirectory(paths.temporaryDirectory)
  const environment = measuredEnvironment(paths, processes.platform, processes.environment)
  const kept = {
    // The other side, and the very program that asks and judges both.
    readOnly: [workDirectory, files.join(harnessPath, '../..'), ...shared],
    writable: [build.directory, paths.homeDirectory, paths.temporaryDirectory],
  }
  const { side } = build
  return { side, build, benchmarkDirectory, workDirectory, harnessPath, environment, kept }
}

function directoryOf(path: string): string {
  return path.replace(/[/\\][^/\\]*$/, '')
}
