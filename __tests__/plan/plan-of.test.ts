import { withDefaults } from '../../src/settings/settings.ts'
import { describe, expect, it } from 'vitest'
import type { HistoryRow } from '../../src/model/judging/history.ts'
import { planSchema } from '../../src/model/run/plan.ts'
import { settingsFromConfig } from '../../src/settings/config.ts'
import { planOf, type PlanParts } from '../../src/plan/plan-of.ts'
import { settingFromText } from '../../src/settings/setting-from-text.ts'
import { settingNamesOf } from '../../src/settings/settings.ts'
import { benchmarkOf, revisionOf, timeMetric } from '../fakes/plans.ts'

const row: HistoryRow = {
  benchmarkId: 'one',
  metric: 'time',
  floor: 0.01,
  pairSpread: 0.02,
  runs: 3,
}

const parts: PlanParts = {
  revisions: { base: revisionOf('base'), head: revisionOf('head') },
  planned: { benchmarks: [benchmarkOf('one')], added: ['new'], removed: [] },
  metrics: [timeMetric],
  history: [],
  seed: 5,
}

describe('planOf', () => {
  it('holds the settings over the defaults', () => {
    const plan = planOf(withDefaults({ pairs: 20, budget: 90, control: 0, threshold: 0.05 }), parts)
    expect(planSchema.parse(plan)).toEqual(plan)
    expect(plan).toMatchObject({
      added: ['new'],
      budgetSeconds: 90,
      controlShare: 0,
      metrics: [{ threshold: 0.05 }],
      policy: { alpha: 0.01, looks: [8, 12, 16, 20] },
    })
    expect(planOf(withDefaults({}), parts)).toMatchObject({
      budgetSeconds: null,
      controlShare: 0.1,
    })
  })

  it('says how long blocks shall be only where a preset does', () => {
    expect(planOf(withDefaults({}), { ...parts, measuredSeconds: 0.4 }).benchmarks).toMatchObject([
      { id: 'one', measuredSeconds: 0.4 },
    ])
    expect(planOf(withDefaults({}), parts).benchmarks[0]).not.toHaveProperty('measuredSeconds')
  })

  it('carries what the history knows of its own benchmarks, so that a result needs no file', () => {
    const history = [row, { ...row, benchmarkId: 'other' }]
    expect(planOf(withDefaults({}), { ...parts, history }).history).toEqual([row])
    expect(planOf(withDefaults({}), parts).history).toEqual([])
  })
})

describe('the setting of the history', () => {
  it('can be given everywhere, as the name of a file', () => {
    for (const place of ['option', 'input', 'config'] as const) {
      expect(settingNamesOf(place)).toContain('history')
    }
    const history = 'bench/history.json'
    expect(settingFromText('history', ` ${history} `, '--history')).toEqual({ history })
    expect(settingsFromConfig({ history }, 'deadheat.yml')).toEqual({ history })
    expect(() => settingFromText('history', '', '--history')).toThrow('--history cannot be ""')
  })
})
