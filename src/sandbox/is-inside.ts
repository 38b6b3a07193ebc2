import { relative } from 'node:path'

/** Whether an absolute path is a folder itself or something below it. */
export function isInside(path: string, folder: string): boolean {
  return !/^\.\.(?:\/|$)/.test(relative(folder, path))
}
