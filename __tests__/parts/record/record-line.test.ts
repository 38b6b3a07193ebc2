import { expect, it } from 'vitest'
import { isRecordPath, parseRecord } from '../../../src/parts/record/record-line.ts'
import { pullNamedIn, recordLineOf } from '../../../src/parts/record/record-line-of.ts'
import { resultOf } from '../../../src/analysis/result-of.ts'
import { journalOf, samplesOf } from '../../fakes/journals.ts'
import { benchmarkOf, planOf } from '../../fakes/plans.ts'
import { recordLine, recordedCommit, recordedRow } from './record-lines.ts'

const line = recordLine(2, [recordedRow(0.01)])

function parsed(...written: readonly unknown[]) {
  const text = written.map((each) => `${JSON.stringify(each)}\n`).join('')
  return parseRecord([{ path: 'default/2026-03.ndjson', text }])
}

it('a record is read line by line, without a last one that was cut off', () => {
  expect(parsed(line, line)).toHaveLength(2)
  const text = `${JSON.stringify(line)}\n{"format":"deadheat-re`
  expect(parseRecord([{ path: 'default/2026-03.ndjson', text }])).toEqual([line])
})

it.each([
  ['a word more', { ...line, more: 1 }, 'only known fields, got "more"'],
  ['another format', { ...line, format: 'deadheat-record/0' }, 'format'],
  ['an address that is a script', { ...line, report: 'javascript:alert(1)' }, 'report'],
  ['an address with a quote', { ...line, repository: 'https://x/"onclick' }, 'repository'],
  ['a key that leaves the folder', { ...line, key: '../x' }, 'key'],
  ['a short commit id', { ...line, head: recordedCommit(2, { sha: 'abc' }) }, 'head.sha'],
  ['a ratio of nothing', { ...line, rows: [recordedRow(0, { low: -1 })] }, 'rows[0].low'],
])('a record with %s is refused, by file and line', (_, wrong, place) => {
  const reading = () => parsed(line, wrong)
  expect(reading).toThrow('expected a line of a record in default/2026-03.ndjson line 2, got')
  expect(reading).toThrow(place)
})

it.each(['README.md', '../a/2026-01.ndjson', 'a/b/2026-01.ndjson', '.git/2026-01.ndjson'])(
  'a record does not consist of %s',
  (path) => {
    expect(isRecordPath(path)).toBe(false)
  },
)

it('has no rows of sides that are not comparable', () => {
  const plan = planOf({ benchmarks: [benchmarkOf('one')] })
  const [run, ...rest] = journalOf(plan, { one: samplesOf('one', { count: 24, effect: 0.2 }) })
  if (run?.type !== 'run') throw new Error('expected a run, got something else')
  const drifted = {
    kind: 'dependencies',
    what: 'a',
    base: '1.0.0',
    head: '1.1.0',
    asked: false,
  } as const
  const rowsIn = (differences: (typeof drifted)[]): number =>
    recordLineOf(resultOf([{ ...run, differences }, ...rest]), line).rows.length
  expect([rowsIn([]), rowsIn([drifted])]).toEqual([1, 0])
})

it.each([
  ['Merge pull request #12 from octo/x', 12],
  ['parse: faster (#345)', 345],
  ['fixes #12, see (#13) there', null],
  ['plain', null],
  ['zero (#0)', null],
])('the pull request of a commit %s: %s', (title, expected) => {
  expect(pullNamedIn(title)).toBe(expected)
})
