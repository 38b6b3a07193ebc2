import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fetchByNpm } from '../../src/revision/fetch-by-npm.ts'
import { plantFiles, temporaryFolder } from '../fakes/git-repository.ts'
import { realHost } from '../fakes/real-host.ts'

it("the npm that we start in the open takes no settings from a head that the cache's folder lies in", async () => {
  const workspace = temporaryFolder()
  const evil = (name: string): string => join(workspace, 'evil', name)
  const settings = [
    `cache=${evil('cache')}`,
    `script-shell=${evil('shell')}`,
    `node-options=--require=${evil('x.cjs')}`,
    'registry=http://127.0.0.1:1/',
    'ignore-scripts=false',
  ]
  plantFiles(workspace, {
    'package.json':
      '{"name":"head","workspaces":[".cache/**"],"scripts":{"prepare":"touch evil-script"}}',
    '.npmrc': settings.join('\n'),
    '.node-version': '4.0.0\n',
    '.cache/deadheat/draft/package.json': '{"name":"draft","version":"1.0.0"}',
  })
  const folder = join(workspace, '.cache/deadheat/draft')
  expect(await fetchByNpm(['install', '--no-audit', '--no-fund'], folder, realHost())).toBeNull()
  expect(existsSync(join(folder, 'package-lock.json'))).toBe(true)
  for (const name of ['evil', 'package-lock.json', 'evil-script'])
    expect(existsSync(join(workspace, name))).toBe(false)
})
