import type { Host } from '../host/host.ts'
import { UnmeasurableError } from '../model/unmeasurable-error.ts'
import { cureOf } from './cures.ts'
import { buildEnvironment } from './environment.ts'
import type { OpenSuite } from './open-suite.ts'
import { findTools } from './tools.ts'

const timeoutSeconds = 900
const outputLimitBytes = 16 * 1024 * 1024

/**
 * The packages that a suite compares, in locked versions, fetched unless they are already there. No
 * install script runs. Two programs may do so at once: the first to be ready gives the folder its name.
 *
 * @param cacheDirectory - absolute path; the packages lie in `suites/` below it
 * @returns the absolute path of a `node_modules` folder, or `null` when the suite needs no package
 * @throws UnmeasurableError when they cannot be fetched
 */
export async function installSuite(
  { name, folder }: OpenSuite,
  cacheDirectory: string,
  host: Host,
): Promise<string | null> {
  const { files } = host
  const lockfile = files.join(folder, 'package-lock.json')
  if (!(await files.exists(lockfile))) return null
  const { sha256 } = await files.fingerprint(lockfile)
  const { platform, architecture } = host.processes
  const kept = files.join(cacheDirectory, 'suites')
  const place = files.join(kept, `${name}-${sha256.slice(0, 16)}-${platform}-${architecture}`)
  const modules = files.join(place, 'node_modules')
  if (await files.exists(modules)) return modules
  await files.makeDirectory(kept)
  const draft = await files.temporaryDirectory('suite', kept)
  try {
    for (const file of ['package.json', 'package-lock.json']) {
      await files.copy(files.join(folder, file), files.join(draft, file))
    }
    await fetchInto(draft, name, host)
    await adopt(draft, place, host)
  } finally {
    await files.remove(draft)
  }
  return modules
}

async function fetchInto(draft: string, name: string, host: Host): Promise<void> {
  const { nodePath, npmScript } = await findTools(host)
  const outcome = await host.processes.run({
    argv: [nodePath, npmScript, 'ci', '--ignore-scripts', '--no-audit', '--no-fund'],
    cwd: draft,
    environment: buildEnvironment(host.processes, []),
    timeoutSeconds,
    outputLimitBytes,
  })
  if (outcome.exitCode === 0) return
  const cure = cureOf({ ...outcome, output: outcome.stderr })
  const got = outcome.timedOut ? 'no answer in time' : (outcome.lastLines.at(-1) ?? 'no words')
  throw new UnmeasurableError(
    `expected npm to fetch the packages of the suite ${name}, got ${got}${cure === null ? '' : `: ${cure}`}`,
  )
}

async function adopt(draft: string, place: string, { files }: Host): Promise<void> {
  try {
    await files.move(draft, place)
  } catch (error) {
    // Another program was faster with the same packages.
    if (!(await files.exists(place))) throw error
  }
}
