import { readManifest } from '../../build/install/read-manifest.ts'
import type { ScriptText } from '../../find/script-facts.ts'
import type { Host } from '../../host/host.ts'
import {
  benchmarkWord,
  scriptEndings,
  type PackageTexts,
} from '../../plan/init/propose-benchmarks.ts'
import { benchLineOf } from '../../plan/init/bench-script-of.ts'

const mostPaths = 3000
const mostTexts = 500
const mostBytes = 200_000
/** What others wrote, what a build writes, and what hides. */
const skippedFolder = /^(?:node_modules|dist|build|coverage|target|\..*)$/

/**
 * Reads what a package holds that may be benchmarks. Nothing of it is run.
 *
 * @param top - absolute path of the package
 */
export async function readPackageTexts(top: string, host: Host): Promise<PackageTexts> {
  const { files } = host
  const manifest = await readManifest(top, host)
  const paths = (await pathsBelow(top, host)).filter((path) => benchmarkWord.test(path))
  const line = benchLineOf(manifest?.scripts ?? {})?.line ?? ''
  const words = line.split(/\s+/).filter((word) => /^[\w.][\w./-]*$/.test(word))
  const namedPaths = words.flatMap((word) =>
    scriptEndings.map((suffix) => `${word.replace(/^(?:\.\/)+|\/$/g, '')}${suffix}`),
  )
  const read = async (path: string): Promise<readonly ScriptText[]> => {
    const fullPath = files.join(top, path)
    // A stranger chose what lies there: a link may lead to a device.
    if ((await files.kindOf(fullPath)) !== 'file' || (await files.sizeBytes(fullPath)) > mostBytes)
      return []
    return [{ path, text: (await files.read(fullPath)) ?? '' }]
  }
  const texts: ScriptText[] = []
  for (const path of new Set([...namedPaths, ...paths]))
    if (!path.includes('..') && texts.length < mostTexts) texts.push(...(await read(path)))
  return {
    scripts: texts.filter(({ path }) => /\.[cm]?[jt]s$/.test(path)),
    manifest,
    canLoad: (manifest?.main ?? '') !== '' || (await files.exists(files.join(top, 'index.js'))),
  }
}

/** Paths relative to the top, of as many sources as a look may take. */
async function pathsBelow(top: string, { files }: Host): Promise<readonly string[]> {
  const scriptPaths: string[] = []
  const folders = ['']
  for (let at = 0; at < folders.length && scriptPaths.length < mostPaths; at += 1) {
    const folder = folders[at] ?? ''
    for (const { name, directory } of await files.list(files.join(top, folder))) {
      const path = folder === '' ? name : `${folder}/${name}`
      if (directory && !skippedFolder.test(name)) folders.push(path)
      if (!directory && /\.[cm]?[jt]s$/.test(name)) scriptPaths.push(path)
    }
  }
  return scriptPaths.slice(0, mostPaths)
}
