import { describe, expect, it } from 'vitest'
import { resultOf } from '../../src/analysis/result-of.ts'
import { renderReport } from '../../src/render/comment/comment.ts'
import { renderTerminal } from '../../src/render/terminal/terminal.ts'
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

function ofCycles(effect: number) {
  const plan = planOf({
    benchmarks: [benchmarkOf('one')],
    placements: { by: 'mold', alike: false },
  })
  const samples = samplesOf('one', { count: 12, effect, noise: 0.0001 }).map((sample) => ({
    ...sample,
    block: { ...sample.block, links: 4 },
    parts: [0, 0.1, 0.2, 0.3].map((log) => ({ base: { time: 1 }, head: { time: Math.exp(log) } })),
  }))
  const result = resultOf(journalOf(plan, { one: samples }))
  const terminal = renderTerminal(result, { width: 100, colours: false })
  return { result, report: renderReport(result), terminal }
}

describe('how addons lay while they were measured', () => {
  it('is told where they were linked anew', () => {
    expect(reported({ by: 'mold', alike: false }).report).toContain('in a random order set by mold')
    expect(reported({ by: 'room', alike: true }).report).toContain('the same on both sides')
    const { report } = reported({ by: 'mold', alike: false, node: true })
    expect(report).toContain('Node.js itself and the addons were linked again for every round')
  })

  it('is told row by row where it matters, and whether the change is within that', () => {
    const { report, terminal, result } = ofCycles(0.03)
    expect(result.layouts).toMatchObject([{ benchmarkId: 'one', metric: 'time' }])
    // Pairs of links differ by 0, 10, 20 and 30%: 12.9% for two sides, 9.1% for one.
    expect(result.layouts?.[0]?.ratio).toBeCloseTo(Math.expm1(0.129 / Math.SQRT2), 2)
    const line = 'layouts of base differ by ±9.6%; the change, +3.0%, is within that'
    expect(report).toContain(`\`one\`: ${line}`)
    expect(terminal.replaceAll(/\s+/g, ' ')).toContain(`one: ${line}`)
    expect(ofCycles(0.3).report).toContain('is larger than that')
    expect(reported({ by: 'mold', alike: false }).result.layouts).toBeUndefined()
  })

  it('is a doubt where they could not be', () => {
    const { result, report } = reported({ refused: 'only Linux linkers are supported' })
    expect(result.warnings).toMatchObject([{ code: 'layout' }])
    expect(report).toContain('only Linux linkers are supported')
    expect(report).not.toContain('**Layouts**')
  })
})
