import { describe, expect, it } from 'vitest'
import { activeBenchmarksOf } from '../../src/analysis/stopping/active-benchmarks.ts'
import type { Run } from '../../src/analysis/run.ts'
import { samplesOf } from '../fakes/journals.ts'
import { planOf } from '../fakes/plans.ts'
import { failureOf } from '../fakes/results.ts'

function standing(changes: Partial<Run>) {
  return activeBenchmarksOf({ plan: planOf(), pilots: [], samples: [], failures: [], ...changes })
}

const certain = { effect: 0.1, noise: 0.01 }
const unsure = { noise: 0.2 }

describe('standingOf', () => {
  it('goes on with everything before the first look', () => {
    const samples = [
      ...samplesOf('one', { count: 7, ...certain }),
      ...samplesOf('two', { count: 7 }),
    ]
    expect(standing({})).toEqual({ live: ['one', 'two'], decided: 0, rows: 0 })
    expect(standing({ samples })).toEqual({ live: ['one', 'two'], decided: 0, rows: 2 })
  })

  it('stops a benchmark at the look that decides it', () => {
    const samples = [
      ...samplesOf('one', { count: 12, noise: 0.004 }),
      ...samplesOf('two', { count: 12, ...unsure }),
    ]
    expect(standing({ samples })).toEqual({ live: ['two'], decided: 1, rows: 2 })
  })

  it('lets nobody stop between two looks', () => {
    for (const count of [13, 14, 15]) {
      const samples = samplesOf('two', { count, ...unsure })
      expect(standing({ samples }).live).toContain('two')
    }
  })

  it('stops at the last look, decided or not, and counts blocks whose values are missing', () => {
    const samples = samplesOf('two', { count: 60, ...unsure })
    expect(standing({ samples }).live).toEqual(['one'])
    const broken = samples.map((sample) => ({ ...sample, head: {} }))
    expect(standing({ samples: broken }).live).toEqual(['one'])
  })

  it('leaves out what failed', () => {
    expect(standing({ failures: [failureOf({ benchmarkId: 'one' })] }).live).toEqual(['two'])
  })
})
