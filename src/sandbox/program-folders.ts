import { basename, dirname, join } from 'node:path'

/**
 * The folders that a program needs besides itself, as absolute paths: for one in a `bin`,
 * everything that was installed with it. Below a home, or a folder of a home that also holds
 * private files, only `bin` and `lib`.
 *
 * @param path - absolute path of the program
 * @param home - absolute path of the user's home
 */
export function programFolders(path: string, home: string): readonly string[] {
  const folder = dirname(path)
  const parent = dirname(folder)
  const personal = [home, join(home, '.local'), join(home, '.cargo'), dirname(home)]
  if (!/^(?:bin|sbin|shims|libexec)$/.test(basename(folder)) || parent === '/') return [folder]
  return personal.includes(parent) ? [folder, join(parent, 'lib')] : [parent]
}
