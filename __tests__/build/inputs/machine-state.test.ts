import { chmodSync, cpSync, mkdirSync, renameSync, rmSync, symlinkSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { knownDigests, machineState } from '../../../src/build/inputs/machine-state.ts'
import type { Host } from '../../../src/host/host.ts'
import { folderWith, plantFiles, temporaryFolder } from '../../fakes/git-repository.ts'
import { realHost } from '../../fakes/real-host.ts'

const cc = 'usr/bin/cc'
const tsc = '/usr/local/lib/node_modules/typescript/lib/tsc.js'

/** A small machine in a folder: everything that is asked about it is looked for there. */
function machine(): string {
  const root = folderWith({
    '/var/lib/dpkg/status': 'Package: libc6\nVersion: 2.36\n',
    '/usr/bin/gcc-12': 'gcc 12',
    '/usr/bin/gcc-13': 'gcc 13',
    '/usr/include/stdio.h': 'int printf();',
    '/usr/lib/x86_64-linux-gnu/libz.a': 'static',
    '/usr/local/include/zlib/zlib.h': '#define Z 1',
    '/usr/local/lib/libanswer.a': 'static',
    [tsc]: 'compile()',
    '/opt/tool/bin/tool': 'tool',
    '/opt/tool/libexec/part': 'part',
    '/opt/other/bin/tool': 'another tool',
    '/srv/include/own.h': '#define OWN 1',
    '/headers/node/node_api.h': '',
  })
  symlinkSync('gcc-12', join(root, cc))
  symlinkSync('gcc-13', join(root, 'srv/c13'))
  mkdirSync(join(root, 'usr/local/bin'))
  symlinkSync('../lib/node_modules/typescript/lib/tsc.js', join(root, 'usr/local/bin/tsc'))
  return root
}

function put(root: string, path: string, content: string): void {
  plantFiles(root, { [path]: content })
}

const usualPath = '/opt/tool/bin:/opt/other/bin:/usr/local/bin:/usr/bin:/nowhere/bin'

function hostOf(root: string, PATH = usualPath): Pick<Host, 'files' | 'processes' | 'clock'> {
  const host = realHost({ PATH })
  const { files } = host
  const there = (path: string): string => (path.startsWith(root) ? path : join(root, path))

  return {
    ...host,
    files: {
      ...files,
      realPath: async (path) => (await files.realPath(there(path)))?.slice(root.length) ?? null,
      stamp: (path) => files.stamp(there(path)),
      fingerprint: (path) => files.fingerprint(there(path)),
      entriesBelow: (path, limits) =>
        files
          .entriesBelow(there(path), limits)
          .map((entry) => ({ ...entry, target: entry.target.replace(root, '') })),
    },
  }
}

async function stateOf(root: string, { cache = temporaryFolder(), PATH = usualPath } = {}) {
  const host = hostOf(root, PATH)
  const known = await knownDigests({ cacheDirectory: cache, trustScope: 'trusted' }, host)
  const variables = { CFLAGS: '-O2 -I/srv/include' }
  const state = await machineState(variables, '/headers/node', host, known)
  await known.keep()
  return state
}

it.each<readonly [string, (root: string) => void]>([
  ['a header in a folder that was there', (root) => put(root, '/usr/local/include/zlib/a.h', '')],
  ['a shared library beside a static one', (root) => put(root, '/usr/local/lib/libanswer.so', '')],
  ['one in a folder of the system', (root) => put(root, '/usr/lib/x86_64-linux-gnu/libz.so', '')],
  ['a header of the system that nobody owns', (root) => put(root, '/usr/include/own.h', '')],
  ['a global tool that a script calls', (root) => put(root, tsc, 'compile(1)')],
  ['a part of a tool beside the PATH', (root) => put(root, '/opt/tool/libexec/part', 'other')],
  ['a header of Node.js', (root) => put(root, '/headers/node/node_api.h', 'other')],
  ['a header that flags name', (root) => put(root, '/srv/include/own.h', '#define OWN 2')],
  ['a package', (root) => put(root, '/var/lib/dpkg/status', 'Package: libc6\nVersion: 2.37\n')],
  ['a folder of the PATH that was not there', (root) => put(root, '/nowhere/bin/cc', 'cc')],
  ['another default compiler', (root) => renameSync(join(root, 'srv/c13'), join(root, cc))],
  [
    'other bytes of the same size and time',
    (root) => {
      put(root, '/usr/local/lib/libanswer.a', 'STATIC')
      utimesSync(join(root, 'usr/local/lib/libanswer.a'), 1, 1)
    },
  ],
  ['a tool by another name', (root) => renameSync(join(root, tsc), join(root, `${tsc}.old`))],
])('is another one after %s', async (_name, change) => {
  const root = machine()
  utimesSync(join(root, 'usr/local/lib/libanswer.a'), 1, 1)
  const cache = temporaryFolder()
  const before = await stateOf(root, { cache })
  expect(await stateOf(root, { cache })).toEqual(before)
  change(root)
  expect(await stateOf(root, { cache })).not.toEqual(before)
})

it('is another one where another program comes first on the PATH', async () => {
  const root = machine()
  const others = '/opt/other/bin:/opt/tool/bin:/usr/local/bin:/usr/bin:/nowhere/bin'
  expect(await stateOf(root, { PATH: others })).not.toEqual(await stateOf(root))
})

it('is the same on a machine that is a copy, and after what no build reads', async () => {
  const root = machine()
  // A folder that leads to itself, and one that cannot be read.
  symlinkSync('.', join(root, 'usr/local/lib/loop'))
  symlinkSync('nothing', join(root, 'usr/local/lib/broken'))
  mkdirSync(join(root, 'usr/local/secret'))
  const copy = temporaryFolder()
  cpSync(root, copy, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
  for (const each of [root, copy]) chmodSync(join(each, 'usr/local/secret'), 0)
  const before = await stateOf(root)
  expect(await stateOf(copy)).toEqual(before)
  put(root, '/usr/local/lib/python3/__pycache__/a.pyc', 'byte code')
  put(root, '/home/somebody/file', '')
  put(root, '/opt/unused/file', '')
  rmSync(join(root, 'usr/local/lib/python3'), { recursive: true })
  expect(await stateOf(root)).toEqual(before)
})
