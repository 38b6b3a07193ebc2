import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeEditions } from '../../scripts/addon-editions.ts'
import type { Result } from '../../src/model/judging/result.ts'
import { runComparison } from '../../src/pipeline.ts'
import type { GivenSettings } from '../../src/settings/settings.ts'
import { testCache } from '../fakes/built.ts'
import { folderOfFile, temporaryFolder } from '../fakes/git-repository.ts'
import { realHost } from '../fakes/real-host.ts'
import { requestIn } from '../fakes/comparison-requests.ts'
import { ofWhole } from '../whole.ts'

const quick: GivenSettings = { suite: 'addon-api', only: ['*call=noop'], pairs: 7, alpha: 0.2 }

const repository = join(folderOfFile(), 'addon')
// Every edition is built once for each Node.js: the experiments share a store of their own.
const cache = folderOfFile()

const runtimes = join(testCache(), 'runtimes')
mkdirSync(runtimes, { recursive: true })
symlinkSync(runtimes, join(cache, 'runtimes'))
makeEditions(repository)

/**
 * The result after one pair of each row that counts. What an experiment compares is settled by then,
 * and how it would be judged is told elsewhere.
 */
async function measured(base: string, head: string, given: GivenSettings = {}): Promise<Result> {
  const rows = given['node-version']?.length ?? 1
  let blocks = 0
  const request = requestIn(repository, {
    base,
    head,
    inputs: { ...quick, ...given },
    resultsDirectory: temporaryFolder(),
    cacheDirectory: cache,
    isCancelled: () => blocks >= rows,
    onProgress: ({ kind }) => {
      if (kind === 'block') blocks++
    },
  })
  const { result } = await runComparison(request, realHost())
  expect(result.failures).toEqual([])
  return result
}

/** Versions of base and head, rows by their Node.js, and kinds of differences that were asked for. */
function told({ builds, plan, findings, differences = [] }: Result) {
  const rows = findings.filter(({ metric }) => metric === 'time')
  expect(rows.map(({ judged }) => judged?.pairs)).toEqual(rows.map(() => 1))
  expect(rows.map(({ verdict }) => verdict)).not.toContain('not-comparable')
  const asked = new Set(differences.map(({ kind, asked: wanted }) => `${kind} ${String(wanted)}`))
  return {
    versions: [builds.base?.runtime.version, builds.head?.runtime.version],
    rows: plan.benchmarks.map(({ id }) => id),
    differences: [...asked],
  }
}

describe('the four experiments, on an addon of two editions', () => {
  it.each<readonly [string, string, string, GivenSettings, readonly string[]]>([
    [
      'two revisions under one Node.js',
      'v8',
      'node-api',
      { 'node-version': ['20.20.2'] },
      ['20.20.2', '20.20.2'],
    ],
    ['one revision under two', 'node:12.22.12', 'node:20.20.2', {}, ['12.22.12', '20.20.2']],
    [
      'both changed together',
      'v8+node:12.22.12',
      'node-api+node:20.20.2',
      {},
      ['12.22.12', '20.20.2'],
    ],
  ])('%s', ofWhole, async (_, base, head, given, versions) => {
    expect(told(await measured(base, head, given))).toEqual({
      versions,
      rows: ['addon-api/call call=noop'],
      differences: new Set(versions).size === 1 ? [] : ['runtime true'],
    })
  })

  it('one pair under several', async () => {
    const result = await measured('v8', 'node-api', { 'node-version': ['12.22.12', '20.20.2'] })
    expect(told(result)).toEqual({
      versions: ['12.22.12', '12.22.12'],
      rows: ['addon-api/call call=noop node=12.22.12', 'addon-api/call call=noop node=20.20.2'],
      differences: [],
    })
    expect(result.variants?.map(({ runtime }) => runtime)).toEqual(['12.22.12', '20.20.2'])
  })
})
