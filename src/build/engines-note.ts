import { satisfies, validRange } from 'semver'
import { enginesSchema } from '../model/build/manifest.ts'
import type { Site } from './site.ts'

/**
 * A remark where the measured package asks for another Node.js than the one that runs it; `null`
 * otherwise.
 */
export async function enginesNote({
  packageDirectory,
  runtime,
  host: { files },
}: Pick<Site, 'packageDirectory' | 'runtime' | 'host'>): Promise<string | null> {
  const text = await files.read(files.join(packageDirectory, 'package.json'))
  if (text === null) return null
  let wanted: string | undefined
  try {
    wanted = enginesSchema.parse(JSON.parse(text)).engines.node
  } catch {
    return null // What cannot be read asks for nothing; the build says so.
  }
  if (wanted === undefined || validRange(wanted) === null) return null
  if (satisfies(runtime.version, wanted, { includePrerelease: true })) return null
  return `package.json asks for Node.js ${wanted}, got ${runtime.version}: name another with "node"`
}
