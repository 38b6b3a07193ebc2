import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keptFacts } from '../../src/model/build/stored-build.ts'
import { buildKey } from '../../src/build/stored-side.ts'
import { putIn, type KeptBuild } from '../../src/store/put-in.ts'
import { entryPaths, type Store, storeOf } from '../../src/store/store.ts'
import { plantFiles, temporaryFolder } from '../fakes/git-repository.ts'
import { realHost } from '../fakes/real-host.ts'
import { buildOf } from '../fakes/results.ts'

export const host = realHost()

export const key = buildKey({
  deadheat: '1.0.0',
  kept: keptFacts,
  source: 'a'.repeat(40),
  request: { recipe: 'package' },
  runtime: {},
  tools: {},
  environment: {},
  system: {},
  machine: '',
  dependencies: null,
})

/** A store in a temporary folder. */
export function emptyStore(trustScope = 'trusted'): Store {
  return storeOf(temporaryFolder(), trustScope, '1.0.0')
}

/** Where a side is built: always a name of the same length. */
export function place(side: 'base' | 'head' = 'base'): string {
  const path = join(temporaryFolder(), side)
  mkdirSync(path)
  return path
}

/** A small built tree: a file, a program, one that names its place, and a link. */
export function builtTree(): string {
  const path = plantFiles(place(), { '.git': 'gitdir: elsewhere\n', 'package.json': '{}' })
  mkdirSync(join(path, 'node_modules/.bin'), { recursive: true })
  writeFileSync(join(path, 'node_modules/tool'), '#!/bin/sh\n', { mode: 0o755 })
  writeFileSync(join(path, 'addon.node'), Buffer.from(`\0\x01rpath=${path}/lib\0\xff`, 'latin1'))
  symlinkSync('../tool', join(path, 'node_modules/.bin/tool'))
  symlinkSync('../package.json', join(path, 'node_modules/back'))
  symlinkSync(join(path, 'package.json'), join(path, 'absolute'))
  return path
}

/** What is kept of a built tree. */
export function keptIn(folder: string): KeptBuild {
  const build = buildOf('base', '22.0.0')
  const places = { recipe: 'package', directory: folder, packageDirectory: folder } as const
  return { key, label: 'main', place: folder, build: { ...build, ...places } }
}

/** Puts a small tree in, and yields the folder of the entry. */
export async function filled(store: Store, tree = builtTree()): Promise<string> {
  const reason = await putIn(keptIn(tree), store, host)
  if (reason !== null) throw new Error(reason)
  return entryPaths({ directory: store.directory, trustScope: store.writes, key }, host).folder
}
