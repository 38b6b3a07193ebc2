import type { Host } from '../../host/host.ts'
import { UsageError } from '../../model/usage-error.ts'
import { fetchByNpm } from '../../revision/fetch-by-npm.ts'
import { publishedRelease } from '../../revision/published-release.ts'
import { adopt } from '../../toolchain/adopt.ts'

/** A suite that is a package, with the packages that it depends on. */
export interface PackagedSuite {
  /** The version that was found, such as `1.2.0`. */
  readonly version: string
  /** Absolute path of the `node_modules` folder that it lies in. */
  readonly modules: string
}

/**
 * Fetches a suite from the registry, once for each version. No install script runs.
 *
 * @param wanted - version, range or tag
 * @throws UsageError when there is no such version, or it cannot be fetched
 */
export async function fetchPackagedSuite(
  { name, wanted }: { readonly name: string; readonly wanted: string },
  {
    cacheDirectory,
    onNote,
  }: { readonly cacheDirectory: string; readonly onNote: (text: string) => void },
  host: Host,
): Promise<PackagedSuite> {
  const { files, processes } = host
  const release = await publishedRelease({ name, wanted, secrets: {} }, host)
  if (release === null) {
    throw new UsageError(
      `expected a published suite, got "npm:${name}@${wanted}": run "npm view ${name} versions"`,
    )
  }
  const { version } = release
  const kept = files.join(cacheDirectory, 'suites')
  const { platform, architecture } = processes
  const label = `npm-${name}-${version}-${platform}-${architecture}`
  const place = files.join(kept, label.replaceAll(/[^\w.-]+/g, '-'))
  const modules = files.join(place, 'node_modules')
  if (await files.exists(modules)) return { version, modules }
  onNote(`fetching the suite npm:${name}@${version}, once`)
  await files.makeDirectory(kept)
  const draft = await files.temporaryDirectory('suite', kept)
  try {
    await files.write(files.join(draft, 'package.json'), '{ "private": true }\n')
    const quiet = ['--ignore-scripts', '--no-audit', '--no-fund']
    const trouble = await fetchByNpm(['install', ...quiet, '--', `${name}@${version}`], draft, host)
    if (trouble !== null) {
      throw new UsageError(`expected npm to fetch the suite npm:${name}@${version}, got ${trouble}`)
    }
    await adopt(draft, place, host)
  } finally {
    await files.remove(draft)
  }
  return { version, modules }
}
