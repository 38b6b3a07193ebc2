import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The top folder of the repository, with a slash at its end. */
export const TOP = fileURLToPath(new URL('../..', import.meta.url))

/** Every file under version control that lies in the working tree, from the top, sorted. */
export function trackedFiles(): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: TOP, encoding: 'utf8' })
  const files = listed.split('\0').filter((file) => file !== '' && existsSync(TOP + file))
  if (files.length === 0) throw new Error(`expected tracked files in ${TOP}, got none`)
  return files.toSorted()
}
