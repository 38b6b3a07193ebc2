import { readManifest } from '../../build/install/read-manifest.ts'
import type { Host } from '../../host/host.ts'
import { benchLineOf, benchScriptOf, type BenchScript } from '../../plan/finding/found-in-script.ts'

const endings = ['', '.js', '.mjs', '.cjs', '/index.js', '.ts', '/index.ts']

/**
 * The script of the package.json in a folder that runs its benchmarks; `null` when there is none. Files
 * are named as `node bench/all` finds them.
 */
export async function benchScriptIn(directory: string, host: Host): Promise<BenchScript | null> {
  const { files } = host
  const manifest = await readManifest(directory, host)
  if (manifest === null) return null
  const found = new Map<string, string>()
  const words = benchLineOf(manifest).line?.split(/\s+/) ?? []
  for (const word of words.filter((one) => /^[\w./-]+$/.test(one) && !one.startsWith('-'))) {
    for (const path of endings.map((ending) => `${word.replace(/\/$/, '')}${ending}`)) {
      const isFound =
        found.has(word) || (await files.kindOf(files.join(directory, path))) !== 'file'
      if (!isFound) found.set(word, path)
    }
  }
  return benchScriptOf(manifest, (word) => found.get(word))
}
