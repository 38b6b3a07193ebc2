import { foldersUpTo } from '../../build/stays-in-tree.ts'
import { typeRunner, type FoundBenchmark } from '../../find/find.ts'
import type { Files } from '../../host/files/files.ts'
import { scriptPathOf, type SearchedPackage } from '../find/find-at.ts'

const packageProgram = /^\{package\}\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(.+)$/

/**
 * What was found in a built side, with the programs of packages where they lie: in a workspace many lie above the measured
 * package. TypeScript is started by the project's tsx if it has one, which also finds imports without extensions.
 *
 * @param folder - absolute path of that of the benchmarks
 */
export function withPrograms(
  foundBenchmarks: readonly FoundBenchmark[],
  { tree, directory, packageDirectory }: SearchedPackage,
  folder: string,
  files: Files,
): Promise<readonly FoundBenchmark[]> {
  /** A file of an installed package as a folder's modules find it; `null` where they find none. */
  const above = async (from: string, file: string): Promise<string | null> => {
    const levels = foldersUpTo(tree, from, files)
    for (const path of levels.map((level) => files.join(level, 'node_modules', file)))
      if (await files.exists(path)) return path
    return null
  }
  const placeOf = async (word: string): Promise<string> => {
    const [, name = '', file = ''] = packageProgram.exec(word) ?? []
    if (name === '') return word
    const program = await above(packageDirectory, `${name}/${file}`)
    // Vite+ brings vitest, which a strict installer keeps beside it.
    const plus = program === null ? await above(packageDirectory, 'vite-plus/package.json') : null
    const realPlus = plus === null ? null : await files.realPath(plus)
    const beside = realPlus === null ? null : files.join(realPlus, '../..', name, file)
    const path = program ?? beside
    return path === null ? word : `{package}/${files.relative(packageDirectory, path)}`
  }
  const placed = foundBenchmarks.map(async (each): Promise<FoundBenchmark> => {
    if (each.kind === 'module') return each
    const words = await Promise.all(each.command.map(placeOf))
    if (!words.includes(typeRunner)) return { ...each, command: words }
    const tsx = await above(files.join(folder, scriptPathOf(each), '..'), 'tsx/dist/cli.mjs')
    const runner = tsx === null ? [] : [`{directory}/${files.relative(directory, tsx)}`]
    return { ...each, command: words.flatMap((word) => (word === typeRunner ? runner : [word])) }
  })
  return Promise.all(placed)
}
