import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * SHA-256, in hexadecimal, of everything that decides the outcome of tests: every file of the tree
 * that git does not ignore, committed or not, and the given words for other factors.
 *
 * @param top - top folder of a git repository
 */
export function treeDigest(top: string, words: readonly string[]): string {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: top, encoding: 'utf8', maxBuffer: 2 ** 28 },
  )
  const digest = createHash('sha256').update(JSON.stringify(words))
  for (const path of new Set(listed.split('\0').toSorted())) {
    const file = join(top, path)
    if (path === '' || !existsSync(file)) continue
    const content = createHash('sha256').update(readFileSync(file)).digest('hex')
    digest.update(`${path}\0${content}\n`)
  }
  return digest.digest('hex')
}
