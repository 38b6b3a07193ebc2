import { describe, expect, it } from 'vitest'
import { expectedSecondsOf } from '../../../src/plan/shards/expected-seconds.ts'
import { axisFromText } from '../../../src/plan/contenders/axis.ts'
import { contestsOnAxes } from '../../../src/plan/contenders/contests-on-axes.ts'
import { pilotOf } from '../../fakes/journals.ts'
import { benchmarkOf, startedOf } from '../../fakes/plans.ts'

describe('expectedSecondsOf', () => {
  it('takes what was tried, and for the rest the length that its blocks are given', () => {
    const row = {
      ...startedOf('s', 'node', 's.js'),
      driver: 'suite' as const,
      adapter: 'mitata' as const,
    }
    const rows = ['s/a', 's/b'].map((id) => ({ ...row, id, suite: 's', name: id }))
    const benchmarks = [benchmarkOf('f'), ...rows, { ...benchmarkOf('slow'), measuredSeconds: 3 }]
    const pilots = new Map(rows.map(({ id }) => [id, pilotOf(id, { blockSeconds: 6.04 })]))
    expect(expectedSecondsOf({ benchmarks }, { pilots, earlier: {} })).toEqual([1.8, 12.1, 4.2])
    const earlier = { f: 2.5, 's/a': 1 }
    expect(expectedSecondsOf({ benchmarks }, { pilots, earlier })).toEqual([2.5, 7, 4.2])
  })

  it('takes a contest for as long as its two contenders, where both are known', () => {
    const benchmarks = ['a', 'q', 'r'].map((library) =>
      benchmarkOf(`chain ${library}`, { name: 'chain', parameters: { library } }),
    )
    const axes = [axisFromText('library=a,*')]
    const contests = contestsOnAxes(benchmarks, axes)
    const known = { pilots: new Map(), earlier: { 'chain a': 1, 'chain q': 31 } }
    expect(expectedSecondsOf({ benchmarks, contests: [...contests] }, known)).toEqual([
      1, 31, 1.8, 16, 1.8,
    ])
  })
})
