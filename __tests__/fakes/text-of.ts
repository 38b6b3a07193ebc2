import { readFileSync } from 'node:fs'

/** The text of a file; empty where it is not there, or no longer. */
export function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
