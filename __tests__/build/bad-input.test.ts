import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Host } from '../../src/host/host.ts'
import {
  buildHead,
  buildPair,
  builtOf,
  failureOf,
  packageRepository,
  type PairWish,
} from '../fakes/built.ts'
import { plantFiles, temporaryFolder, type Tree } from '../fakes/git-repository.ts'
import { realHost } from '../fakes/real-host.ts'
import { TOP } from '../repository/tracked-files.ts'

const host = realHost()

/** The folders of the cache that docs/security.md lists: `compiler/SCOPE`. */
function cachesInDocs(): readonly string[] {
  const text = readFileSync(join(TOP, 'docs/security.md'), 'utf8')
  const table = text.slice(text.indexOf('| Cache |')).split('\n\n')[0] ?? ''
  return [...table.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([^`.]+)`/g)].flatMap(([, name]) => name ?? []),
  )
}

function repositoryThatBuildsBy(build: string, files: Tree = {}): string {
  return packageRepository({ build }, files).directory
}

it('a build whose own log cannot be written any more is a failure, too', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
  const files = { ...host.files, append: () => Promise.reject(full) }
  const repository = repositoryThatBuildsBy('true')
  const { message } = failureOf(await buildHead({ repository }, { ...host, files }))
  expect(message).toBe('expected room on the disk for head, got none left: make room on it')
})

describe('a build that writes outside of its tree', () => {
  // What shows the change of times is put back by touch; the kernel's own note of it is not.
  const script =
    'case $PWD in */head) touch -r ../base/index.js then; ' +
    'echo bad_ > ../base/index.js; touch -r then ../base/index.js;; esac'

  async function bothBuilt(onHost: Host, by = script, changes: Partial<PairWish> = {}) {
    const repository = repositoryThatBuildsBy(by, { 'index.js': 'good\n' })
    const oneCpu = async () => ({ ...(await host.machine.describe()), cpus: 1 })
    return buildPair(
      { repository, cacheDirectory: '/nowhere', ...changes },
      { ...onHost, machine: { ...host.machine, describe: oneCpu } },
    )
  }

  it.each(['trusted', 'fork-482'])('cannot change what later runs take: %s', async (trustScope) => {
    const cacheDirectory = temporaryFolder()
    const paths = cachesInDocs().map((name) => `${name.replace('SCOPE', trustScope)}/planted`)
    plantFiles(cacheDirectory, Object.fromEntries(paths.map((path) => [path, 'good'])))
    const poison = paths
      .map((path) => `echo $(basename $PWD) > '${join(cacheDirectory, path)}'`)
      .join('; ')
    // Base first; head, after it, has the last word wherever it may write.
    const built = await bothBuilt(
      host,
      `${poison}; mv '${cacheDirectory}' '${cacheDirectory}-gone'; true`,
      { cacheDirectory, trustScope },
    )
    expect([builtOf(built.base).side, builtOf(built.head).side]).toEqual(['base', 'head'])
    const textOf = (path: string) => readFileSync(join(cacheDirectory, path), 'utf8').trim()
    const changed = paths.filter((path) => textOf(path) !== 'good')
    expect(changed).toEqual([
      `compiler/${trustScope}/planted`,
      ...(trustScope === 'trusted' ? ['packages/trusted/planted'] : []),
    ])
    expect(changed.map(textOf)).toEqual(changed.map(() => 'base'))
  })

  it('costs the other side its result where nothing keeps it from that', async () => {
    const { processes } = host
    const run: typeof processes.run = (spec) => processes.run({ ...spec, isolated: false })
    const built = await bothBuilt({ ...host, processes: { ...processes, run } })
    const failure = failureOf(built.base)
    expect(failure).toMatchObject({ stage: 'build', side: 'base' })
    expect(failure.message).toBe(
      'expected the tree of base to stay as it was built, got changes after that: ' +
        'the build of head writes outside its own tree',
    )
    expect(existsSync(failure.logPath ?? '')).toBe(true)
    expect(builtOf(built.head).side).toBe('head')
  })
})
