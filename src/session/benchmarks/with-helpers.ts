import { staysInTree } from '../../build/stays-in-tree.ts'
import type { Host } from '../../host/host.ts'
import { exportsAny } from '../../plan/finding/discover.ts'
import type { ScriptText } from '../../plan/finding/adapter-of.ts'

const mostBytes = 200_000
const endings = ['', '.js', '.mjs', '.cjs', '.ts', '.mts', '.cts']
const importing = /(?:\bfrom|\bimport|\brequire\s*\(|\bimport\s*\()\s*['"](\.\.\/[^'"]+)['"]/g

/**
 * Adds to each script the texts of the modules that it imports from outside of its folder, such as
 * `../common.js`: a tool may be there that it uses. Nothing outside of the tree is read.
 *
 * @param folder - absolute path of the folder that the scripts' paths begin in
 * @param tree - absolute path of the tree that the folder is in
 */
export async function withHelpers<T extends ScriptText>(
  scripts: readonly T[],
  { folder, tree }: { readonly folder: string; readonly tree: string },
  host: Host,
): Promise<readonly T[]> {
  const { files } = host
  const known = new Map<string, string | null>()
  const textOf = async (path: string): Promise<string | null> => {
    const read = known.get(path)
    if (read !== undefined) return read
    const isPlain =
      (await files.kindOf(path)) === 'file' && (await files.sizeBytes(path)) <= mostBytes
    const text = isPlain && (await staysInTree(path, tree, files)) ? await files.read(path) : null
    known.set(path, text)
    return text
  }
  const withTexts: T[] = []
  for (const script of scripts) {
    const helpers: string[] = []
    for (const specifier of outsideOf(script)) {
      const path = files.join(folder, specifier)
      for (const ending of endings) {
        const text = await textOf(`${path}${ending}`)
        if (text === null) continue
        if (exportsAny({ path, text })) helpers.push(text)
        break
      }
    }
    withTexts.push(helpers.length === 0 ? script : { ...script, helpers })
  }
  return withTexts
}

/** The paths of what a script imports from outside of the folder, relative to that. */
function outsideOf({ path, text }: ScriptText): readonly string[] {
  const from = path.split('/').slice(0, -1)
  return [...text.matchAll(importing)].flatMap(([, specifier = '']) => {
    const parts = [...from]
    let above = 0
    for (const part of specifier.split('/')) {
      if (part === '.') continue
      if (part !== '..') parts.push(part)
      else if (parts.length > 0) parts.pop()
      else above += 1
    }
    return above === 0 ? [] : [[...Array.from({ length: above }, () => '..'), ...parts].join('/')]
  })
}
