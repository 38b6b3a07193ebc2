import type { Host } from '../host/host.ts'
import { askRegistry } from './ask-registry.ts'
import { compareVersions } from './compare-versions.ts'

/**
 * All versions of a package that the registry has, oldest first.
 *
 * @throws UsageError when the registry cannot be asked
 */
export async function publishedVersions(name: string, host: Host): Promise<readonly string[]> {
  const answers = await askRegistry(name, ['versions'], host)
  return answers.filter((answer) => typeof answer === 'string').toSorted(compareVersions)
}
