import type { Host } from '../../host/host.ts'
import type { Build } from '../../model/build/build.ts'
import type { BySide } from '../../model/build/side.ts'
import type { BenchmarkFile } from '../../plan/finding/discover.ts'
import { stripsTypes } from '../../plan/finding/strips-types.ts'

/** Files of the benchmark folder, and where they are. */
interface RunnerPlace {
  readonly builds: BySide<Pick<Build, 'directory' | 'runtime'>>
  /** Absolute path of head's folder of benchmarks. */
  readonly folder: string
}

/**
 * Adds to each TypeScript file how it is started: by the project's tsx if it has one, which also
 * finds imports without extensions, else by both sides' own Node.js if that strips types.
 */
export async function withRunners(
  files: readonly BenchmarkFile[],
  { builds, folder }: RunnerPlace,
  host: Host,
): Promise<readonly BenchmarkFile[]> {
  const top = builds.head.directory
  const strips =
    stripsTypes(builds.base.runtime.version) && stripsTypes(builds.head.runtime.version)
  const runnerOf = async (path: string): Promise<readonly string[] | null> => {
    const tsx = await tsxAbove(host.files.join(folder, path), top, host)
    if (tsx !== null) return ['node', `{directory}/${tsx}`]
    return strips ? ['node'] : null
  }
  return Promise.all(
    files.map(async (file) =>
      /\.[cm]?ts$/.test(file.path) ? { ...file, runner: await runnerOf(file.path) } : file,
    ),
  )
}

/** Path of the nearest tsx, relative to the top of the side. */
async function tsxAbove(path: string, top: string, { files }: Host): Promise<string | null> {
  const parts = files.relative(top, path).split(/[\\/]/)
  for (let length = parts.length - 1; length >= 0; length -= 1) {
    const program = [...parts.slice(0, length), 'node_modules/tsx/dist/cli.mjs'].join('/')
    if (await files.exists(files.join(top, program))) return program
  }
  return null
}
