import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { prepareTarget, type Target } from '../../../src/measure/targets/target.ts'
import type { Build } from '../../../src/model/build/build.ts'
import { openPlacing } from '../../../src/session/build/placing.ts'
import { buildPair, builtHead, builtOf, nodeRelease } from '../../fakes/built.ts'
import { nodeRepository } from '../../fakes/node-tree.ts'
import { realHost } from '../../fakes/real-host.ts'
import { isWhole, ofWhole } from '../../whole.ts'

const host = realHost()
const standIn = await nodeRelease()

it('builds to the Node.js that runs its side, and that addons are compiled for', async () => {
  const { directory: repository } = nodeRepository()
  const configure = [`--stand-in=${standIn.path}`, '--without-intl']
  const build = await builtHead({ runtime: standIn, repository, configure }, host)
  expect(build.recipe).toBe('node')
  expect(build.runtime).toMatchObject({
    source: 'built',
    version: '20.20.2',
    path: join(build.directory, 'out/Release/node'),
    headersDirectory: build.directory,
  })
  const script = 'process.stdout.write(process.execArgv.join())'
  const said = execFileSync(build.runtime.path, ['-e', script], { encoding: 'utf8' })
  expect(said).toContain(join(build.directory, 'lib/bootstrap.js'))
  if (!isWhole) return
  const wish = { revision: 'npm:utf-8-validate@5.0.10', runtime: build.runtime }
  expect((await builtHead(wish, host)).addons).toMatchObject([{ builtHere: true }])
})

it('is linked again with its code elsewhere, and then is what is used', ofWhole, async () => {
  const repository = nodeRepository()
  const source = `${unused}#include "parts.h"\nint node_url_parts(void) { return 2; }\n`
  repository.commit('an unused function', { 'src/node_url.c': source })
  const configure = [`--stand-in=${standIn.path}`]
  const pair = { repository: repository.directory, base: 'HEAD~1', trustScope: 'fork-1' }
  const both = await buildPair({ ...pair, runtime: standIn, configure }, host)
  const base = await targetOf(builtOf(both.base))
  const head = await targetOf(builtOf(both.head))
  const settings = { 'build-environment': [] }
  const opened = await openPlacing({ host, settings }, [{ base, head }])
  if (opened === null || !('place' in opened))
    throw new Error(`expected links, got ${JSON.stringify(opened)}`)
  expect(opened).toMatchObject({ placements: { alike: false, node: true } })
  const bytesOf = ({ build }: Target) => readFileSync(build.runtime.path).toString('base64')
  const found: string[] = [bytesOf(base)]
  for (const part of [null, 0, 1]) {
    await opened.place({ base, head }, { seeds: { base: 5, head: 6 }, part })
    found.push(bytesOf(base))
    const version = execFileSync(base.build.runtime.path, ['--version'], { encoding: 'utf8' })
    expect(version).toBe('v20.20.2\n')
  }
  expect(new Set(found).size).toBe(4)
  let seconds = 0
  const clock = { ...host.clock, monotonicSeconds: () => (seconds += 30) }
  const slow = { host: { ...host, clock }, settings }
  const told = /^linking Node\.js takes \d+ s: install mold, or set "layouts"$/
  const refused: unknown = expect.stringMatching(told)
  expect(await openPlacing(slow, [{ base, head }])).toEqual({ refused })
  const alone = { host, settings: { ...settings, layouts: 1 } }
  expect(await openPlacing(alone, [{ base, head }])).toMatchObject({ chosen: true })
  rmSync(join(head.build.directory, 'out/deadheat-link/line'))
  expect(await openPlacing({ host, settings }, [{ base, head }])).toEqual({
    refused: 'it is not known how Node.js of head was linked',
  })
})

const unused = 'int unused(int x) { return x * x; }\n'
const harnessPath = fileURLToPath(new URL('../../../benchmarks/harness.cjs', import.meta.url))

function targetOf(build: Build): Promise<Target> {
  const workDirectory = join(build.directory, '..')
  const folders = { benchmarkDirectory: build.directory, harnessPath, workDirectory }
  return prepareTarget(build, folders, host)
}
