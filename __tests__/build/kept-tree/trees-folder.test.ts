import { expect, it } from 'vitest'
import { treesFolder } from '../../../src/build/kept-tree/trees-folder.ts'
import type { BuildRequest } from '../../../src/build/build-request.ts'
import type { Site } from '../../../src/build/site.ts'
import { storeOf } from '../../../src/store/trusted-scope.ts'
import { temporaryFolder } from '../../fakes/git-repository.ts'
import { realHost } from '../../fakes/real-host.ts'

const sha = 'a'.repeat(40)

it('treesFolder is one for what is compiled in the same way, and none for foreign code', async () => {
  const host = realHost()
  const cacheDirectory = temporaryFolder()
  const runtime = {
    version: '20.20.2',
    path: process.execPath,
    headersDirectory: null,
    source: 'path' as const,
    versions: {},
  }
  const folderOf = (change: Partial<BuildRequest>): Promise<string | null> => {
    const request: BuildRequest = {
      revision: {
        side: 'head',
        source: 'commit',
        spec: sha,
        label: sha,
        sha,
        packageName: null,
        packageVersion: null,
        reason: 'explicit',
      },
      runtime,
      repository: cacheDirectory,
      workDirectory: temporaryFolder(),
      cacheDirectory,
      recipe: 'node',
      commands: [],
      configure: [],
      environment: {},
      trustScope: 'trusted',
      directory: null,
      timeoutSeconds: 1,
      jobs: 1,
      store: storeOf(cacheDirectory, { trustScope: 'trusted', version: '1.0.0' }),
      keepsTree: true,
      onLine: () => undefined,
      ...change,
    }
    const site: Site = {
      side: 'head',
      host,
      tools: { nodePath: process.execPath, npmScript: process.execPath, nodeGypScript: null },
      runtime,
      directory: request.workDirectory,
      packageDirectory: request.workDirectory,
      manifest: null,
      runtimeFolder: request.workDirectory,
      cacheDirectory,
      logPath: '',
      deadlineSeconds: 1,
      jobs: 1,
      configure: request.configure,
      environment: {},
      trustScope: request.trustScope,
      resolvedAt: null,
      installScripts: 'none',
      secrets: {},
      notes: [],
      compiled: [],
      onLine: () => undefined,
    }
    return treesFolder(request, site)
  }
  const usual = await folderOf({})
  expect(usual?.startsWith(`${cacheDirectory}/trees/trusted/`)).toBe(true)
  expect(await folderOf({ jobs: 8, timeoutSeconds: 9 })).toBe(usual)
  expect(await folderOf({ configure: ['--debug'] })).not.toBe(usual)
  expect(await folderOf({ environment: { CXX: 'clang++' } })).not.toBe(usual)
  expect(await folderOf({ trustScope: 'fork-1' })).toBeNull()
  expect(await folderOf({ store: null })).toBeNull()
  expect(await folderOf({ keepsTree: false })).toBeNull()
})
