import { expect, it } from 'vitest'
import { failureGroups, groupStep } from '../../../src/render/rows/failure-groups.ts'
import { checkReason } from '../../../src/render/rows/check-reason.ts'
import { progressNoteOf } from '../../../src/render/terminal/progress-note.ts'
import { planOf } from '../../fakes/plans.ts'
import { failureOf, resultWith } from '../../fakes/results.ts'

const steps = (failures: readonly ReturnType<typeof failureOf>[]): readonly string[] =>
  failureGroups({ failures: [...failures], plan: planOf() }).map((group) =>
    groupStep(group, (id) => `<${id}>`),
  )

it('failures on another side, in another stage or with another message stand apart, in their order', () => {
  const [one, two] = [{ benchmarkId: 'one' }, { benchmarkId: 'two' }]
  expect(
    steps([
      failureOf(one),
      failureOf({ ...two, side: 'base' }),
      failureOf({ ...two, stage: 'pilot' }),
      failureOf({ ...two, message: 'other' }),
      failureOf({ stage: 'build', benchmarkId: null }),
      failureOf(two),
    ]),
  ).toEqual([
    'measuring 2 rows on head: <one>, <two>',
    'measuring <two> on base',
    'trying out <two> on head',
    'measuring <two> on head',
    'building head',
  ])
})

it('failures keep every output that is another one', () => {
  const failures = ['a', 'b', 'c'].map((benchmarkId) =>
    failureOf({ benchmarkId, lastLines: [benchmarkId === 'c' ? 'third' : 'first'] }),
  )
  const [group] = failureGroups({ failures, plan: planOf() })
  expect(group?.failures.map(({ benchmarkId }) => benchmarkId)).toEqual(['a', 'c'])
  expect(group?.ids).toEqual(['a', 'b', 'c'])
})

it('a benchmark that failed on base, where head was not tried any more, is not said to fail on both', () => {
  const failures = [failureOf({ benchmarkId: 'a', side: 'base', stage: 'pilot' })]
  expect(checkReason({ ...resultWith([]), failures }, [])).toBe('1 benchmark fails on base')
})

it('the note of a failure tells whose trouble it is, and on which side', () => {
  const failure = failureOf({ benchmarkId: 'parse', side: 'head', message: 'it broke' })
  expect(progressNoteOf({ kind: 'failure', failure: { ...failure, logPath: null } })).toBe(
    'parse on head: it broke',
  )
  const neither = { ...failure, side: null, benchmarkId: null, logPath: '/log' }
  expect(progressNoteOf({ kind: 'failure', failure: neither })).toBe('it broke (/log)')
})
