import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fetchByNpm } from '../../src/revision/fetch-by-npm.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { realHost } from '../fakes/real-host.ts'

it("the npm that we start in the open takes no settings from a head that the cache's folder lies in", async () => {
  const workspace = temporaryFolder()
  const evil = (name: string): string => join(workspace, 'evil', name)
  writeFileSync(
    join(workspace, 'package.json'),
    '{"name":"head","workspaces":[".cache/**"],"scripts":{"prepare":"touch evil-script"}}',
  )
  writeFileSync(
    join(workspace, '.npmrc'),
    [
      `cache=${evil('cache')}`,
      `script-shell=${evil('shell')}`,
      `node-options=--require=${evil('x.cjs')}`,
      'registry=http://127.0.0.1:1/',
      'ignore-scripts=false',
    ].join('\n'),
  )
  writeFileSync(join(workspace, '.node-version'), '4.0.0\n')
  const folder = join(workspace, '.cache/deadheat/draft')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"name":"draft","version":"1.0.0"}')
  expect(await fetchByNpm(['install', '--no-audit', '--no-fund'], folder, realHost())).toBeNull()
  expect(existsSync(join(folder, 'package-lock.json'))).toBe(true)
  for (const path of [
    evil(''),
    join(workspace, 'package-lock.json'),
    join(workspace, 'evil-script'),
  ])
    expect(existsSync(path)).toBe(false)
})
