import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The paths that match a pattern of `/` and names, in which `*` matches any part of one name.
 * Numbers in names sort by value, so that cpu10 follows cpu9.
 *
 * @param root - top of the file system
 * @returns absolute paths as seen from `root`
 */
export function matchingPaths(root: string, pattern: string): readonly string[] {
  const names = pattern.split('/').filter((name) => name !== '')
  const paths = names.reduce<readonly string[]>(
    (folders, name) => folders.flatMap((folder) => below(root, folder, name)),
    [''],
  )
  return paths.filter((path) => existsSync(join(root, path)))
}

function below(root: string, folder: string, name: string): readonly string[] {
  if (!name.includes('*')) return [`${folder}/${name}`]
  const parts = name.split('*').map((part) => part.replaceAll(/[^\w-]/g, String.raw`\$&`))
  const pattern = new RegExp(`^${parts.join('.*')}$`)
  return namesIn(join(root, folder))
    .filter((each) => pattern.test(each))
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .map((each) => `${folder}/${each}`)
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return [] // There is no such folder, or not for us.
  }
}
