import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { openBisect, type BisectStart } from '../../../src/parts/bisect/bisect-record.ts'
import type { Failure } from '../../../src/model/judging/failure.ts'
import type { Result } from '../../../src/model/judging/result.ts'
import { UnmeasurableError } from '../../../src/model/unmeasurable-error.ts'
import {
  runBisect,
  type BisectOutcome,
  type BisectPair,
  type BisectRun,
} from '../../../src/parts/bisect/run-bisect.ts'
import { temporaryFolder } from '../../fakes/git-repository.ts'
import { realHost } from '../../fakes/real-host.ts'
import { failureOf, findingOf, resultWith } from '../../fakes/results.ts'
import { bisectRecord } from './bisections.ts'

const host = realHost()

const start: BisectStart = {
  ...bisectRecord().start,
  commits: bisectRecord().start.commits.map((one, at) => ({
    ...one,
    spec: `c${at}`,
    label: `c${at}`,
  })),
}

let path: string
beforeEach(() => {
  path = join(temporaryFolder(), 'bisect.ndjson')
})

/** What a commit shows: slower by a half from the eleventh on. */
async function resultFor({ base, head }: BisectPair): Promise<Result> {
  const isSlow = ({ label }: BisectPair['head']): boolean => Number(label.slice(1)) >= 10
  const isSlower = isSlow(head) && !isSlow(base)
  const verdict = isSlower ? 'regression' : 'unchanged'
  const change = isSlower ? 0.5 : 0.001
  return resultWith([findingOf({ id: 'parse', verdict, change, margin: 0.01 })])
}

/** Bisects with these results, and says what was measured. */
async function bisected(
  measure: (pair: BisectPair) => Promise<Result> = resultFor,
  changes: Partial<BisectRun & { readonly content: string }> = {},
): Promise<BisectOutcome & { readonly pairs: readonly BisectPair[] }> {
  const pairs: BisectPair[] = []
  const { content = null, ...more } = changes
  const outcome = await runBisect(
    {
      path,
      record: await openBisect(start, path, content, host),
      mostSteps: 40,
      onStep: () => undefined,
      ...more,
      measure: (pair) => {
        pairs.push(pair)
        return measure(pair)
      },
    },
    host,
  )
  return { ...outcome, pairs }
}

const written = (): string => readFileSync(path, 'utf8')

describe('runBisect', () => {
  it('measures BAD, then halves the rest, names the commit, and measures it alone', async () => {
    const { report, pairs, change } = await bisected()
    expect(report.change).toMatchObject({
      isFound: true,
      commits: [{ label: 'c10' }],
      previous: { label: 'c9' },
    })
    expect(report.open).toBe(false)
    const [first, second] = pairs
    expect(first).toMatchObject({
      head: { label: 'c15' },
      only: ['sort'],
      gate: null,
      given: { profile: [] },
      folder: '01-c15',
    })
    expect(second).toMatchObject({ only: ['parse'], gate: 'time' })
    expect(second?.given.threshold).toBeCloseTo(Math.sqrt(1.5) - 1, 6)
    expect(pairs.length).toBeLessThanOrEqual(7)
    expect(pairs.at(-1)).toMatchObject({
      base: { label: 'c9' },
      head: { label: 'c10' },
      given: { profile: ['parse'] },
      folder: 'change',
    })
    expect(report.alone).toMatchObject({ at: 10, previous: 9, estimate: 0.5 })
    expect(change).not.toBeNull()
  })

  it('goes on where it was killed, also within a line', async () => {
    let left = 3
    const dying = (pair: BisectPair): Promise<Result> => {
      left -= 1
      return left < 0 ? Promise.reject(new Error('killed')) : resultFor(pair)
    }
    await expect(bisected(dying)).rejects.toThrow('killed')
    const whole = written()
    appendFileSync(path, '{"type":"measu')
    const { report, pairs } = await bisected(resultFor, { content: written() })
    expect(report.change?.commits).toMatchObject([{ label: 'c10' }])
    expect(pairs[0]?.folder).toMatch(/^04-/)
    expect(written().startsWith(whole)).toBe(true)
    expect(written()).not.toContain('"measu\n')
    const again = await bisected(resultFor, { content: written() })
    expect(again.pairs).toEqual([])
    expect(again.report).toEqual(report)
  })

  it.each([
    { metric: 'cpu' },
    { names: ['other'] },
    { given: '["other"]' },
    { commits: start.commits.slice(1) },
    { version: '0.9.0' },
  ])('refuses to continue another bisection: %j', async (changes) => {
    await bisected()
    await expect(openBisect({ ...start, ...changes }, path, written(), host)).rejects.toThrow(
      'got another one',
    )
  })

  it('passes over commits that do not build, and says which', async () => {
    const broken = ['c9', 'c10']
    const failures = [failureOf({ stage: 'build', benchmarkId: null, side: 'head', message: 'no' })]
    const { report } = await bisected(async (pair) =>
      broken.includes(pair.head.label) ? resultWith([], { failures }) : resultFor(pair),
    )
    expect(report.skipped.map(({ commit }) => commit.label).toSorted()).toEqual(broken.toSorted())
    expect(report.skipped[0]?.reason).toBe('does not build: no')
    expect(report.change?.commits.map(({ label }) => label)).toEqual(['c9', 'c10', 'c11'])
  })

  it('passes over a commit whose benchmark cannot be loaded, and stops where that is not its fault', async () => {
    const failing = (found: readonly Failure[]) => async (pair: BisectPair) => {
      if (pair.head.label !== 'c7') return resultFor(pair)
      throw new UnmeasurableError('nothing to measure', found)
    }
    const { report } = await bisected(
      failing([failureOf({ side: 'head', message: 'expected a module' })]),
    )
    expect(report.skipped).toMatchObject([
      { commit: { label: 'c7' }, reason: 'fails: expected a module' },
    ])
    expect(report.change?.commits).toMatchObject([{ label: 'c10' }])
    await expect(bisected(failing([]))).rejects.toThrow(
      'nothing to measure; continue with --resume',
    )
  })

  it('stops after as many steps as it may take', async () => {
    const { report, pairs } = await bisected(resultFor, { mostSteps: 2 })
    expect(pairs).toHaveLength(2)
    expect(report).toMatchObject({ open: true, alone: null })
  })

  it('has nothing to do when BAD does not differ', async () => {
    const same = resultWith([findingOf({ id: 'parse', verdict: 'unchanged', change: 0 })])
    const { report, pairs, whole } = await bisected(async () => same)
    expect(pairs).toHaveLength(1)
    expect(report).toMatchObject({ row: null, change: null, open: false })
    expect(whole).toBe(same)
  })

  it.each(['base', 'head'] as const)(
    'cannot go on when the end in %s does not build',
    async (side) => {
      const failures = [failureOf({ stage: 'build', benchmarkId: null, side, message: 'no' })]
      await expect(bisected(async () => resultWith([], { failures }))).rejects.toThrow(
        `expected ${side === 'base' ? 'GOOD' : 'BAD'} to build, got: no`,
      )
    },
  )

  it('names the metrics there are when the wanted one is not measured', async () => {
    const record = await openBisect({ ...start, metric: 'speed' }, path, null, host)
    await expect(bisected(resultFor, { record })).rejects.toThrow(
      'expected one of the metrics time, got "speed"',
    )
  })
})
