import type { Host } from '../../host/host.ts'
import { manifestSchema, type Manifest } from '../../model/build/manifest.ts'
import { parseJson } from '../../model/parse-json.ts'

/** The package.json of a folder, or `null` when there is none that can be read as one. */
export async function readManifest(
  folder: string,
  { files }: Pick<Host, 'files'>,
): Promise<Manifest | null> {
  const content = await files.read(files.join(folder, 'package.json'))
  return manifestSchema.safeParse(parseJson(content ?? '')).data ?? null
}
