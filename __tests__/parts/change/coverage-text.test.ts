import { expect, it } from 'vitest'
import { knownChange, type Change } from '../../../src/parts/change/change.ts'
import {
  coverageText,
  editLines,
  rowChangeText,
  runsNone,
} from '../../../src/parts/change/coverage-text.ts'
import type { CountedFunction } from '../../../src/model/run/coverage.ts'
import { callsOf, countsOf, hasRun, isOtherText } from '../../../src/parts/change/has-run.ts'

const [line, kind] = [1, 'edited'] as const
const edit = (name: string, file = 'lib/a.js') => ({ name, file, line, kind })
const nothing: Change = { edits: [], more: 0, unseen: [], rows: [], leftOut: [] }
const show = (name: string): string => `<${name}>`
const row = (id: string, runs: number[] | null): Change['rows'][number] => ({ id, runs })

const texts: readonly (readonly [Partial<Change>, text: string])[] = [
  [{}, 'This change edits no function.'],
  [
    { edits: [edit('f'), edit('g', 'bin/cli.js')], rows: [row('r', [0]), row('s', [])] },
    'This change edits 2 functions; benchmarks run 1 of them (<f>). Not measured by any: <bin/cli.js> <g>. 1 of 2 rows runs none of it.',
  ],
  [
    { edits: [edit('f')], rows: [row('r', [0])] },
    'This change edits 1 function; benchmarks run it (<f>).',
  ],
  [
    { edits: [edit('f')], rows: [row('r', [])] },
    'This change edits 1 function; no measured benchmark runs it. Not measured by any: <lib/a.js> <f>.',
  ],
  [
    { edits: [{ ...edit('f'), kind: 'value', reads: 'T' }], rows: [row('r', [0])] },
    'This change edits 1 function; benchmarks run it (<f> through <T>).',
  ],
  [
    { edits: [edit('f')], rows: [row('r', null), row('s', [])] },
    'This change edits 1 function; no benchmark that was followed runs it. Not measured by any: <lib/a.js> <f>. 1 row could not be followed (<r>).',
  ],
  [
    {
      edits: [edit('f')],
      rows: [row('r', [])],
      leftOut: [row('late', [0]), row('idle', []), row('untried', null)],
    },
    'This change edits 1 function; no measured benchmark runs it. Not measured by any: <lib/a.js> <f>. Left out for want of time, though it runs some of it: <late>. 1 benchmark left out may run some of it.',
  ],
  // What is only counted may be run or not.
  [
    { edits: [edit('f')], more: 2, rows: [row('r', [0])] },
    'This change edits 3 functions; benchmarks run 1 of them (<f>).',
  ],
  [
    {
      unseen: ['a.js', 'b.js', 'c.js', 'd.js', 'e.node'].map((file) => ({
        file,
        why: file === 'e.node' ? 'native code' : 'no time',
      })),
    },
    'This change edits no function of which the text is known. Not followed: <a.js>, <b.js>, <c.js> and 1 more (no time); <e.node> (native code).',
  ],
]

it.each(texts)('tells %j', (change, text) => {
  expect(coverageText({ ...nothing, ...change }, show)).toBe(text)
})

it('lists who runs what, and says it of a row', () => {
  const change = { ...nothing, edits: [edit('f'), edit('g')], rows: [row('r', [0]), row('s', [])] }
  expect(editLines(change, show)).toEqual([
    '<lib/a.js:1> <f> (edited): run by <r>',
    '<lib/a.js:1> <g> (edited): no measured benchmark runs it',
  ])
  expect(rowChangeText(change, 'r', show)).toBe('Of what the change edits it runs <f>.')
  expect(rowChangeText(change, 's', show)).toContain('none of the functions')
  expect(rowChangeText(change, 'unknown', show)).toBe('')
  const ofSuite = { ...row('t', [1]), isOfSuite: true as const }
  const withSuite = { ...change, rows: [...change.rows, ofSuite, row('u', [1])] }
  expect(editLines(withSuite, show)[1]).toBe(
    '<lib/a.js:1> <g> (edited): run by <u>, run in the suite of <t>',
  )
  expect(rowChangeText(withSuite, 't', show)).toBe('Of what the change edits its suite runs <g>.')
  // Of what is only counted, or not followed, nobody knows.
  const unseen = [{ file: 'a.min.js', why: 'minified' }]
  for (const known of [
    { ...change, more: 1 },
    { ...change, unseen },
  ]) {
    expect(runsNone(known, 's')).toBe(false)
    expect(rowChangeText(known, 's', show)).toBe('')
  }
})

it('takes nothing from strangers that does not hold together', () => {
  const change = { ...nothing, edits: [edit('f')], rows: [row('r', [1])] }
  expect(knownChange({ parts: { change } })).toBeNull()
  expect(knownChange({ parts: { change: { ...change, rows: [row('r', [0])] } } })).not.toBeNull()
  expect(knownChange({ parts: {} })).toBeNull()
})

const place = { file: 'a.js', start: 10, body: 20, end: 50 }
const named = (functionName: string, ...parts: CountedFunction['ranges']) => ({
  functionName,
  ranges: parts,
})
const ranges = (count: number, passes: number, start = 10) =>
  named(
    '',
    { startOffset: start, endOffset: 50, count },
    { startOffset: 30, endOffset: 40, count: passes },
  )
const coverage = (calls: number | undefined, ...functions: readonly CountedFunction[]) => ({
  row: 0,
  isOfHarness: true,
  calls,
  isFirst: undefined,
  objectCalls: undefined,
  objects: [],
  total: 7 * (calls ?? 0),
  scripts: new Map([['a.js', functions]]),
})

it('counts what is in proportion to the calls, and finds a function by its end and beginning', () => {
  const linear = [coverage(60, ranges(120, 600)), coverage(120, ranges(240, 1200))]
  expect(countsOf(linear, place)).toEqual({ calls: 2, passes: 10 })
  const watched = [1, 2].map((calls) => ({
    ...coverage(undefined),
    objectCalls: calls,
    objects: [
      ...[12, 20, 9].map((at) => ({ url: 'a.js', at, count: 31 * calls })),
      { url: 'b.js', at: 12, count: 31 * calls },
    ],
  }))
  expect(countsOf([...linear, ...watched], place)).toEqual({ calls: 2, passes: 10, objects: 31 })
  const varying = [coverage(60, ranges(120, 600)), coverage(120, ranges(240, 1201))]
  expect(countsOf(varying, place)).toEqual({ calls: 2, passes: null })
  expect(callsOf(linear)).toBe(7)
  expect(countsOf([coverage(undefined, ranges(1, 1))], place)).toBeNull()
  expect(hasRun([coverage(undefined, ranges(1, 1, 15))], place)).toBe(true)
  expect(hasRun([coverage(undefined, ranges(1, 1, 25))], place)).toBe(false)
  const whole = coverage(undefined, named('', { startOffset: 0, endOffset: 50, count: 1 }))
  expect(isOtherText([whole], 'a.js', 50)).toBe(false)
  expect(isOtherText([whole], 'a.js', 60)).toBe(true)
  expect(isOtherText([whole], 'b.js', 60)).toBe(false)
})
