import { describe, expect, it } from 'vitest'
import { failureGroups, groupStep } from '../../../src/render/rows/failure-groups.ts'
import { planOf } from '../../fakes/plans.ts'
import { failureOf } from '../../fakes/results.ts'

const steps = (failures: readonly ReturnType<typeof failureOf>[]): readonly string[] =>
  failureGroups({ failures: [...failures], plan: planOf() }).map((group) =>
    groupStep(group, (id) => `<${id}>`),
  )

describe('failures', () => {
  it('on another side, in another stage or with another message stand apart, in their order', () => {
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

  it('keep every output that is another one', () => {
    const failures = ['a', 'b', 'c'].map((benchmarkId) =>
      failureOf({ benchmarkId, lastLines: [benchmarkId === 'c' ? 'third' : 'first'] }),
    )
    const [group] = failureGroups({ failures, plan: planOf() })
    expect(group?.failures.map(({ benchmarkId }) => benchmarkId)).toEqual(['a', 'c'])
    expect(group?.ids).toEqual(['a', 'b', 'c'])
  })
})
