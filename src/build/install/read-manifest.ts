import type { Host } from '../../host/host.ts'
import { manifestSchema, type Manifest } from '../../model/build/manifest.ts'

/** The package.json of a folder, or `null` when there is none that can be read as one. */
export async function readManifest(folder: string, host: Host): Promise<Manifest | null> {
  const content = await host.files.read(host.files.join(folder, 'package.json'))
  if (content === null) return null
  const validation = manifestSchema.safeParse(parse(content))
  return validation.success ? validation.data : null
}

function parse(json: string): unknown {
  try {
    // Some editors put a byte order mark in front, and npm ignores it.
    return JSON.parse(json.replace(/^\uFEFF/, ''))
  } catch {
    return null // The caller reports it.
  }
}
