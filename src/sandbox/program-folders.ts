import { readdirSync, realpathSync } from 'node:fs'
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

/**
 * The same of the programs that a folder of the PATH has only as links to below `/opt`, where sandboxes
 * show nothing else.
 */
export function linkedFolders(folder: string, home: string): readonly string[] {
  const folders = folderLinks(folder).flatMap((path) => {
    const real = realOf(path)
    return real?.startsWith('/opt/') === true ? programFolders(real, home) : []
  })
  return [...new Set(folders)]
}

function folderLinks(folder: string): readonly string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true })
    return entries.flatMap((entry) => (entry.isSymbolicLink() ? [join(folder, entry.name)] : []))
  } catch {
    return [] // Not every folder of a PATH is there.
  }
}

function realOf(path: string): string | null {
  try {
    return realpathSync(path)
  } catch {
    return null // It leads nowhere.
  }
}
