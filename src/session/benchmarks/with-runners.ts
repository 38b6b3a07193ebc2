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
 * finds imports without extensions, else by both sides' own Node.js if that strips types, else by the
 * project's ts-node.
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
    const above = (program: string) =>
      programAbove(host.files.join(folder, path), { top, program }, host)
    const tsx = await above('tsx/dist/cli.mjs')
    if (tsx !== null) return ['node', `{directory}/${tsx}`]
    if (strips) return ['node']
    const tsNode = await above('ts-node/dist/bin.js')
    // Its types are nobody's concern here, and may need what is not installed.
    return tsNode === null ? null : ['node', `{directory}/${tsNode}`, '--transpile-only']
  }
  return Promise.all(
    files.map(async (file) =>
      /\.[cm]?ts$/.test(file.path) ? { ...file, runner: await runnerOf(file.path) } : file,
    ),
  )
}

/** Path of the nearest such program of a package, relative to the top of the side. */
async function programAbove(
  path: string,
  { top, program: wanted }: { readonly top: string; readonly program: string },
  { files }: Host,
): Promise<string | null> {
  const parts = files.relative(top, path).split(/[\\/]/)
  for (let length = parts.length - 1; length >= 0; length -= 1) {
    const program = [...parts.slice(0, length), `node_modules/${wanted}`].join('/')
    if (await files.exists(files.join(top, program))) return program
  }
  return null
}
