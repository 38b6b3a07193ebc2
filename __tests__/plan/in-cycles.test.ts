import { describe, expect, it } from 'vitest'
import { blocksOfRound } from '../../src/plan/blocks-of-round.ts'
import { inCycles } from '../../src/plan/in-cycles.ts'
import { benchmarkOf, planOf } from '../fakes/plans.ts'

const plan = planOf({
  benchmarks: [benchmarkOf('one'), benchmarkOf('two')],
  placements: { by: 'room', alike: false },
  controlShare: 1,
})

function linksOf(placed = true): readonly string[] {
  const { placements, ...rest } = plan
  const blocks = blocksOfRound(placed ? plan : rest, 3, ['one', 'two'])
  expect(placements).toBeDefined()
  return inCycles(blocks, new Set(['two']))
    .filter(({ links }) => links === 4)
    .map(({ benchmarkId, kind }) => `${benchmarkId} ${kind}`)
    .toSorted()
}

describe('inCycles', () => {
  it('gives a cycle to what compares builds, and one link to base against itself', () => {
    expect(linksOf()).toEqual(['two pair'])
  })

  it('changes nothing where addons lie as they were built', () => {
    expect(linksOf(false)).toEqual([])
  })
})
