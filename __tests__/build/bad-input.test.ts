import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { BuildOutcome } from '../../src/build/build-request.ts'
import type { Host } from '../../src/host/host.ts'
import type { BySide } from '../../src/model/build/side.ts'
import {
  buildHead,
  buildPair,
  builtOf,
  failureOf,
  packageRepository,
  type PairWish,
} from '../fakes/built.ts'
import { temporaryFolder, type Tree } from '../fakes/git-repository.ts'
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
  expect(
    failureOf(await buildHead({ repository: repositoryThatBuildsBy('true') }, { ...host, files }))
      .message,
  ).toBe('expected room on the disk for head, got none left: make room on it')
})

describe('a build that writes outside of its tree', () => {
  // What shows the change of times is put back by touch; the kernel's own note of it is not.
  const script =
    'case $PWD in */head) touch -r ../base/index.js then; ' +
    'echo bad_ > ../base/index.js; touch -r then ../base/index.js;; esac'

  async function bothBuilt(
    onHost: Host,
    by: string = script,
    changes: Partial<PairWish> = {},
  ): Promise<BySide<BuildOutcome>> {
    const repository = repositoryThatBuildsBy(by, { 'index.js': 'good\n' })
    const oneCpu = async () => ({ ...(await host.machine.describe()), cpus: 1 })
    return buildPair(
      { repository, cacheDirectory: '/nowhere', ...changes },
      { ...onHost, machine: { ...host.machine, describe: oneCpu } },
    )
  }

  it.each(['trusted', 'fork-482'])(
    'cannot change what later runs take out of the cache, in the scope %s: head writes to none, base to what only bases write',
    async (trustScope) => {
      const cacheDirectory = temporaryFolder()
      const paths = cachesInDocs().map((name) => `${name.replace('SCOPE', trustScope)}/planted`)
      for (const path of paths) {
        mkdirSync(join(cacheDirectory, path, '..'), { recursive: true })
        writeFileSync(join(cacheDirectory, path), 'good')
      }
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
      const changed = paths.filter(
        (path) => readFileSync(join(cacheDirectory, path), 'utf8').trim() !== 'good',
      )
      expect(changed).toEqual([
        `compiler/${trustScope}/planted`,
        ...(trustScope === 'trusted' ? ['packages/trusted/planted'] : []),
      ])
      for (const path of changed)
        expect(readFileSync(join(cacheDirectory, path), 'utf8').trim()).toBe('base')
    },
  )

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
