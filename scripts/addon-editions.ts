/**
 * Creates a repository with two editions of one addon, as the tags `v8` and `node-api`: the sides
 * that the suite `addon-api` compares. Its commits have the same ids wherever it is made.
 *
 * node scripts/addon-editions.ts FOLDER
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const sources = fileURLToPath(new URL('../benchmarks/suites/addon-api/_editions', import.meta.url))
const author = ['-c', 'user.name=deadheat', '-c', 'user.email=deadheat@localhost']
// One date for all copies: a run is resumed in a new copy, whose commits must have the same ids.
const date = '2026-01-01T00:00:00Z'
const dates = { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }

/** Creates the repository in a folder; an Error when something already exists there. */
export function makeEditions(folder: string): void {
  if (existsSync(folder)) throw new Error(`expected no ${folder} yet, got one: name another folder`)
  mkdirSync(folder, { recursive: true })
  const git = (...argv: readonly string[]): void => {
    execFileSync('git', [...author, '-c', 'commit.gpgSign=false', ...argv], {
      cwd: folder,
      env: { ...process.env, ...dates },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
  }
  git('init', '--quiet', '--initial-branch=main')
  for (const name of ['package.json', 'binding.gyp']) {
    copyFileSync(join(sources, name), join(folder, name))
  }
  for (const edition of ['v8', 'node-api']) {
    copyFileSync(join(sources, `${edition}.cc`), join(folder, 'addon.cc'))
    git('add', '.')
    git('commit', '--quiet', '--message', `the edition ${edition}`)
    git('tag', edition)
  }
}

if (import.meta.main) {
  const [folder, ...more] = process.argv.slice(2)
  if (folder === undefined || more.length > 0) {
    console.error('expected the folder to make: node scripts/addon-editions.ts FOLDER')
    process.exitCode = 2
  } else {
    makeEditions(folder)
    console.log(`made: cd ${folder} && deadheat compare v8 node-api --suite addon-api`)
  }
}
