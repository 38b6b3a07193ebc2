import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { keepWorkFolder, removeLeftovers } from '../../src/workspace/work-folder.ts'
import { gitRepository, temporaryFolder } from '../fakes/git-repository.ts'
import { realHost } from '../fakes/real-host.ts'

async function leftBehind(mark = '0123456789ab') {
  const place = temporaryFolder()
  const host = realHost({ ...process.env, RUNNER_TEMP: place })
  const repository = gitRepository()
  const sha = repository.commit('first')
  const folder = mkdtempSync(join(place, 'deadheat-work-'))
  writeFileSync(join(folder, '.deadheat-run'), mark)
  for (const side of ['base', 'head']) {
    await host.git.addWorktree(repository.directory, sha, join(folder, side))
  }
  const trees = (): readonly string[] => repository.git('worktree', 'list').split('\n')
  expect(trees()).toHaveLength(3)
  return { host, place, folder, trees, top: repository.directory }
}

it('removes the work trees of a killed run, and the repository’s knowledge of them', async () => {
  const { host, folder, trees, top } = await leftBehind()
  let found = 0
  expect(await removeLeftovers(top, host, () => (found += 1))).toEqual([folder])
  expect(found).toBe(1)
  expect(trees()).toHaveLength(1)
  expect(existsSync(folder)).toBe(false)
  expect(await removeLeftovers(top, host)).toEqual([])
})

it('leaves the folder of a run that lives, and one that is to stay', async () => {
  const { host, place, folder, trees, top } = await leftBehind()
  await keepWorkFolder(folder, host)
  const alive = mkdtempSync(join(place, 'deadheat-work-'))
  writeFileSync(join(alive, '.deadheat-run'), 'ba9876543210')
  const hold = await host.files.hold(join(alive, '.deadheat-held'))
  expect(await removeLeftovers(top, host)).toEqual([])
  expect(trees()).toHaveLength(3)
  expect(existsSync(alive)).toBe(true)
  await hold?.()
})

it('removes whatever else a killed run keeps there, and nothing of a run that lives', async () => {
  const { host, place, folder } = await leftBehind()
  vi.stubEnv('RUNNER_TEMP', place)
  const list = await host.files.temporaryDirectory('list')
  vi.unstubAllEnvs()
  const left = ['snapshot', 'bisect'].map((purpose) =>
    mkdtempSync(join(place, `deadheat-${purpose}-`)),
  )
  for (const each of left) writeFileSync(join(each, '.deadheat-run'), '0123456789ab')
  expect((await removeLeftovers(null, host)).toSorted()).toEqual([folder, ...left].toSorted())
  expect(existsSync(list)).toBe(true)
})

it('touches no folder without a mark of ours', async () => {
  const { host, folder, top } = await leftBehind('../../../etc')
  expect(await removeLeftovers(top, host)).toEqual([])
  expect(existsSync(join(folder, 'base'))).toBe(true)
})
