import { linkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openRowTrials } from '../../../src/session/plan/row-trials.ts'
import { folderWith, temporaryFolder } from '../../fakes/git-repository.ts'
import { targetsOf } from '../../fakes/measured-run.ts'
import { realHost } from '../../fakes/real-host.ts'
import { buildOf } from '../../fakes/results.ts'

it('tells a file with two names from two files, but for installed ones', async () => {
  const host = realHost()
  const installed = 'node_modules/dep/bin'
  const files = { 'package.json': '{}', one: 'x', two: 'x', three: 'x', [installed]: 'x' }
  const folders = { base: folderWith(files), head: folderWith({ ...files, two: 'y' }) }
  const { runtime } = buildOf('base')
  const targets = await targetsOf(folders, { runtime, workDirectory: temporaryFolder(), host })
  const differences = async () => {
    const trials = await openRowTrials(targets, [], host.files)
    return Object.fromEntries(trials?.differences ?? [])
  }
  expect(await differences()).toEqual({ two: 'content' })
  for (const folder of Object.values(folders))
    linkSync(join(folder, 'one'), join(folder, 'one too'))
  expect(await differences()).toEqual({ two: 'content' })
  for (const [folder, first] of [
    [folders.head, 'three'],
    [folders.base, 'one'],
  ] as const)
    for (const path of ['three too', `${installed} too`])
      linkSync(join(folder, first), join(folder, path))
  expect(await differences()).toEqual({ two: 'content', 'three too': 'mode' })
})
