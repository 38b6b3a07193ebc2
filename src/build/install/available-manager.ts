import type { Host } from '../../host/host.ts'
import type { Manifest } from '../../model/build/manifest.ts'
import { findOnPath } from '../../toolchain/tools.ts'
import { packageManagerOf, type PackageManager } from './package-manager.ts'

/**
 * The package manager of a folder; npm, which reads the same package.json, where it is Bun and
 * there is no Bun on the job's PATH.
 *
 * @param names - names of the files in the folder
 */
export async function availableManager(
  names: readonly string[],
  manifest: Pick<Manifest, 'packageManager'> | null,
  host: Host,
): Promise<PackageManager> {
  const packageManager = packageManagerOf(names, manifest)
  if (packageManager.program !== 'bun' || (await findOnPath('bun', host)) !== null)
    return packageManager
  const otherNames = names.filter((name) => !name.startsWith('bun.lock'))
  return packageManagerOf(otherNames, null)
}
