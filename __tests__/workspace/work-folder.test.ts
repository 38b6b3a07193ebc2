import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  forgetWorkFolder,
  makeWorkFolder,
  removeLeftovers,
} from '../../src/workspace/work-folder.ts'
import { gitRepository, temporaryFolder } from '../fakes/git-repository.ts'
import { realHost } from '../fakes/real-host.ts'

const host = realHost()

/** A run that was killed after it had made its work trees. */
async function killed() {
  const results = temporaryFolder()
  const repository = gitRepository()
  const sha = repository.commit('first')
  const folder = await makeWorkFolder(results, host)
  for (const side of ['base', 'head']) {
    await host.git.addWorktree(repository.directory, sha, join(folder, side))
  }
  const trees = (): readonly string[] => repository.git('worktree', 'list').split('\n')
  expect(trees()).toHaveLength(3)
  return { results, folder, trees, top: repository.directory }
}

/** How often it was told that something is removed. */
async function removed(resultsDirectory: string, repository: string | null): Promise<number> {
  let found = 0
  const onFound = (): void => void (found += 1)
  await removeLeftovers({ resultsDirectory, repository, onFound }, host)
  return found
}

describe('removeLeftovers', () => {
  it('removes the work trees of a killed run, and the repository’s knowledge of them', async () => {
    const { results, folder, trees, top } = await killed()
    expect(await removed(results, top)).toBe(1)
    expect(trees()).toHaveLength(1)
    expect(existsSync(folder)).toBe(false)
    expect(await removed(results, top)).toBe(0)
  })

  it('makes the repository forget work trees that went with the machine’s temporary files', async () => {
    const { results, folder, trees, top } = await killed()
    rmSync(folder, { recursive: true })
    await removed(results, top)
    expect(trees()).toHaveLength(1)
  })

  it('leaves alone what a run has put away', async () => {
    const { results, folder, trees, top } = await killed()
    await forgetWorkFolder(results, null, host)
    await removed(results, top)
    expect(trees()).toHaveLength(3)
    rmSync(folder, { recursive: true })
  })

  it('touches no folder that only a made-up note names', async () => {
    const results = temporaryFolder()
    const precious = join(temporaryFolder(), 'deadheat-work-abcdef')
    mkdirSync(join(precious, 'base'), { recursive: true })
    for (const mark of ['0123456789ab', '']) {
      writeFileSync(join(results, '.unfinished'), `${mark} ${precious}\n`)
      await removed(results, null)
      expect(existsSync(join(precious, 'base'))).toBe(true)
    }
    writeFileSync(join(precious, '.deadheat-run'), 'ba9876543210')
    writeFileSync(join(results, '.unfinished'), `0123456789ab ${precious}\n`)
    await removed(results, null)
    expect(readFileSync(join(precious, '.deadheat-run'), 'utf8')).toBe('ba9876543210')
    expect(existsSync(join(precious, 'base'))).toBe(true)
  })
})
