import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pruneTrees } from '../../../src/build/kept-tree/prune-trees.ts'
import { temporaryFolder } from '../../fakes/git-repository.ts'
import { realHost } from '../../fakes/real-host.ts'

it('pruneTrees keeps three that are in use, the newest ones, and any that is held', async () => {
  const host = { ...realHost(), clock: { ...realHost().clock, now: () => '2026-02-01T00:00:00Z' } }
  const top = temporaryFolder()
  const ages = [
    ['one/0', '2026-01-31T00:00:00Z'],
    ['one/1', '2026-01-30T00:00:00Z'],
    ['two/0', '2026-01-29T00:00:00Z'],
    ['two/1', '2026-01-28T00:00:00Z'],
    ['two/2', '2025-12-01T00:00:00Z'],
    ['three/0', null],
  ] as const
  for (const [name, used] of ages) {
    mkdirSync(join(top, name), { recursive: true })
    if (used !== null) writeFileSync(join(top, name, 'used'), used)
  }
  const release = await host.files.hold(join(top, 'two/2/lock'))
  await pruneTrees(top, host)
  const kept = ages.flatMap(([name]) => (existsSync(join(top, name)) ? [name] : []))
  const isHeld = release !== null
  expect(kept).toEqual(['one/0', 'one/1', 'two/0', ...(isHeld ? ['two/2'] : [])])
  await release?.()
})
