import { adapterOf, type ScriptText } from './adapter-of.ts'

/** Folders of a benchmark folder in which people keep what their benchmarks use. */
const helperFolders = /^(?:data|deps|fixtures?|helpers?|lib|utils?|vendor)$/

/**
 * Scripts below a folder whose name says that it holds what benchmarks use, such as `fixtures/` or
 * `utils/`, by path. Suites of a tool there are suites nevertheless, and where there is nothing else
 * the folder holds the benchmarks.
 *
 * @param isModule - whether a script is written for the harness
 */
export function inHelperFolders<T extends ScriptText>(
  files: readonly T[],
  isModule: (file: T) => boolean,
): readonly string[] {
  const apart = files.filter(({ path }) =>
    path
      .split('/')
      .slice(0, -1)
      .some((name) => helperFolders.test(name)),
  )
  if (apart.length === files.length) return []
  return apart.filter((file) => adapterOf(file) === null && !isModule(file)).map(({ path }) => path)
}
