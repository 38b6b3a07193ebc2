import { describe, expect, it } from 'vitest'
import { resultOf } from '../../src/analysis/result-of.ts'
import { renderReport } from '../../src/render/comment/report.ts'
import type { Plan } from '../../src/model/run/plan.ts'
import { journalOf, samplesOf } from '../fakes/journals.ts'
import { benchmarkOf, planOf } from '../fakes/plans.ts'

function reported(placements: Plan['placements']) {
  const plan = planOf({
    benchmarks: [benchmarkOf('one')],
    ...(placements === undefined ? {} : { placements }),
  })
  const result = resultOf(journalOf(plan, { one: samplesOf('one', { count: 12 }) }))
  return { result, report: renderReport(result) }
}

describe('how addons lay while they were measured', () => {
  it('is no matter where none was compiled', () => {
    const { result, report } = reported(undefined)
    expect(result.warnings).toEqual([])
    expect(report).not.toContain('Layouts')
  })

  it('is told where they were linked anew', () => {
    expect(reported({ by: 'mold', alike: false }).report).toContain('in a random order set by mold')
    expect(reported({ by: 'room', alike: true }).report).toContain('the same on both sides')
  })

  it('is a doubt where they could not be', () => {
    const { result, report } = reported({ refused: 'only Linux linkers are supported' })
    expect(result.warnings).toMatchObject([{ code: 'layout' }])
    expect(report).toContain('only Linux linkers are supported')
    expect(report).not.toContain('**Layouts**')
  })
})
