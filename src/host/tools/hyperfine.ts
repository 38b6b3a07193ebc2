import { createHash } from 'node:crypto'
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fetchWheelProgram, type WheelProgram } from './fetch-wheel-program.ts'
import type { Files } from '../files/files.ts'
import type { Processes } from '../process/processes.ts'
import { type HyperfineRelease, hyperfineReleases } from './hyperfine-releases.ts'
import { lastLineOf } from '../process/last-line-of.ts'
import { bytesFrom } from '../files/bytes-from.ts'
import { unpackArchive } from './unpack-archive.ts'

/** A program inside a gzipped tar archive somewhere on the network. */
interface ProgramDownload {
  readonly url: string
  /** Digest of the archive. */
  readonly sha256: string
  /** Path of the program inside the archive. */
  readonly program: string
  /** Absolute path where to put the program. */
  readonly target: string
}

const wheelVersion = '2.0.0'

/**
 * hyperfine as a Python wheel, which every mirror of the package index has; none of it runs in
 * Python. Astral builds it from the commit b33755fe1fca8bcc1f182c773ca3ab040bfe517d, which upstream
 * tagged v2.0.0, and includes an SBOM (CycloneDX). Wheels exist for Linux with glibc, macOS and
 * Windows.
 */
const hyperfineWheel: WheelProgram = {
  package: 'astral-dev-toolchain-hyperfine',
  version: wheelVersion,
  sha256: [
    '4fd3f4cff5e9413275bdde45d29cc1081c4ee260f293fa4b893887e53dbf6b28',
    '77db7b13877b8d3820a32c71bcca56e4068ba11f820ab99caa8ae84ac838dfd8',
    '8f24a90d6df228b7052af92591af84d381f50f17b49b5a738b281d4ee5f603f1',
    'b9e5af78f045aa6e73a1a1cec2cc681c28531b56e4b4e90ada6ff124a23b207b',
    'bd976277bb45cf9395e54fdf2b5569ded300188324bc898679514cc5b4f7a988',
    'ca06019e2064799b1c69f756ec2666d63a3e3a5f6c1277c29097f508a74d2eed',
  ],
  program: `astral_dev_toolchain_hyperfine-${wheelVersion}.data/scripts/hyperfine`,
}

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
  for (const way of [onPath, inCache, fetchedProgram, fromWheel]) {
    const hyperfineFound = await way(search, host, cacheDirectory)
    if (hyperfineFound?.ok === true) return hyperfineFound
    if (hyperfineFound !== null) reasons.push(hyperfineFound.message)
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
  return path === null ? null : await tryProgram(path, 'on PATH', host)
}

const inCache: Way = async (_search, host, cacheDirectory) => {
  const versions = [...hyperfineReleases, hyperfineWheel].map(({ version }) => version)
  for (const version of new Set(versions)) {
    const path = programIn(cacheDirectory, version, host)
    if (await host.files.exists(path)) return await tryProgram(path, 'in the tool cache', host)
  }
  return null
}

const fetchedProgram: Way = async ({ releases = hyperfineReleases }, host, cacheDirectory) => {
  const { platform, architecture } = host.processes
  const release = releases.find(
    (hyperfineRelease) =>
      hyperfineRelease.platform === platform && hyperfineRelease.architecture === architecture,
  )
  if (release === undefined) return null
  const target = programIn(cacheDirectory, release.version, host)
  try {
    await downloadProgram({ ...release, target }, host)
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) }
  }
  return await tryProgram(target, 'fetched and verified', host)
}

const fromWheel: Way = async ({ wheel = hyperfineWheel }, host, cacheDirectory) => {
  if (wheel === null) return null
  const target = programIn(cacheDirectory, wheel.version, host)
  try {
    await fetchWheelProgram(wheel, target, host)
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) }
  }
  return await tryProgram(target, 'from a pinned wheel', host)
}

async function tryProgram(
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
  const shownText = JSON.stringify(lastLineOf(outcome))
  return { ok: false, message: `${path} is not hyperfine: its --version says ${shownText}` }
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

/**
 * Fetches an archive, verifies its checksum before anything reads it, and extracts one program.
 *
 * @throws Error when the download fails, the checksum differs, or the archive does not contain the
 * program
 */
async function downloadProgram(
  { url, sha256, program, target }: ProgramDownload,
  { processes }: { readonly processes: Processes },
): Promise<void> {
  const archive = await bytesFrom(url)
  const actual = createHash('sha256').update(archive).digest('hex')
  if (actual !== sha256) throw new Error(`expected ${url} to have SHA-256 ${sha256}, got ${actual}`)
  const folder = `${dirname(target)}.new`
  await mkdir(folder, { recursive: true })
  try {
    const packedPath = join(folder, 'archive.tar.gz')
    await writeFile(packedPath, archive)
    const trouble = await unpackArchive({ archive: packedPath, folder, only: [program] }, processes)
    if (trouble !== null) throw new Error(`expected ${program} in ${url}, got: ${trouble}`)
    await mkdir(dirname(target), { recursive: true })
    await chmod(join(folder, program), 0o755)
    await rename(join(folder, program), target)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
