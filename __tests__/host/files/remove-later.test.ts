import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { removeTreeLater } from '../../../src/host/files/trees.ts'
import { temporaryFolder } from '../../fakes/git-repository.ts'

it.each(['as usual', 'without a program for it'])('a folder goes later, %s', async (how) => {
  const folder = join(temporaryFolder(), 'work')
  mkdirSync(join(folder, 'base'), { recursive: true })
  writeFileSync(join(folder, '.deadheat-run'), '')
  if (how !== 'as usual') {
    // `rm` is still found by its folder, `nice` is not.
    const bin = temporaryFolder()
    writeFileSync(join(bin, 'rm'), '#!/bin/sh\nexec /bin/rm "$@"\n', { mode: 0o755 })
    vi.stubEnv('PATH', bin)
  }
  await removeTreeLater(folder)
  await expect.poll(() => existsSync(folder), { timeout: 60_000 }).toBe(false)
  vi.unstubAllEnvs()
})
