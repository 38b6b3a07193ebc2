import { basename, dirname, join } from 'node:path'

/**
 * What a program needs beside itself, as absolute paths of folders: for one in a `bin` all that was
 * installed with it. Of a home, and of folders of homes that also hold what is nobody's business, that
 * is `bin` and `lib` alone.
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
