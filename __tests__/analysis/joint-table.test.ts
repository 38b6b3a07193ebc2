import { describe, expect, it } from 'vitest'
import { withEarlyControls } from '../../src/analysis/joint-table.ts'
import { judgeTable } from '../../src/analysis/judge-table.ts'
import { tableOf } from '../../src/analysis/table-of.ts'
import type { Plan } from '../../src/model/run/plan.ts'
import type { Sample } from '../../src/model/run/sample.ts'
import { blocksOfRound } from '../../src/plan/blocks-of-round.ts'
import { samplesOf } from '../fakes/journals.ts'
import { shardOf } from '../../src/parts/shards/deal-benchmarks.ts'
import { benchmarkOf, planOf } from '../fakes/plans.ts'
import { gatingMetrics } from '../fakes/results.ts'

const metrics = [...gatingMetrics]

function planWith(count: number, changes: Partial<Plan> = {}): Plan {
  const benchmarks = Array.from({ length: count }, (_, at) => benchmarkOf(`row ${at}`))
  return planOf({ benchmarks, metrics, controlShare: 0.1, ...changes })
}

/** What the rounds of a plan would yield, all pairs being slower, in the order of their blocks. */
function measured(plan: Plan, id: string, rounds: number): readonly Sample[] {
  const names = metrics.map((metric) => metric.id)
  return Array.from({ length: rounds }, (_, round) => blocksOfRound(plan, round, [id])).flatMap(
    (blocks) =>
      blocks.flatMap((block) => {
        const effect = block.kind === 'control' ? 0 : 1
        const facts = { count: 1, effect, metrics: names, seed: block.index } as const
        return samplesOf(id, facts)
          .slice(1)
          .map((sample) => ({ ...sample, block }))
      }),
  )
}

describe('withEarlyControls', () => {
  it.each([1, 9, 60, 180])('looks in a shard where the whole table of %i rows would', (rows) => {
    const whole = planWith(rows)
    const { earlyControls } = withEarlyControls(shardOf(whole, { index: 1, of: 3 }))
    expect(earlyControls).toEqual(withEarlyControls(whole).earlyControls)
  })

  it('lets a run call a large change once the first blocks are there, and not before', () => {
    const plan = withEarlyControls(planWith(3))
    const verdictAfter = (rounds: number) => {
      const samples = measured(plan, 'row 1', rounds)
      const { rows } = judgeTable(tableOf({ plan, samples, isGating: true, final: false }))
      return rows.find(({ metric }) => metric === 'time')?.verdict
    }
    expect(verdictAfter(10)).toBe('inconclusive')
    // The warm-up, nine pairs and a control.
    expect(verdictAfter(11)).toBe('regression')
  })

  it('calls nothing of blocks whose order no lot has drawn', () => {
    const plan = withEarlyControls(planWith(3))
    const { earlyControls: _, ...older } = plan
    const samples = measured(plan, 'row 1', 11)
    const { rows } = judgeTable(tableOf({ plan: older, samples, isGating: true, final: false }))
    expect(rows.every(({ verdict }) => verdict !== 'regression')).toBe(true)
  })
})
