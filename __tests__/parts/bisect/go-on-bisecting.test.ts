import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import type { Failure } from '../../../src/model/judging/failure.ts'
import type { Result } from '../../../src/model/judging/result.ts'
import type { Side } from '../../../src/model/build/side.ts'
import { parseJournal } from '../../../src/model/run/read-journal.ts'
import { UnmeasurableError } from '../../../src/model/unmeasurable-error.ts'
import { bisect } from '../../../src/parts/bisect/index.ts'
import { bisectionIn, type Bisection } from '../../../src/parts/bisect/bisect-record.ts'
import { goOnBisecting } from '../../../src/parts/bisect/go-on-bisecting.ts'
import type { ComparisonRequest } from '../../../src/session/session.ts'
import { requestIn } from '../../fakes/comparison-requests.ts'
import { drawn, temporaryFolder, type Drawn } from '../../fakes/git-repository.ts'
import { realHost } from '../../fakes/real-host.ts'
import { commitOf, failureOf, findingOf, resultWith } from '../../fakes/results.ts'

const host = realHost()
const names = ['good', ...Array.from({ length: 16 }, (_, at) => `c${at}`)]

let history: Drawn
let results: string
beforeEach(() => {
  history = drawn(names.join(' '))
  results = temporaryFolder()
})

const path = (): string => join(results, 'journal.ndjson')
const written = (): string => readFileSync(path(), 'utf8')

/** A comparison that was asked for, by the names of its commits. */
type Pair = Pick<ComparisonRequest, 'inputs' | 'gate' | 'seed' | 'resume'> & {
  readonly base: string
  readonly head: string
  readonly folder: string
}

/** What a commit shows: slower by a half from the eleventh on. */
function findingsFor({ base, head }: Pick<Pair, 'base' | 'head'>) {
  const isSlow = (name: string): boolean => Number(name.slice(1)) >= 10
  const isSlower = isSlow(head) && !isSlow(base)
  const verdict = isSlower ? 'regression' : 'unchanged'
  const change = isSlower ? 0.5 : 0.001
  return [findingOf({ id: 'parse', verdict, change, margin: 0.01 })]
}

const resultFor = async (pair: Pair): Promise<Result> => resultWith(findingsFor(pair))

const endsPair = { base: 'good', head: 'c15' }

/** Bisects with these results, and says what was measured besides BAD against GOOD. */
async function bisected(
  measure: (pair: Pair) => Promise<Result> = resultFor,
  wish: Partial<ComparisonRequest> & { whole?: Result; mostSteps?: number } = {},
) {
  const { whole = resultWith(findingsFor(endsPair)), mostSteps = null, ...changes } = wish
  const revisionOf = (side: Side) => commitOf(side, history.id(endsPair[side]), 'HEAD', 'explicit')
  const journal = changes.resume === true ? parseJournal(written(), path()) : []
  const result: Result = {
    ...whole,
    plan: { ...whole.plan, revisions: { base: revisionOf('base'), head: revisionOf('head') } },
    parts: { bisect: bisect.yield?.([journal]) },
  }
  const pairs: Pair[] = []
  const request = requestIn(history.origin.directory, {
    resultsDirectory: results,
    bisection: { mostSteps },
    ...changes,
  })
  const run = await goOnBisecting(
    {
      request,
      run: { result, samples: [], disturbed: [] },
      parts: [],
      compare: async ({ selection, resultsDirectory, ...rest }) => {
        const nameOf = (side: Side): string => {
          const choice = selection[side]
          const sha = choice.how === 'named' ? choice.spec.text : ''
          return names.find((name) => history.id(name) === sha) ?? sha
        }
        const folder = resultsDirectory.slice(results.length + 1)
        const pair = { ...rest, base: nameOf('base'), head: nameOf('head'), folder }
        pairs.push(pair)
        await host.files.makeDirectory(resultsDirectory)
        return { result: await measure(pair), samples: [], disturbed: [] }
      },
    },
    host,
  )
  return { bisection: bisectionIn(run.result), pairs }
}

const titlesIn = (bisection: Bisection | null): readonly string[] =>
  bisection?.step?.commits.map((at) => bisection.commitAt(at).title) ?? []

const skippedIn = (bisection: Bisection | null): readonly string[] =>
  bisection?.steps.flatMap((step) =>
    step.type === 'skipped' ? `${bisection.commitAt(step.at).title}: ${step.reason}` : [],
  ) ?? []

it('halves what is between GOOD and BAD, names the commit, and measures it alone', async () => {
  const { bisection, pairs } = await bisected()
  expect(titlesIn(bisection)).toEqual(['c10'])
  expect(bisection?.step).toMatchObject({ isFound: true, next: null })
  const [first] = pairs
  expect(first).toMatchObject({
    base: 'good',
    head: 'c7',
    gate: 'time',
    inputs: { only: ['parse'] },
    folder: `bisect/02-${history.id('c7').slice(0, 7)}`,
  })
  expect(first?.inputs.threshold).toBeCloseTo(Math.sqrt(1.5) - 1, 6)
  expect(pairs.length).toBeLessThanOrEqual(6)
  expect(pairs.at(-1)).toMatchObject({ base: 'c9', head: 'c10', inputs: { profile: ['parse'] } })
  expect(bisection?.alone).toMatchObject({ at: 10, previous: 9, estimate: 0.5 })
  expect(history.origin.git('worktree', 'list').trim().split('\n')).toHaveLength(1)
})

it('goes on where it was killed, also within a line', async () => {
  let left = 3
  const dying = (pair: Pair): Promise<Result> => {
    left -= 1
    return left < 0 ? Promise.reject(new Error('killed')) : resultFor(pair)
  }
  await expect(bisected(dying)).rejects.toThrow('killed')
  const whole = written()
  appendFileSync(path(), '{"type":"pa')
  await host.files.cutToLines(path())
  const { bisection, pairs } = await bisected(resultFor, { resume: true })
  expect(titlesIn(bisection)).toEqual(['c10'])
  expect(pairs[0]?.folder).toMatch(/05-/)
  expect(written().startsWith(whole)).toBe(true)
  const again = await bisected(resultFor, { resume: true })
  expect(again.pairs).toEqual([])
  expect(again.bisection?.alone).toEqual(bisection?.alone)
})

it('refuses to continue a bisection of other commits', async () => {
  await bisected(resultFor, { mostSteps: 1 })
  writeFileSync(path(), written().replace(history.id('c3'), history.id('good')))
  await expect(bisected(resultFor, { resume: true })).rejects.toThrow('got one of other commits')
})

it('passes over commits that do not build, and says which', async () => {
  const broken = new Set(['c9', 'c10'])
  const failures = [failureOf({ stage: 'build', benchmarkId: null, side: 'head', message: 'no' })]
  const { bisection } = await bisected(async (pair) =>
    broken.has(pair.head) ? resultWith([], { failures }) : resultFor(pair),
  )
  expect(skippedIn(bisection).toSorted()).toEqual([
    'c10: does not build: no',
    'c9: does not build: no',
  ])
  expect(titlesIn(bisection)).toEqual(['c9', 'c10', 'c11'])
})

it('passes over a commit whose benchmark cannot be loaded, and stops where that is not its fault', async () => {
  const failing = (found: readonly Failure[]) => async (pair: Pair) => {
    if (pair.head !== 'c7') return resultFor(pair)
    throw new UnmeasurableError('nothing to measure', found)
  }
  const message = 'n'.repeat(2000)
  const { bisection } = await bisected(failing([failureOf({ side: 'head', message })]))
  expect(skippedIn(bisection)).toEqual([`c7: fails: ${message}`.slice(0, 2004)])
  expect(titlesIn(bisection)).toEqual(['c10'])
  await expect(bisected(failing([]))).rejects.toThrow('nothing to measure; continue with --resume')
})

it('stops after as many steps as it may take, and where it is interrupted', async () => {
  const { bisection, pairs } = await bisected(resultFor, { mostSteps: 2 })
  expect(pairs).toHaveLength(1)
  expect(bisection?.step?.next).not.toBeNull()
  let isOver = false
  const stopping = (pair: Pair): Promise<Result> => {
    isOver = true
    return resultFor(pair)
  }
  const stopped = await bisected(stopping, { isCancelled: () => isOver })
  expect(stopped.pairs).toHaveLength(1)
  expect(stopped.bisection?.steps).toHaveLength(1)
  expect(stopped.bisection?.alone).toBeNull()
})

it('has nothing to do when BAD does not differ', async () => {
  const whole = resultWith([findingOf({ id: 'parse', verdict: 'unchanged', change: 0 })])
  const { bisection, pairs } = await bisected(resultFor, { whole })
  expect(pairs).toEqual([])
  expect(bisection).toMatchObject({ row: null, step: null, steps: [] })
})

it('cannot go on when GOOD does not build any more', async () => {
  const failures = [failureOf({ stage: 'build', benchmarkId: null, side: 'base', message: 'no' })]
  await expect(bisected(async () => resultWith([], { failures }))).rejects.toThrow(
    'expected GOOD to build, got: no',
  )
})

it('names the metrics there are when the wanted one is not measured', async () => {
  await expect(bisected(resultFor, { gate: 'speed' })).rejects.toThrow(
    'expected one of the metrics time, got "speed"',
  )
})
