import { readManifest } from '../../build/install/read-manifest.ts'
import type { Host } from '../../host/host.ts'
import { sides, type BySide } from '../../model/build/side.ts'

const endings = ['', '.js', '.json', '.node', '/index.js']

/**
 * What people are told where the file that a package names as its `main` is not there after the build, as
 * benchmarks that load the package then fail; `null` where it is.
 *
 * @param packages - absolute paths of the built packages
 */
export async function missingMain(packages: BySide<string>, host: Host): Promise<string | null> {
  const { files } = host
  const missing: { readonly side: string; readonly main: string }[] = []
  for (const side of sides) {
    const main = (await readManifest(packages[side], host))?.main
    if (main === undefined) continue
    const path = files.join(packages[side], main)
    const found = await Promise.all(endings.map((ending) => files.exists(`${path}${ending}`)))
    if (!found.includes(true)) missing.push({ side, main })
  }
  const [first] = missing
  if (first === undefined) return null
  const where = missing.map(({ side }) => side).join(' and ')
  return `${first.main}, the "main" of package.json, is not there on ${where} after the build: name the commands that make it in "build"`
}
