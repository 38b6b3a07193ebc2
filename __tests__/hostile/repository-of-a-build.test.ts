import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { builtHead } from '../fakes/built.ts'
import { gitRepository, repositoryIn, type GitRepository } from '../fakes/git-repository.ts'
import { realHost } from '../fakes/real-host.ts'

const secret = 'planted-9c2e'
const host = realHost()

// Whatever git says of the repository, every file of it, and what becomes of it where one may write.
const asks = `'use strict'
const { execFileSync } = require('child_process')
const fs = require('fs')
const path = require('path')
const git = (...words) => {
  try { return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim() }
  catch (error) { return 'failed: ' + error.stderr }
}
const folder = git('rev-parse', '--absolute-git-dir')
const walk = (at) => fs.readdirSync(at, { withFileTypes: true }).flatMap((one) => {
  const file = path.join(at, one.name)
  return one.isDirectory() ? walk(file) : [file, fs.readFileSync(file, 'latin1')]
})
const tried = (act) => { try { act(); return 'done' } catch (error) { return error.code } }
const seen = {
  head: git('rev-parse', 'HEAD'),
  files: git('ls-files'),
  found: git('grep', '--files-with-matches', 'enum'),
  changed: git('status', '--porcelain', '--untracked-files=no'),
  parents: git('rev-list', '--parents', '--all'),
  kinds: git('cat-file', '--batch-all-objects', '--batch-check=%(objecttype)'),
  all: [
    git('log', '--all', '--format=fuller'), git('remote', '-v'), git('config', '--list', '--local'),
    git('for-each-ref'), git('stash', 'list'), git('cat-file', '-t', process.argv[2]), ...walk(folder),
  ].join('\\n'),
  beyond: [
    tried(() => fs.readdirSync(process.argv[3].slice(3))),
    tried(() => fs.appendFileSync(path.join(folder, 'config'), '[core]\\n\\tfsmonitor = /evil\\n')),
    tried(() => fs.mkdirSync(path.join(folder, 'hooks'))),
    tried(() => fs.writeFileSync('.git', 'gitdir: /evil\\n')),
  ],
}
fs.writeFileSync('seen.json', JSON.stringify(seen))
`

const told = z.enum(['head', 'files', 'found', 'changed', 'parents', 'kinds', 'all'])
const seenSchema = z.record(told, z.string()).and(z.object({ beyond: z.array(z.string()) }))

/** A repository with a secret in every place that a build must not see. */
function plantedRepository(): GitRepository & { readonly other: string } {
  const repository = gitRepository()
  const { git, write, commit } = repository
  write('ask.cjs', asks)
  write('src/a.ts', 'export enum A {}\n')
  commit(`first ${secret}`)
  git('checkout', '--quiet', '-b', `branch-${secret}`)
  write('other.txt', secret)
  const other = commit('other')
  git('tag', `tag-${secret}`)
  git('checkout', '--quiet', 'main')
  git('remote', 'add', 'origin', `https://x:${secret}@example.invalid/x.git`)
  git('config', 'http.extraheader', `AUTHORIZATION: ${secret}`)
  write('.git/hooks/post-checkout', `#!/bin/sh\n# ${secret}\n`)
  return { ...repository, other }
}

async function seenBy(repository: GitRepository, words: readonly string[]) {
  const commands = [['node', 'ask.cjs', ...words]]
  const { directory } = await builtHead({ repository, recipe: 'command', commands }, host)
  const text = readFileSync(join(directory, 'seen.json'), 'utf8')
  return { directory, seen: seenSchema.parse(JSON.parse(text)) }
}

it('a build that asks git is told the files of its own side and a commit made of them, and nothing else', async () => {
  const repository = plantedRepository()
  // A step may see what its words name.
  const words = [repository.other, `at:${join(repository.directory, '.git')}`]
  const { directory, seen } = await seenBy(repository, words)
  expect(seen.head).toMatch(/^[0-9a-f]{40}$/)
  expect(seen.files.split('\n')).toEqual(['ask.cjs', 'file.txt', 'src/a.ts'])
  expect(seen.found.split('\n')).toContain('src/a.ts')
  expect(seen.changed).toBe('')
  expect(seen.parents).toBe(seen.head)
  expect(new Set(seen.kinds.split('\n'))).toEqual(new Set(['commit', 'tree']))
  expect(seen.all).not.toContain(secret)
  expect(seen.all).not.toContain(repository.directory)
  expect(seen.all).not.toContain('author@example.invalid')
  expect(seen.beyond).toEqual(['ENOENT', 'EROFS', 'EROFS', 'EROFS'])
  // Afterwards the tree is one of its repository again.
  const after = repositoryIn(directory)
  expect(after.git('rev-parse', 'HEAD')).toBe(repository.git('rev-parse', 'HEAD'))

  // The store keeps builds by their files, so nothing else may decide what a build is told.
  repository.git('commit', '--quiet', '--allow-empty', '--message', 'again')
  const again = await seenBy(repository, words)
  expect(again.seen.head).toBe(seen.head)
})
