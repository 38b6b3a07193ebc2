import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findTools } from '../../src/toolchain/tools.ts'
import type { Host } from '../../src/host/host.ts'
import { type BuildWish, buildHead, builtHead, builtOf, failureOf } from '../fakes/built.ts'
import { gitRepository, repositoryIn, temporaryFolder } from '../fakes/git-repository.ts'
import { realHost } from '../fakes/real-host.ts'

const commands = [['node', '--version']]
const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'ab'.repeat(32)}\nsize 4\n`
const huge = pointer.replace('size 4', `size ${'9'.repeat(15)}`)
const tools = await findTools(realHost())

/** A host whose PATH has what builds need and, when it is given, a git-lfs that does this. */
function hostWith(lfs: string | null, variables: Readonly<Record<string, string>> = {}): Host {
  const folder = temporaryFolder()
  for (const program of ['git', 'sh', 'tail']) {
    const found = execFileSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' })
    symlinkSync(found.trim(), join(folder, program))
  }
  // As `git lfs install` leaves them: a checkout must not depend on it.
  const settings = join(folder, 'gitconfig')
  writeFileSync(settings, '[filter "lfs"]\n\tprocess = git-lfs filter-process\n\trequired = true\n')
  symlinkSync(tools.nodePath, join(folder, 'node'))
  symlinkSync(tools.npmScript, join(folder, 'npm'))
  if (lfs !== null) {
    writeFileSync(join(folder, 'git-lfs'), `#!/bin/sh\n${lfs}\n`, { mode: 0o755 })
  }
  return realHost({ ...process.env, ...variables, PATH: folder, GIT_CONFIG_GLOBAL: settings })
}

/** A repository in which two files are pointers, one of them by attributes of a folder. */
function repositoryWithPointers(): string {
  return gitRepository({
    'data/.gitattributes': '*.bin filter=lfs diff=lfs merge=lfs -text\n',
    'data/a.bin': pointer,
    'data/b.bin': pointer,
    // A text that only speaks of pointers is none.
    'README.md': `It begins with "${pointer.split('\n')[0]}".\n`,
  }).directory
}

const fills = '[ "$1" = pull ] || exit 1; printf real > data/a.bin; printf real > data/b.bin'

function build(repository: string, lfs: string | null, more: Partial<BuildWish> = {}) {
  return buildHead({ repository, commands, ...more }, hostWith(lfs))
}

function buildFork(repository: string, sha: string, lfs: string) {
  return build(repository, lfs, { base: { sha }, trustScope: 'fork-482' })
}

it('of a fork, which says where to ask, are asked for without a password or key', async () => {
  const told = join(temporaryFolder(), 'told')
  const tells = `{ echo "$HOME/$SSH_AUTH_SOCK/$GIT_SSH_COMMAND"; git config --get-all credential.helper | tail -n 1; } > ${told}; ${fills}`
  const repository = repositoryWithPointers()
  const base = { sha: repositoryIn(repository).git('rev-parse', 'HEAD') }
  const wish = { base, repository, commands }
  const host = hostWith(tells, { SSH_AUTH_SOCK: '/agent', HOME: '/home/us' })
  await builtHead({ ...wish, trustScope: 'fork-482' }, host)
  expect(readFileSync(told, 'utf8')).toBe('/dev/null/none//false\n\n')
  const { directory } = await builtHead(wish, host)
  expect(readFileSync(join(directory, 'data/a.bin'), 'utf8')).toBe('real')
  expect(readFileSync(told, 'utf8')).toContain('/home/us//agent/')
})

it('of a fork stay pointers where base declares none, whatever the fork does', async () => {
  const repository = gitRepository({ 'a.txt': '' })
  const base = repository.commit('without')
  repository.commit('with', { '.gitattributes': '*.bin filter=lfs\n', 'data/a.bin': pointer })
  const asked = join(temporaryFolder(), 'asked')
  const built = builtOf(await buildFork(repository.directory, base, `touch ${asked}`))
  expect(readFileSync(join(built.directory, 'data/a.bin'), 'utf8')).toBe(pointer)
  expect(existsSync(asked)).toBe(false)
})

it.each<readonly [string, Readonly<Record<string, string>>, string]>([
  ['base has none', {}, ''],
  ['base has another', { '.lfsconfig': '[lfs]\n\turl = https://base\n' }, 'https://base'],
])('of a fork are asked for where base says, not where it says: %s', async (_, files, url) => {
  const repository = gitRepository({ 'data/.gitattributes': '*.bin filter=lfs\n', ...files })
  const base = repository.commit('base')
  const ofFork = '[lfs]\n\turl = file:///home/us/private\n'
  const pointers = { 'data/a.bin': pointer, 'data/b.bin': pointer }
  repository.commit('fork', { ...pointers, '.lfsconfig': ofFork })
  const told = join(temporaryFolder(), 'told')
  const tells = `git config --file .lfsconfig lfs.url > ${told}; ${fills}`
  const built = builtOf(await buildFork(repository.directory, base, tells))
  expect(readFileSync(told, 'utf8').trim()).toBe(url)
  expect(readFileSync(join(built.directory, '.lfsconfig'), 'utf8')).toBe(ofFork)
})

it.each([
  ['one', huge],
  ['one of an older version', huge.replace('git-lfs.github', 'hawser.github')],
  ['one without a number', pointer.replace('size 4', 'size x')],
  ['one beside less than nothing', `${huge}size -${'9'.repeat(15)}\n`],
])('of a fork that take more than the disk has are not asked for: %s', async (_, large) => {
  const repository = gitRepository()
  const attributes = { 'data/.gitattributes': '*.bin filter=lfs\n' }
  const base = repository.commit('base', { ...attributes, 'data/a.bin': pointer })
  repository.commit('fork', { 'data/b.bin': large })
  const asked = join(temporaryFolder(), 'asked')
  const outcome = await buildFork(repository.directory, base, `touch ${asked}; ${fills}`)
  expect(failureOf(outcome).message).toContain('at most half of the room on the disk')
  expect(existsSync(asked)).toBe(false)
})

it('are a failure with the reason and a cure where they cannot be had', async () => {
  const repository = repositoryWithPointers()
  const messageOf = async (lfs: string | null) => failureOf(await build(repository, lfs)).message
  expect(await messageOf(null)).toBe(
    'expected git-lfs to fetch the large files of head (data/a.bin and 1 more), ' +
      'got no git-lfs: install git-lfs',
  )
  const refuses = 'echo "batch response: no such object" >&2; exit 2'
  expect(await messageOf(refuses)).toContain(
    'got batch response: no such object: check that "git lfs pull" works',
  )
  expect(await messageOf('exit 0')).toContain('got pointers again')
})

it('are not looked for where nothing is marked for git-lfs', async () => {
  const repository = gitRepository({ 'a.bin': pointer })
  const { directory } = builtOf(await build(repository.directory, 'exit 1'))
  expect(readFileSync(join(directory, 'a.bin'), 'utf8')).toBe(pointer)
})
