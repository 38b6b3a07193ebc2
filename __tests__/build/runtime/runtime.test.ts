import { mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { resolveRuntime } from '../../../src/build/runtime/runtime.ts'
import { UsageError } from '../../../src/model/usage-error.ts'
import { plantFiles, temporaryFolder } from '../../fakes/git-repository.ts'
import { realHost } from '../../fakes/real-host.ts'

const ownNode = realpathSync(process.execPath)

function linked(folder: string): string {
  mkdirSync(folder, { recursive: true })
  symlinkSync(ownNode, join(folder, 'node'))
  return folder
}

function pretended(folder: string, version: string): string {
  const answer = JSON.stringify({ execPath: join(folder, 'node'), versions: { node: version } })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'node'), `#!/bin/sh\necho '${answer}'\n`, { mode: 0o755 })
  return folder
}

it('takes the first Node.js on the PATH that is not one of a package or of the runner', async () => {
  const top = temporaryFolder()
  const folders = [
    linked(join(top, 'project/node_modules/.bin')),
    pretended(join(top, 'runner/externals/node24/bin'), '24.0.0'),
    pretended(join(top, 'job'), '18.1.2'),
    pretended(join(top, 'later'), '16.0.0'),
  ]
  const host = realHost({ PATH: [...folders, '/usr/bin', '/bin'].join(':') })
  expect(await resolveRuntime('path', host, '/nowhere')).toEqual({
    version: '18.1.2',
    path: join(top, 'job/node'),
    headersDirectory: null,
    source: 'path',
    versions: { node: '18.1.2' },
  })
})

it('passes by a link into an installed package, and says where there is none', async () => {
  const top = temporaryFolder()
  const inside = pretended(join(top, 'project/node_modules/node/bin'), '24.0.0')
  mkdirSync(join(top, 'links'))
  symlinkSync(join(inside, 'node'), join(top, 'links/node'))
  const job = pretended(join(top, 'job'), '18.1.2')
  const found = (PATH: string) => resolveRuntime('path', realHost({ PATH }), '/nowhere')
  expect((await found(`${join(top, 'links')}:${job}:/usr/bin:/bin`)).version).toBe('18.1.2')
  const none = 'expected "node" on the PATH, got none'
  await expect(found(temporaryFolder())).rejects.toThrow(none)
})

it('takes an executable or the folder above it by path, with what it says of itself', async () => {
  const host = realHost()
  const runtime = await resolveRuntime(ownNode, host, '/nowhere')
  expect(runtime).toMatchObject({
    version: process.versions.node,
    path: ownNode,
    source: 'given',
  })
  expect(runtime.versions['v8']).toBe(process.versions.v8)
  const top = temporaryFolder()
  pretended(join(top, 'bin'), '18.1.2')
  expect((await resolveRuntime(top, host, '/nowhere')).path).toBe(join(top, 'bin/node'))
})

it.each([
  ['a link of a version manager', 'current/node'],
  ['a linked folder of a version manager', 'multishell'],
  ['a launcher that finds the real one itself', 'shims/node'],
])('takes %s', async (_name, given) => {
  const top = temporaryFolder()
  const installed = join(top, 'versions/v18.1.2')
  pretended(join(installed, 'bin'), '18.1.2')
  // As one that was linked with its library beside it.
  plantFiles(installed, { 'lib/libnode.so': '' })
  const program = join(installed, 'bin/node')
  const answer = readFileSync(program, 'utf8').replace(
    '#!/bin/sh',
    `#!/bin/sh\n[ -e ${installed}/lib/libnode.so ] || exit 127`,
  )
  writeFileSync(program, answer)
  for (const name of ['current', 'shims']) mkdirSync(join(top, name))
  symlinkSync(program, join(top, 'current/node'))
  symlinkSync(installed, join(top, 'multishell'))
  writeFileSync(join(top, 'shims/node'), `#!/bin/sh\nexec ${program} "$@"\n`, { mode: 0o755 })
  const runtime = await resolveRuntime(join(top, given), realHost(), '/nowhere')
  expect(runtime.version).toBe('18.1.2')
})

it('takes headers for its own only when they are of the same version', async () => {
  const top = temporaryFolder()
  pretended(join(top, 'bin'), '18.1.2')
  const found = async (patch: number) => {
    const text = `#define NODE_MAJOR_VERSION 18\n#define NODE_MINOR_VERSION 1\n#define NODE_PATCH_VERSION ${patch}\n`
    plantFiles(top, { 'include/node/node_version.h': text })
    return (await resolveRuntime(top, realHost(), '/nowhere')).headersDirectory
  }
  expect([await found(2), await found(3)]).toEqual([top, null])
})

it.each([
  ['a program that is no Node.js', '#!/bin/sh\necho hello\n', 'got the answer "hello'],
  ['one that fails', '#!/bin/sh\necho no >&2\nexit 3\n', 'got no'],
  ['a path where nothing is', null, /expected a Node\.js that runs at .*\/node, got no such/],
])('refuses %s', async (_, script, message) => {
  const path = join(temporaryFolder(), 'node')
  if (script !== null) writeFileSync(path, script, { mode: 0o755 })
  const refused = resolveRuntime(path, realHost(), '/nowhere')
  await expect(refused).rejects.toBeInstanceOf(UsageError)
  await expect(refused).rejects.toThrow(message)
})
