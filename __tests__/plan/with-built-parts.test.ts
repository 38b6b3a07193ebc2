import { describe, expect, it } from 'vitest'
import type { Plan } from '../../src/model/run/plan.ts'
import { assertSameRun } from '../../src/plan/assert-same-run.ts'
import { withBuiltParts } from '../../src/plan/with-built-parts.ts'
import { runEntry } from '../fakes/journals.ts'
import { planOf } from '../fakes/plans.ts'
import { buildOf } from '../fakes/results.ts'

const builds = { base: buildOf('base'), head: buildOf('head') }

/** Continues a run before anything is built. */
function continued(before: Plan, now: Plan, layouts?: number): () => void {
  const entry = runEntry(before, builds)
  if (entry.type !== 'run') throw new Error('expected a first line')
  const plan = withBuiltParts(now, before, { layouts })
  return () => assertSameRun(entry, { version: entry.version, plan, builds: null })
}

describe('withBuiltParts', () => {
  const { policy } = planOf()

  it.each<readonly [string, Partial<Plan>]>([
    ['addons are linked anew', { placements: { by: 'mold', alike: true } }],
    ['addons are not linked anew', { placements: { refused: 'no linker' } }],
    ['control blocks come early', { earlyControls: { pairs: 8, controls: 1 } }],
  ])('lets a run in which %s go on', (_, parts) => {
    expect(continued(planOf(parts), planOf())).not.toThrow()
  })

  it('lets a run in few layouts go on, and none with other looks', () => {
    const placements = { by: 'mold', alike: false } as const
    const before = planOf({ placements, policy: { ...policy, looks: [4] } })
    expect(continued(before, planOf(), 4)).not.toThrow()
    expect(continued(before, planOf())).toThrow('alpha, pairs or limit')
  })
})
