import { adapterOf, type ScriptText } from './adapter-of.ts'

/**
 * Scripts that others of the folder load by a name that they compute, such as
 * `require('./inputs/' + name)` or `join(__dirname, 'inputs', name)`, by path. A script that starts
 * processes may start them as benchmarks.
 *
 * @param loaders - those that may load them
 */
export function loadedByFolder(
  files: readonly ScriptText[],
  loaders: readonly ScriptText[] = files,
): readonly string[] {
  const folders = loaders.flatMap(({ path, text }) => {
    if (/\bchild.process\b/.test(text)) return []
    const place = path.slice(0, path.lastIndexOf('/') + 1)
    return foldersIn(text).map((name) => `${place}${name}/`)
  })
  return files
    .filter((file) => adapterOf(file) === null && folders.some((top) => file.path.startsWith(top)))
    .map(({ path }) => path)
}

const joining =
  /(?:\bjoin|\bresolve)\s*\(\s*(?:__dirname|import\.meta\.dirname)\s*,\s*['"]([\w-]+)['"]\s*,\s*[^'"\s]/g
const loading = /(?:\brequire|\bimport)\s*\(\s*(?:['"]\.\/([\w-]+)\/['"]\s*\+|`\.\/([\w-]+)\/\$\{)/g
const joiningOne =
  /(?:\bjoin|\bresolve)\s*\(\s*(?:__dirname|import\.meta\.dirname)\s*,\s*['"]([\w-]+)['"]\s*\)/g
const listing = /\breaddir(?:Sync)?\s*\(/
const loadingAny = /\b(?:require|import)\s*\(\s*[^'"\s)]/

function foldersIn(text: string): readonly string[] {
  const listed = listing.test(text) && loadingAny.test(text) ? [...text.matchAll(joiningOne)] : []
  return [...text.matchAll(joining), ...text.matchAll(loading), ...listed].flatMap(
    ([, one, other]) => {
      const name = one ?? other
      return name === undefined ? [] : [name]
    },
  )
}
