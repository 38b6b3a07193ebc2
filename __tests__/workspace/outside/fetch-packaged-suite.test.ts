import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { suiteSkeleton } from '../../../src/plan/suite-skeleton.ts'
import { openOutsideSuite } from '../../../src/workspace/outside/open-outside-suite.ts'
import { temporaryFolder } from '../../fakes/git-repository.ts'
import { realHost } from '../../fakes/real-host.ts'

/** Packs files as npm does. */
function packed(files: Readonly<Record<string, string>>): Buffer {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'package'))
  for (const [path, content] of Object.entries(files)) {
    writeFileSync(join(folder, 'package', path), content)
  }
  return execFileSync('tar', ['-czf', '-', 'package'], { cwd: folder })
}

/** A registry with version 1.2.0 of the packages; yields its address and what was asked for. */
async function registryWith(tarballs: Readonly<Record<string, Buffer>>) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const [name = '', isTarball] = decodeURIComponent(request.url ?? '')
      .slice(1)
      .split('/-/')
    asked.push(name)
    const tarball = tarballs[name]
    if (tarball === undefined) response.writeHead(404).end('{}')
    else if (isTarball === undefined) {
      const dist = {
        tarball: `http://${request.headers.host ?? ''}/${name}/-/package.tgz`,
        integrity: `sha512-${createHash('sha512').update(tarball).digest('base64')}`,
      }
      const versions = { '1.2.0': { name, version: '1.2.0', dist, hasInstallScript: true } }
      response.end(JSON.stringify({ name, 'dist-tags': { latest: '1.2.0' }, versions }))
    } else response.end(tarball)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('expected a port')
  return { url: `http://127.0.0.1:${address.port}`, asked }
}

it('a suite of a registry is fetched once for each version, and none of its scripts runs', async () => {
  const ran = join(temporaryFolder(), 'ran')
  const manifest = {
    name: '@me/mine',
    version: '1.2.0',
    scripts: { install: `touch ${ran}`, prepare: `touch ${ran}` },
  }
  const { url, asked } = await registryWith({
    '@me/mine': packed({ ...suiteSkeleton('mine'), 'package.json': JSON.stringify(manifest) }),
  })
  const host = realHost({
    ...process.env,
    npm_config_registry: url,
    npm_config_cache: temporaryFolder(),
  })
  const notes: string[] = []
  const request = {
    place: { from: 'nowhere' },
    protocols: ['https'],
    cacheDirectory: temporaryFolder(),
    onNote: (text: string) => notes.push(text),
  } as const
  const open = () =>
    openOutsideSuite({ kind: 'package', name: '@me/mine', wanted: 'latest' }, request, host)
  const suite = await open()
  expect(suite).toMatchObject({
    name: 'mine',
    pinned: 'npm:@me/mine@1.2.0',
    scripts: ['mine/join.cjs'],
    modules: expect.stringMatching(/node_modules$/),
  })
  expect(readFileSync(join(suite.folder, 'join.cjs'), 'utf8')).toContain('module.exports')
  expect(await open()).toMatchObject({ digest: suite.digest, modules: suite.modules })
  expect(notes).toEqual(['fetching the suite npm:@me/mine@1.2.0, once'])
  expect(existsSync(ran)).toBe(false)
  expect(asked.length).toBeGreaterThan(0)
})
