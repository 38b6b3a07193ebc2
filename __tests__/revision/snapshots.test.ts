import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { selectSides } from '../../src/plan/select-sides.ts'
import { resolveSides } from '../../src/revision/resolve-sides.ts'
import { withSnapshots } from '../../src/revision/snapshots.ts'
import { gitRepository } from '../fakes/git-repository.ts'
import { realHost } from '../fakes/real-host.ts'

const host = realHost()

async function keptOf(words: readonly string[], origin: string) {
  const repository = await host.git.top(origin)
  const named = { words, isRepository: repository !== null, defaultBranch: 'main' }
  const selection = selectSides(named)
  const resultsDirectory = join(origin, 'deadheat-results')
  const request = { selection, repository, origin, resultsDirectory, cacheDirectory: '/nowhere' }
  return withSnapshots(request, host, async (snapshots) => ({
    snapshots,
    revisions: await resolveSides(selection, { repository, snapshots }, host),
  }))
}

it('names the working tree by what was changed in it, and leaves its own results out', async () => {
  const repository = gitRepository()
  const sha = repository.commit('one')
  repository.write('deadheat-results/result.json', '{}')
  const nothing = await keptOf(['HEAD', '.'], repository.directory)
  const since = `since ${sha.slice(0, 7)}`
  expect(nothing.revisions.head.label).toBe(`working tree (nothing changed ${since})`)
  repository.write('inner/a.txt', 'a')
  const { revisions } = await keptOf([], join(repository.directory, 'inner'))
  const label = `working tree (1 file changed ${since})`
  expect(revisions.head).toMatchObject({ source: 'folder', sha: null, label })
  expect(revisions.base).toMatchObject({ source: 'commit', sha, reason: 'merge-base' })
})

it('keeps nothing once it is over', async () => {
  const repository = gitRepository()
  repository.commit('one')
  const { snapshots } = await keptOf(['HEAD', '.'], repository.directory)
  const [kept = ''] = Object.values(snapshots.head?.variables ?? {})
  expect(kept).toContain('deadheat-snapshot-')
  expect(existsSync(join(kept, '..'))).toBe(false)
})

it('takes a folder of a repository as it is, apart from the rest', async () => {
  const repository = gitRepository()
  repository.commit('one')
  repository.write('old/index.js', '1')
  repository.write('new/index.js', '2')
  const { base, head } = (await keptOf(['./old', './new'], repository.directory)).revisions
  expect(base.label).toMatch(/^old \(1 file, [0-9a-f]{7}\)$/)
  expect(head.label).toMatch(/^new \(1 file, [0-9a-f]{7}\)$/)
  expect(base.tree).not.toBe(head.tree)
})

it.each([
  ['./nosuch', 'expected a folder at "./nosuch", got nothing there'],
  ['./file.txt', 'expected a folder at "./file.txt", got a file there'],
])('refuses %s', async (place, message) => {
  const repository = gitRepository()
  repository.commit('one')
  await expect(keptOf(['HEAD', place], repository.directory)).rejects.toThrow(message)
})
