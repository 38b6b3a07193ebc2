import type { Host } from '../host/host.ts'
import { installedSchema } from '../model/manifest.ts'

/**
 * Folders of the installed packages that may be missing, relative to `directory`. npm alone writes
 * down which ones those are.
 */
export async function optionalDependencies(
  directory: string,
  host: Host,
): Promise<ReadonlySet<string>> {
  const path = host.files.join(directory, 'node_modules/.package-lock.json')
  const content = await host.files.read(path)
  if (content === null) return new Set()
  const installed = installedSchema.safeParse(JSON.parse(content))
  if (!installed.success) return new Set()
  const entries = Object.entries(installed.data.packages)
  const optional = entries.filter(([, entry]) => entry.optional || entry.devOptional)
  return new Set(optional.map(([folder]) => folder))
}
