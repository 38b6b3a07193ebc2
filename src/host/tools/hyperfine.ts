import { downloadProgram } from './download-program.ts'
import { fetchWheelProgram, type WheelProgram } from './fetch-wheel-program.ts'
import type { Files } from '../files/files.ts'
import type { Processes } from '../process/processes.ts'
import { hyperfineReleases, type HyperfineRelease } from './hyperfine-releases.ts'
import { hyperfineWheel } from './hyperfine-wheel.ts'
import { lastLineOf } from '../process/last-line-of.ts'

/** The program that times whole commands, or why there is none. */
export type HyperfineFound =
  | {
      readonly ok: true
      readonly path: string
      readonly version: string
      /** How it was found, for people: `on PATH`. */
      readonly source: string
    }
  | { readonly ok: false; readonly message: string }

/** Where to look for hyperfine. */
export interface HyperfineSearch {
  /** Folder that outlives the run, for tools. */
  readonly cacheDirectory: string
  /** Archives that may be fetched; tests pass their own. */
  readonly releases?: readonly HyperfineRelease[]
  /** The wheel that may be fetched, if any; tests pass their own. */
  readonly wheel?: WheelProgram | null
}

const hint =
  'install it (on Debian apt-get install hyperfine, elsewhere cargo install hyperfine) so that it is on PATH'

interface FindHyperfineRequest {
  readonly processes: Processes
  readonly files: Files
}

/**
 * Looks for hyperfine: on PATH, in the tool cache, among the pinned archives of
 * its releases, and as a pinned wheel. It is never built here: that takes minutes, while other runs
 * wait.
 */
export async function findHyperfine(
  search: HyperfineSearch,
  host: FindHyperfineRequest,
): Promise<HyperfineFound> {
  const { cacheDirectory } = search
  const reasons: string[] = []
  for (const way of [onPath, inCache, fetched, fromWheel]) {
    const found = await way(search, host, cacheDirectory)
    if (found?.ok === true) return found
    if (found !== null) reasons.push(found.message)
  }
  const why = reasons.length === 0 ? 'got none on PATH' : reasons.join('; ')
  return { ok: false, message: `expected hyperfine, ${why}: ${hint}` }
}

type Way = (
  search: HyperfineSearch,
  host: { readonly processes: Processes; readonly files: Files },
  cacheDirectory: string,
) => Promise<HyperfineFound | null>

const onPath: Way = async (_search, host) => {
  const path = await host.processes.find('hyperfine')
  return path === null ? null : await tried(path, 'on PATH', host)
}

const inCache: Way = async (_search, host, cacheDirectory) => {
  const versions = [...hyperfineReleases, hyperfineWheel].map(({ version }) => version)
  for (const version of new Set(versions)) {
    const path = programIn(cacheDirectory, version, host)
    if (await host.files.exists(path)) return await tried(path, 'in the tool cache', host)
  }
  return null
}

const fetched: Way = async ({ releases = hyperfineReleases }, host, cacheDirectory) => {
  const { platform, architecture } = host.processes
  const release = releases.find(
    (one) => one.platform === platform && one.architecture === architecture,
  )
  if (release === undefined) return null
  const target = programIn(cacheDirectory, release.version, host)
  try {
    await downloadProgram({ ...release, target }, host)
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) }
  }
  return await tried(target, 'fetched and verified', host)
}

const fromWheel: Way = async ({ wheel = hyperfineWheel }, host, cacheDirectory) => {
  if (wheel === null) return null
  const target = programIn(cacheDirectory, wheel.version, host)
  try {
    await fetchWheelProgram(wheel, target, host)
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) }
  }
  return await tried(target, 'from a pinned wheel', host)
}

async function tried(
  path: string,
  source: string,
  { processes }: { readonly processes: Processes },
): Promise<HyperfineFound> {
  const outcome = await processes.run({
    argv: [path, '--version'],
    cwd: '/',
    environment: { PATH: processes.environment['PATH'] ?? '' },
    timeoutSeconds: 20,
    outputLimitBytes: 100_000,
  })
  const version = /^hyperfine (\d+\.\d+\.\d+)/m.exec(outcome.stdout)?.[1]
  if (outcome.exitCode === 0 && version !== undefined) return { ok: true, path, version, source }
  // The npm package of this name prints a sentence and exits with 0.
  const shown = JSON.stringify(lastLineOf(outcome))
  return { ok: false, message: `${path} is not hyperfine: its --version says ${shown}` }
}

interface ProgramInRequest {
  readonly files: Files
  readonly processes: Processes
}

function programIn(
  cacheDirectory: string,
  version: string,
  { files, processes }: ProgramInRequest,
): string {
  const name = processes.platform === 'win32' ? 'hyperfine.exe' : 'hyperfine'
  return files.join(cacheDirectory, 'tools', `hyperfine-${version}`, 'bin', name)
}
