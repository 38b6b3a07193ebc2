import { downloadProgram } from './download-program.ts'
import type { Files, Outcome, Processes } from '../host.ts'
import { hyperfineReleases, type HyperfineRelease } from './hyperfine-releases.ts'

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
  /** A path that the user named; nothing else is tried then. */
  readonly given: string | null
  /** Folder that outlives the run, for tools. */
  readonly cacheDirectory: string
  /** Archives that may be fetched; tests hand in their own. */
  readonly releases?: readonly HyperfineRelease[]
  /** Whether cargo may build it, which takes minutes. */
  readonly mayBuild: boolean
}

const pinnedVersion = '1.20.0'
const hint = `install hyperfine ${pinnedVersion}, or name its path with the option hyperfine`

/**
 * Looks for hyperfine: by the given path, on PATH, in the tool cache, among the pinned archives, and
 * through cargo, which verifies what it fetches against its own registry.
 */
export async function findHyperfine(
  search: HyperfineSearch,
  host: { readonly processes: Processes; readonly files: Files },
): Promise<HyperfineFound> {
  const { given, cacheDirectory } = search
  if (given !== null) {
    const found = await tried(given, 'given', host)
    return found.ok ? found : { ok: false, message: `${found.message}: ${hint}` }
  }
  const reasons: string[] = []
  for (const way of [onPath, inCache, fetched, built]) {
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
  const path = programIn(cacheDirectory, host)
  return (await host.files.exists(path)) ? await tried(path, 'in the tool cache', host) : null
}

const fetched: Way = async ({ releases = hyperfineReleases }, host, cacheDirectory) => {
  const { platform, architecture } = host.processes
  const release = releases.find(
    (one) => one.platform === platform && one.architecture === architecture,
  )
  if (release === undefined) return null
  const target = programIn(cacheDirectory, host)
  try {
    await downloadProgram({ ...release, target }, host)
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) }
  }
  return await tried(target, 'fetched and verified', host)
}

const built: Way = async ({ mayBuild }, host, cacheDirectory) => {
  const cargo = mayBuild ? await host.processes.find('cargo') : null
  if (cargo === null) return null
  const root = folderIn(cacheDirectory, host)
  const outcome = await host.processes.run({
    argv: [cargo, 'install', '--locked', '--root', root, `hyperfine@${pinnedVersion}`],
    cwd: '/',
    environment: cargoEnvironment(host.processes.environment),
    timeoutSeconds: 900,
    outputLimitBytes: 10_000_000,
  })
  if (outcome.exitCode === 0) return await tried(programIn(cacheDirectory, host), 'by cargo', host)
  return { ok: false, message: `cargo could not build it (${lastLineOf(outcome)})` }
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
  // The npm package of this name prints a sentence and ends as if all were well.
  const shown = JSON.stringify(lastLineOf(outcome))
  return { ok: false, message: `${path} is not hyperfine: its --version says ${shown}` }
}

function lastLineOf({ startError, lastLines }: Outcome): string {
  return (startError ?? lastLines.findLast((line) => line.trim() !== '') ?? '').slice(0, 200)
}

function folderIn(cacheDirectory: string, { files }: { readonly files: Files }): string {
  return files.join(cacheDirectory, 'tools', `hyperfine-${pinnedVersion}`)
}

function programIn(
  cacheDirectory: string,
  host: { readonly files: Files; readonly processes: Processes },
): string {
  const name = host.processes.platform === 'win32' ? 'hyperfine.exe' : 'hyperfine'
  return host.files.join(folderIn(cacheDirectory, host), 'bin', name)
}

// What cargo and rustc need to find themselves, their settings and the registry.
const cargoNames =
  /^(PATH|HOME|CARGO_.*|RUSTUP_.*|RUSTC.*|(https?|no|all)_proxy|SSL_CERT_(FILE|DIR))$/i

function cargoEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) =>
      value !== undefined && cargoNames.test(name) && !/TOKEN/i.test(name) ? [[name, value]] : [],
    ),
  )
}
