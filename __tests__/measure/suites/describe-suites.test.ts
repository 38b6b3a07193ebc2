import { expect, it } from 'vitest'
import type { Host } from '../../../src/host/host.ts'
import type { Outcome } from '../../../src/host/process/processes.ts'
import type { Side } from '../../../src/model/build/side.ts'
import {
  describeSuites,
  type LearningRequest,
  type SuiteToDescribe,
} from '../../../src/measure/suites/describe-suites.ts'
import { learningRequest } from '../../fakes/collect-requests.ts'
import { measuringHost } from '../../fakes/measuring-host.ts'
import { outcomeOf } from '../../fakes/outcomes.ts'
import { targetOf } from '../../fakes/targets.ts'

const ended = outcomeOf({ lastLines: ['last words'] })

const row = (name: string, unit = 's'): string => JSON.stringify({ name, value: 2, unit })
/** The same as a library says it that is watched. */
const told = (name: string, value = 2): string =>
  JSON.stringify({ name, value, unit: 's', process: '1.0' })
const cut = { exitCode: null, timedOut: true }

/** What the two sides say, by the name of the suite's file, when each process takes three seconds. */
async function described(
  suites: readonly SuiteToDescribe[],
  says: (side: Side, file: string) => Partial<Outcome>,
  given: Partial<LearningRequest> = {},
  lines: string | null = null,
  targets = { base: targetOf('base'), head: targetOf('head') },
) {
  const heard: string[] = []
  const started: string[] = []
  const { host: made } = measuringHost()
  let seconds = 0
  const host: Host = {
    ...made,
    clock: { ...made.clock, monotonicSeconds: () => seconds },
    files: {
      ...made.files,
      remove: async () => {},
      read: async () => lines,
      write: async () => {},
    },
    processes: {
      ...made.processes,
      run: ({ argv, cwd, timeoutSeconds }) => {
        const side = cwd.endsWith('base') ? 'base' : 'head'
        started.push(`${side} ${argv.at(-1) ?? ''} ${String(timeoutSeconds)}`)
        seconds += 3
        return Promise.resolve({ ...ended, ...says(side, argv.at(-1) ?? '') })
      },
    },
  }
  const onNote = (text: string): void => void heard.push(text)
  const learning = { ...learningRequest, timeoutSeconds: 20, onNote, ...given }
  return { ...(await describeSuites(targets, suites, learning, host)), started, heard }
}

const alone = targetOf('head')

const suite = (name: string, adapter: SuiteToDescribe['adapter'] = 'json-lines') => ({
  name,
  adapter,
  command: ['node', `${name}.js`],
})

it('tells of each suite as it is learnt, and leaves out those for which no time is left', async () => {
  const { descriptions, heard, notes, started } = await described(
    [suite('one'), suite('two'), suite('three')],
    () => ({ stdout: row('a') }),
    { budgetSeconds: 60 },
  )
  // All are learnt within half of it, and ten pairs of one fit into the rest.
  const files = ['one.js', 'one.js', 'two.js', 'two.js', 'three.js', 'three.js']
  expect(started.map((each) => each.split(' ')[1])).toEqual(files)
  expect(started[0]).toBe('base one.js 7.5')
  expect(heard[0]).toBe('one: 1 result (a), 6.0 s for a pair')
  expect(descriptions.head.map(({ suite: name }) => name)).toEqual(['one'])
  expect(notes).toEqual([
    expect.stringMatching(/^2 suites left out, .*no time.* \(two, three\): raise "--limit"/),
  ])
})

it('learns no more once those that it has learnt take all the time', async () => {
  const { descriptions, started, leftOut } = await described(
    ['one', 'two', 'three', 'four'].map((name) => suite(name)),
    () => ({ stdout: row('a') }),
    { budgetSeconds: 100 },
  )
  // Either of the first two would fit alone: the pairs of one take 60 s of the 88 that are left.
  expect(started.map((each) => each.split(' ')[1])).not.toContain('three.js')
  expect(descriptions.head.map(({ suite: name }) => name)).toEqual(['one'])
  const others = ['two', 'three', 'four'].map((id) => ({ id, cause: 'no-room' }))
  expect(leftOut).toMatchObject(others)
})

it('keeps all suites of a run that goes on, whatever time there is now', async () => {
  const { descriptions, leftOut, started } = await described(
    ['one', 'two', 'three'].map((name) => suite(name)),
    () => ({ stdout: row('a') }),
    { budgetSeconds: 10, spentSeconds: 9, wasCut: () => false },
  )
  expect(descriptions.head.map(({ suite: name }) => name)).toEqual(['one', 'two', 'three'])
  expect(leftOut).toEqual([])
  expect(started.every((each) => each.endsWith(' 20'))).toBe(true)
})

it.each([
  ['nothing that differs comes into it', true, true, 2],
  ['nothing does, but all rows are measured', true, false, 4],
  ['something does, or nobody could follow it', false, true, 4],
])('settles calls by whether %s', async (_, isUnchanged, areSpared, runs) => {
  const follow: LearningRequest['follow'] = async (_name, { run }) => {
    const values = { base: await run(targetOf('base')), head: await run(targetOf('head')) }
    return { values, isUnchanged }
  }
  const suites = [suite('one', 'tinybench')]
  const given = { areSpared, follow }
  const { started, pairs, descriptions } = await described(suites, () => ({}), given, told('a'))
  expect(started).toHaveLength(runs)
  expect([...pairs.keys()]).toEqual(runs === 2 ? [] : ['one'])
  expect(descriptions.head).toMatchObject([{ rows: [{ name: 'a' }] }])
})

it('learns no suite once half of the budget is gone', async () => {
  const { started, notes } = await described(
    [suite('one'), suite('two')],
    () => ({ stdout: row('a') }),
    { budgetSeconds: 60, spentSeconds: 26 },
  )
  expect(started).toEqual(['base one.js 1', 'head one.js 1'])
  expect(notes).toEqual([expect.stringMatching(/^1 suite left out, .*no time.* \(two\): raise/)])
})

it.each([
  ['takes more than its share', suite('one'), 0, '', /^1 suite left out, .*share.* \(one\)/],
  ['does not make its calls in time', suite('one', 'tinybench'), 2, told('a'), /share.* \(one\)/],
])('leaves out a suite that %s, which is no failure', async (_, one, from, lines, note) => {
  let runs = 0
  const { descriptions, failures, notes } = await described(
    [one, suite('two')],
    (__, file) => (file === 'two.js' ? { stdout: row('a') } : runs++ < from ? {} : cut),
    { budgetSeconds: 80, timeoutSeconds: 300 },
    lines,
  )
  expect(descriptions.head.map(({ suite: name }) => name)).toEqual(['two'])
  expect(failures).toEqual([])
  expect(notes).toEqual([expect.stringMatching(note)])
})

it.each([
  ['the first rows of a suite that takes more than its share, where it tells them', 2, 2],
  // Both sides' first run, and the first of those that make settled calls.
  ['the first one alone where the first rows are slow to begin, as threads are', 3, 1],
])('measures %s', async (_, cuts, count) => {
  const names = ['a', 'b'].slice(0, count)
  const calls = names.map((fixed) => JSON.stringify({ fixed }))
  const lines = [...calls, told('a', 0.001), told('b', 0.001), told('slow', 3), '']
  let runs = 0
  const { descriptions, failures, notes } = await described(
    [suite('one', 'benchmark')],
    () => (runs++ < cuts ? cut : {}),
    { budgetSeconds: 80, timeoutSeconds: 300 },
    lines.join('\n'),
  )
  const rows = names.map((name) => ({ name }))
  expect(descriptions.head).toMatchObject([{ suite: 'one', rows }])
  expect(failures).toEqual([])
  const words = count === 1 ? 'result is' : '2 results are'
  const note = `^one: only the first ${words} measured, .*its share of the time`
  expect(notes).toEqual([expect.stringMatching(note)])
})

it('measures those rows again of a suite that was cut before, whatever it tells in time now', async () => {
  const lines = ['a', 'b', 'c'].map((name) => told(name, 0.001))
  const { descriptions, pairs } = await described(
    [suite('one', 'benchmark')],
    () => ({}),
    { budgetSeconds: 80, wasCut: () => true, isWanted: (_, name) => name !== 'c' },
    [JSON.stringify({ fixed: 'a' }), JSON.stringify({ fixed: 'b' }), ...lines, ''].join('\n'),
  )
  expect(descriptions.base).toMatchObject([{ rows: [{ name: 'a' }, { name: 'b' }] }])
  expect(Object.keys(pairs.get('one')?.calls ?? {})).toEqual(['a', 'b'])
})

it('tells what has run of a suite that takes more than its share, where one side is tried alone', async () => {
  const { descriptions, started, leftOut } = await described(
    [suite('one', 'tinybench')],
    () => cut,
    { budgetSeconds: 30 },
    `${told('a')}\n`,
    { base: alone, head: alone },
  )
  expect(started).toEqual(['head one.js 15'])
  expect(descriptions.head).toMatchObject([{ rows: [{ name: 'a' }] }])
  expect(leftOut).toEqual([{ id: 'one/(later results)', cause: 'too-long' }])
})

it('fails the benchmark that threw on a side, and measures those beside it', async () => {
  const lines = `${told('good')}\n${JSON.stringify({ name: 'bad', error: 'no', process: '1.0' })}`
  const suites = [suite('one', 'tinybench')]
  const { descriptions, failures } = await described(suites, () => ({}), {}, lines)
  expect(descriptions.head[0]?.rows.map(({ name }) => name)).toEqual(['good'])
  expect(failures).toMatchObject([
    { side: 'base', benchmarkId: 'one/bad', message: 'tinybench: bad threw no' },
    { side: 'head', benchmarkId: 'one/bad' },
  ])
})

it('starts nothing more once it was cancelled, and blames nobody for what was ended', async () => {
  let ends = 0
  const { failures, started } = await described(
    [suite('one'), suite('two')],
    () => ({ exitCode: null, signal: ends++ === 0 ? 'SIGTERM' : 'SIGKILL' }),
    { isCancelled: () => ends > 0 },
  )
  expect(started).toEqual(['base one.js 20'])
  expect(failures).toEqual([])
})

it('runs each suite once on each side, and tells its rows and how long that took', async () => {
  const { descriptions, failures, pairs, started } = await described(
    [suite('one'), suite('two')],
    (_, file) => ({ stdout: file === 'one.js' ? `${row('a')}\n${row('b')}` : row('c') }),
  )
  expect(started.join(', ')).toBe('base one.js 20, head one.js 20, base two.js 20, head two.js 20')
  expect(failures).toEqual([])
  expect([...pairs]).toMatchObject([
    ['one', { seconds: 6, calls: null }],
    ['two', { seconds: 6 }],
  ])
  const like = { command: ['node', 'one.js'], parameters: {}, metrics: [{ id: 'time' }] }
  const rows = [
    { suite: 'one', rows: [{ name: 'a', ...like }, { name: 'b' }] },
    { suite: 'two', rows: [{ name: 'c' }] },
  ]
  expect(descriptions).toMatchObject({ base: rows, head: rows })
})

it('keeps a row that only one side has, and leaves out one that is something else on the other', async () => {
  const { descriptions, failures } = await described([suite('one')], (side) => ({
    stdout: [row('a'), row(side), row('b', side === 'base' ? 's' : 'ops/s')].join('\n'),
  }))
  const rowsOf = (...names: readonly string[]) => [{ rows: names.map((name) => ({ name })) }]
  expect(descriptions).toMatchObject({ base: rowsOf('a', 'base'), head: rowsOf('a', 'head') })
  const message: unknown = expect.stringContaining('unit')
  expect(failures).toMatchObject([{ stage: 'pilot', side: null, benchmarkId: 'one/b', message }])
})

const broken: readonly (readonly [string, Side, Partial<Outcome>, string])[] = [
  ['ends with an error', 'base', { exitCode: 7 }, 'exit code 7: last words'],
  ['is ended by a signal', 'head', { exitCode: null, signal: 'SIGSEGV' }, 'signal SIGSEGV'],
  ['takes too long', 'head', { exitCode: null, timedOut: true }, 'within 20 s'],
  ['does not start', 'base', { exitCode: null, startError: 'no such' }, 'no such'],
  ['says nothing', 'head', { stdout: '' }, 'json-lines: expected'],
]

it.each(broken)('leaves out a suite that %s on %s', async (_, side, end, why) => {
  const { descriptions, failures } = await described([suite('one'), suite('two')], (on, file) =>
    on === side && file === 'one.js' ? end : { stdout: row('a') },
  )
  expect(descriptions).toMatchObject({ base: [{ suite: 'two' }], head: [{ suite: 'two' }] })
  const message: unknown = expect.stringContaining(why)
  expect(failures).toMatchObject([{ stage: 'pilot', side, benchmarkId: 'one', message }])
})

it('only lists the benchmarks of Node.js itself, which takes no measured time', async () => {
  const listed = { name: 'url/parse', file: 'url/parse.js', flags: [], arguments: ['n=1'] }
  const left = { name: 'net/all', skipped: 'it needs a load generator' }
  const stdout = [listed, left].map((line) => JSON.stringify(line)).join('\n')
  const { descriptions, failures, pairs, notes, started } = await described(
    [suite('core', 'node-core')],
    () => ({ stdout }),
  )
  expect(failures).toEqual([])
  const rows = [{ name: 'url/parse', parameters: { n: '1' } }]
  expect(descriptions.head).toMatchObject([{ rows }])
  expect([...pairs]).toEqual([])
  expect(notes).toEqual([expect.stringMatching(/^core: 1 left out: .*net\/all/)])
  expect(started.filter((line) => line.endsWith(' 600'))).toHaveLength(2)
})
