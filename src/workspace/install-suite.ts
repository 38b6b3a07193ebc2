import type { Host } from '../host/host.ts'
import { adopt } from '../toolchain/tools.ts'
import { fetchByNpm } from '../revision/fetch-by-npm.ts'
import type { OpenSuite } from './open-suite.ts'

/**
 * The packages that a suite compares, in locked versions, fetched unless they are there; no install script runs. The
 * first of two processes gives the folder its name. Without them, only what needs them fails.
 *
 * @param cacheDirectory - absolute path; the packages are kept in `suites/` below it
 * @param onNote - called before anything is fetched, which may take a minute, and when that failed
 * @returns the absolute path of a `node_modules` folder, or `null` when there is none
 */
export async function installSuite(
  { name, folder }: OpenSuite,
  cacheDirectory: string,
  host: Host,
  onNote: (text: string) => void,
): Promise<string | null> {
  const { files } = host
  const lockfile = files.join(folder, 'package-lock.json')
  if (!(await files.exists(lockfile))) return null
  const { sha256 } = await files.fingerprint(lockfile)
  const { platform, architecture } = host.processes
  const suitesFolder = files.join(cacheDirectory, 'suites')
  const place = files.join(
    suitesFolder,
    `${name}-${sha256.slice(0, 16)}-${platform}-${architecture}`,
  )
  const modules = files.join(place, 'node_modules')
  if (await files.exists(modules)) return modules
  onNote(`fetching the packages of the suite ${name}, once`)
  await files.makeDirectory(suitesFolder)
  const draft = await files.temporaryDirectory('suite', suitesFolder)
  try {
    for (const file of ['package.json', 'package-lock.json']) {
      await files.copy(files.join(folder, file), files.join(draft, file))
    }
    const quietOptions = ['--ignore-scripts', '--no-audit', '--no-fund']
    const trouble = await fetchByNpm(['ci', ...quietOptions], draft, host)
    if (trouble !== null) {
      onNote(
        `expected npm to fetch the packages of the suite ${name}, got ${trouble}; benchmarks that need them fail, the rest continue`,
      )
      return null
    }
    await adopt(draft, place, host)
  } finally {
    await files.remove(draft)
  }
  return modules
}
