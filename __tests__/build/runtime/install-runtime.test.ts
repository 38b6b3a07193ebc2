import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { resolveRuntime } from '../../../src/build/runtime/runtime.ts'
import type { Host } from '../../../src/host/host.ts'
import { temporaryFolder } from '../../fakes/git-repository.ts'
import { realHost } from '../../fakes/real-host.ts'
import { servedBy } from '../../fakes/registry.ts'

const { platform, arch } = process

/** A program that answers like a Node.js of that version, wherever it is moved to. */
function pretended(path: string, version: string): void {
  mkdirSync(dirname(path), { recursive: true })
  const answer = String.raw`{"execPath":"%s","versions":{"node":"${version}"}}\n`
  writeFileSync(path, `#!/bin/sh\nprintf '${answer}' "$0"\n`)
  chmodSync(path, 0o755)
}

/** A site that offers these paths and counts what it is asked for. */
async function site(content: Readonly<Record<string, Buffer | string>>) {
  const asked: string[] = []
  const port = await servedBy((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const found = content[path]
    response.statusCode = found === undefined ? 404 : 200
    response.end(found)
  })
  return { address: `http://127.0.0.1:${port}`, asked }
}

const archive = (version: string): string => `node-v${version}-${platform}-${arch}.tar.gz`

/** What the official site holds of one version. */
function release(version: string, sum?: string): Readonly<Record<string, Buffer | string>> {
  const folder = temporaryFolder()
  const name = archive(version).replace('.tar.gz', '')
  pretended(join(folder, name, 'bin/node'), version)
  execFileSync('tar', ['-czf', archive(version), name], { cwd: folder })
  const packed = readFileSync(join(folder, archive(version)))
  const right = createHash('sha256').update(packed).digest('hex')
  return {
    [`/dist/v${version}/${archive(version)}`]: packed,
    [`/dist/v${version}/SHASUMS256.txt`]: `${'0'.repeat(64)}  other.tar.gz\n${sum ?? right}  ${archive(version)}\n`,
  }
}

const index = JSON.stringify([
  { version: 'v97.1.0', lts: false },
  { version: 'v96.2.0', lts: 'Name' },
  { version: 'v96.1.9', lts: 'Name' },
  { version: 'v95.0.0', lts: 'Older' },
])

/** A machine whose mirror and registry are that site. */
function hostAt(address: string, environment: Readonly<Record<string, string>> = {}): Host {
  const registry = `${address}/registry/`
  return realHost({
    PATH: process.env['PATH'] ?? '',
    HOME: temporaryFolder(),
    NODEJS_ORG_MIRROR: `${address}/dist/`,
    NPM_CONFIG_REGISTRY: registry,
    ...environment,
  })
}

describe('a Node.js that has to be fetched', () => {
  it.each([
    ['96', '96.2.0'],
    ['^96.1.0', '96.2.0'],
    ['>=95 <96.2', '96.1.9'],
    ['lts', '96.2.0'],
    ['latest', '97.1.0'],
  ])('is %s: the newest that fits among the releases', async (spec, version) => {
    const { address } = await site({ '/dist/index.json': index, ...release(version) })
    const cache = temporaryFolder()
    const runtime = await resolveRuntime(spec, hostAt(address), cache)
    expect(runtime).toMatchObject({ version, source: 'official' })
    expect(runtime.path.startsWith(cache)).toBe(true)
  })

  it('is fetched once, and still known by its source', async () => {
    const { address, asked } = await site({ '/dist/index.json': index, ...release('96.2.0') })
    const [host, cache] = [hostAt(address), temporaryFolder()]
    const first = await resolveRuntime('96.2.0', host, cache)
    const count = asked.length
    expect(await resolveRuntime('96.2.0', host, cache)).toEqual(first)
    expect(asked.length).toBe(count)
  })

  it.each([
    ['another checksum', release, 'to have SHA-256 1111'],
    ['no checksum', () => ({ '/dist/v96.2.0/SHASUMS256.txt': 'nothing\n' }), 'no such line'],
    ['nothing', () => ({}), 'status 404'],
  ])('is not taken from a site that has %s for it', async (_, contentOf, message) => {
    const content = { '/dist/index.json': index, ...contentOf('96.2.0', '1'.repeat(64)) }
    const { address } = await site(content)
    const cache = temporaryFolder()
    const refused = resolveRuntime('96.2.0', hostAt(address), cache)
    await expect(refused).rejects.toThrow(message)
    expect((await realHost().files.list(join(cache, 'runtimes'))).length).toBe(0)
  })

  it.each(['a program', 'the archive of the release'])('is taken from npm as %s', async (kind) => {
    const folder = temporaryFolder()
    const wrapped = join(folder, 'package')
    const top = archive('96.2.0').replace('.tar.gz', '')
    pretended(join(kind === 'a program' ? wrapped : join(folder, top), 'bin/node'), '96.2.0')
    if (kind !== 'a program') {
      mkdirSync(wrapped)
      execFileSync('tar', ['-czf', join(wrapped, archive('96.2.0')), top], { cwd: folder })
    }
    const name = `node-${platform}-${arch}`
    writeFileSync(join(wrapped, 'package.json'), JSON.stringify({ name, version: '96.2.0' }))
    execFileSync('tar', ['-czf', 'packed.tgz', 'package'], { cwd: folder })
    const content: Record<string, Buffer | string> = {
      [`/registry/${name}/-/${name}.tgz`]: readFileSync(join(folder, 'packed.tgz')),
    }
    const { address } = await site(content)
    content[`/registry/${name}`] = JSON.stringify({
      name,
      'dist-tags': { latest: '96.2.0' },
      versions: {
        '96.2.0': {
          name,
          version: '96.2.0',
          dist: { tarball: `${address}/registry/${name}/-/${name}.tgz` },
        },
      },
    })
    const host = hostAt(address, { NODEJS_ORG_MIRROR: '' })
    const runtime = await resolveRuntime('96.2.0', host, temporaryFolder())
    expect(runtime).toMatchObject({ version: '96.2.0', source: 'npm' })
  })

  it('is what the runner has ready, when that is marked as complete', async () => {
    const { address, asked } = await site({ '/dist/index.json': index, ...release('96.2.0') })
    const tools = temporaryFolder()
    const place = join(tools, 'node/96.2.0', arch)
    pretended(join(place, 'bin/node'), '96.2.0')
    const host = hostAt(address, { RUNNER_TOOL_CACHE: tools })
    expect((await resolveRuntime('96.2.0', host, temporaryFolder())).source).toBe('official')
    writeFileSync(`${place}.complete`, '')
    const before = asked.length
    const shared = await resolveRuntime('96.2.0', host, temporaryFolder())
    expect(shared).toMatchObject({ source: 'tool-cache', path: join(place, 'bin/node') })
    expect(asked.length).toBe(before)
  })

  it('is one that is kept when nobody answers', async () => {
    const tools = temporaryFolder()
    for (const version of ['96.1.0', '96.2.0']) {
      pretended(join(tools, 'node', version, arch, 'bin/node'), version)
      writeFileSync(join(tools, 'node', version, `${arch}.complete`), '')
    }
    const { address } = await site({})
    const host = hostAt(address, { RUNNER_TOOL_CACHE: tools })
    expect((await resolveRuntime('96', host, temporaryFolder())).version).toBe('96.2.0')
  })
})
