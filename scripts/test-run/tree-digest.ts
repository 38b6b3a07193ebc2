import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** SHA-256, in hexadecimal, of every file of a tree that git does not ignore, and of words for other factors. */
export function treeDigest(top: string, words: readonly string[]): string {
  const digest = createHash('sha256').update(JSON.stringify(words))
  for (const path of treeFiles(top)) {
    const content = createHash('sha256')
      .update(readFileSync(join(top, path)))
      .digest('hex')
    digest.update(`${path}\0${content}\n`)
  }
  return digest.digest('hex')
}

/** Every file of a tree that git does not ignore, committed or not, from its top, sorted. */
export function treeFiles(top: string): readonly string[] {
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const listed = execFileSync('git', words, { cwd: top, encoding: 'utf8', maxBuffer: 2 ** 28 })
  const paths = [...new Set(listed.split('\0'))].toSorted()
  return paths.filter((path) => path !== '' && existsSync(join(top, path)))
}
