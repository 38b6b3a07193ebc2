import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { resolveRuntime } from '../../../src/build/runtime/runtime.ts'
import { temporaryFolder } from '../../fakes/git-repository.ts'
import { realHost } from '../../fakes/real-host.ts'
import { packument, servedBy } from '../../fakes/registry.ts'

const { platform, arch } = process
const name = `node-${platform}-${arch}`

// Of lines with these, the older ones are under long-term support.
const released = ['95.0.0', '96.1.9', '96.2.0', '97.1.0']

function pretended(path: string, version: string): void {
  mkdirSync(dirname(path), { recursive: true })
  const lts = /^(?:2[56]|97)/.test(version) ? 'null' : '"Name"'
  const answer = String.raw`{"execPath":"%s","versions":{"node":"${version}"},"lts":${lts}}\n`
  writeFileSync(path, `#!/bin/sh\nprintf '${answer}' "$0"\n`, { mode: 0o755 })
}

/** The package of a version, as the registry has it: with Node.js itself, or with the archive of the release. */
function packed(version: string, holds: 'a program' | 'an archive' | 'a broken archive'): Buffer {
  const folder = temporaryFolder()
  const wrapped = join(folder, 'package')
  const release = `node-v${version}-${platform}-${arch}`
  mkdirSync(wrapped)
  pretended(join(holds === 'a program' ? wrapped : join(folder, release), 'bin/node'), version)
  if (holds === 'an archive') {
    execFileSync('tar', ['-czf', join(wrapped, `${release}.tar.gz`), release], { cwd: folder })
  }
  if (holds === 'a broken archive') writeFileSync(join(wrapped, `${release}.tar.gz`), 'nothing')
  writeFileSync(join(wrapped, 'package.json'), JSON.stringify({ name, version }))
  execFileSync('tar', ['-czf', 'packed.tgz', 'package'], { cwd: folder })
  return readFileSync(join(folder, 'packed.tgz'))
}

async function hostWith(
  versions: readonly string[],
  holds: Parameters<typeof packed>[1] = 'a program',
) {
  const asked: string[] = []
  const port = await servedBy((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const version = /^\/tarballs\/(.*)\.tgz$/.exec(path)?.[1]
    const tarball = (each: string): string => `http://127.0.0.1:${port}/tarballs/${each}.tgz`
    const entries = versions.map((each) => [
      each,
      { name, version: each, dist: { tarball: tarball(each) } },
    ])
    if (version !== undefined) response.end(packed(version, holds))
    else if (path === `/${name}` && versions.length > 0)
      response.end(packument(name, Object.fromEntries(entries)))
    else response.writeHead(404).end()
  })
  const host = realHost({
    PATH: process.env['PATH'] ?? '',
    HOME: temporaryFolder(),
    NPM_CONFIG_REGISTRY: `http://127.0.0.1:${port}/`,
  })
  return { host, asked }
}

it.each([
  ['>=95 <96.2', '96.1.9'],
  ['latest', '97.1.0'],
])('is %s: the newest that fits among the releases', async (spec, version) => {
  const { host } = await hostWith(released)
  const cache = temporaryFolder()
  const runtime = await resolveRuntime(spec, host, cache)
  expect(runtime).toMatchObject({ version, source: 'npm' })
  expect(runtime.path.startsWith(cache)).toBe(true)
})

it('a Node.js that has to be fetched is of no line that was never supported for long', async () => {
  const { host, asked } = await hostWith(['24.1.0', '25.9.0', '26.0.0'])
  expect((await resolveRuntime('lts', host, temporaryFolder())).version).toBe('24.1.0')
  const fetched = asked.filter((path) => path.startsWith('/tarballs/'))
  expect(fetched).toEqual(['/tarballs/26.0.0.tgz', '/tarballs/24.1.0.tgz'])
})

it('a fetched Node.js is left whole, and alone, by two that fetch it at once, and fetched again when it does not run', async () => {
  const { host, asked } = await hostWith(released, 'an archive')
  const cache = temporaryFolder()
  // Both have seen that it is not there before either asks for it.
  const both = await Promise.all([1, 2].map(() => resolveRuntime('96.2.0', host, cache)))
  const [first] = both
  expect(both).toEqual([first, first])
  const kept = await host.files.list(join(cache, 'runtimes'))
  expect(kept).toEqual([{ name: `node-96.2.0-${platform}-${arch}`, directory: true }])
  const count = asked.length
  expect(await resolveRuntime('96.2.0', host, cache)).toEqual(first)
  expect(asked.length).toBe(count)
  await host.files.write(first?.path ?? '', 'cut off')
  expect(await resolveRuntime('96.2.0', host, cache)).toEqual(first)
})

it('a fetched Node.js is not taken from a package with a broken archive', async () => {
  const { host } = await hostWith(released, 'a broken archive')
  const cache = temporaryFolder()
  await expect(resolveRuntime('96.2.0', host, cache)).rejects.toThrow(
    'expected Node.js 96.2.0 from npm, got ',
  )
  expect(await host.files.list(join(cache, 'runtimes'))).toEqual([])
})
