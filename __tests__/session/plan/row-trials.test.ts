import { linkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { openRowTrials } from '../../../src/session/plan/row-trials.ts'
import type { Target } from '../../../src/measure/targets/target.ts'
import { folderWith, temporaryFolder } from '../../fakes/git-repository.ts'
import { targetsOf } from '../../fakes/measured-run.ts'
import { realHost } from '../../fakes/real-host.ts'
import { buildOf } from '../../fakes/results.ts'

it('takes what leads anywhere after its time for what may reach anything', async () => {
  const host = realHost()
  const files = { 'package.json': '{}', 'a.js': `require('./b.js')`, 'b.js': '1', 'c.js': '1' }
  const folders = { base: folderWith(files), head: folderWith({ ...files, 'c.js': '2' }) }
  const { runtime } = buildOf('base')
  const workDirectory = dirname(folders.base)
  const targets = await targetsOf(folders, { runtime, workDirectory, host })
  const trialsAfter = async (secondsEach: number) => {
    let seconds = 0
    const clock = { ...host.clock, monotonicSeconds: () => (seconds += secondsEach) }
    const trials = await openRowTrials(targets, [], { ...host, clock })
    const run = async ({ tree, bounds }: Target): Promise<number> => {
      writeFileSync(bounds?.looks ?? '', `o${join(tree, 'a.js')}\0`)
      return seconds
    }
    const trial = { run, isSound: () => true, isAtOnce: false, words: 'a.js' }
    for (const name of ['first', 'second']) await trials?.follow(name, trial)
    return ['first', 'second'].map((name) => trials?.trials.get(name)?.isUnchanged ?? null)
  }
  expect(await trialsAfter(0)).toEqual([true, true])
  expect(await trialsAfter(9)).toEqual([true, null])
  expect(await trialsAfter(31)).toEqual([null, null])
})

it('tells a file with two names from two files, but for installed ones', async () => {
  const host = realHost()
  const installed = 'node_modules/dep/bin'
  const files = { 'package.json': '{}', one: 'x', two: 'x', three: 'x', [installed]: 'x' }
  const folders = { base: folderWith(files), head: folderWith({ ...files, two: 'y' }) }
  const { runtime } = buildOf('base')
  const targets = await targetsOf(folders, { runtime, workDirectory: temporaryFolder(), host })
  const differences = async () => {
    const trials = await openRowTrials(targets, [], host)
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
