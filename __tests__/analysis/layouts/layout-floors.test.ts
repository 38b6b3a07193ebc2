import { describe, expect, it } from 'vitest'
import { layoutFloors, publishedShift } from '../../../src/analysis/layouts/layout-floors.ts'
import { resultOf } from '../../../src/analysis/result-of.ts'
import type { LoadedAddon } from '../../../src/model/build/build.ts'
import type { Pilot } from '../../../src/model/run/sample.ts'
import type { Plan } from '../../../src/model/run/plan.ts'
import { pilotOf, runEntry, samplesOf } from '../../fakes/journals.ts'
import { benchmarkOf, planOf } from '../../fakes/plans.ts'
import { gatingMetrics } from '../../fakes/results.ts'

function addon(byte: string): LoadedAddon {
  return { path: 'build/a.node', content: { sizeBytes: 1, sha256: byte.repeat(64) } }
}

const loaded = (base: string, head: string): Partial<Pilot> => ({
  addons: { base: [addon(base)], head: [addon(head)] },
})

function planWith(changes: Partial<Plan> = {}): Plan {
  return planOf({ benchmarks: [benchmarkOf('one')], metrics: [...gatingMetrics], ...changes })
}

function verdictsOf(effect: number, plan: Plan, pilot: Partial<Pilot>) {
  const { findings } = resultOf([
    runEntry(plan),
    { type: 'pilot', pilot: pilotOf('one', pilot) },
    ...samplesOf('one', { count: 24, effect, metrics: gatingMetrics.map(({ id }) => id) }).map(
      (sample) => ({ type: 'sample', sample }) as const,
    ),
  ])
  return Object.fromEntries(findings.map(({ metric, verdict }) => [metric, verdict]))
}

const isMoved = { time: 'inconclusive', cpu: 'inconclusive', 'peak-memory': 'regression' }

describe('native code that is not linked anew', () => {
  it('is not called slower by what the place of code makes in published addons', () => {
    const refused = planWith({ placements: { refused: 'no linker here takes their objects' } })
    expect(verdictsOf(0.1, refused, loaded('a', 'b'))).toEqual(isMoved)
    // A binary that came with a package.
    expect(verdictsOf(0.1, planWith(), loaded('a', 'b'))).toEqual(isMoved)
  })

  it('is told of with the floor, also where it came ready-made', () => {
    const warningsOf = (plan: Plan, pilot: Partial<Pilot>): readonly string[] =>
      resultOf([runEntry(plan), { type: 'pilot', pilot: pilotOf('one', pilot) }]).warnings.flatMap(
        ({ code, text }) => (code === 'layout' ? [text] : []),
      )
    const [readyMade] = warningsOf(planWith(), loaded('a', 'b'))
    expect(readyMade).toContain('it was not compiled here')
    expect(readyMade).toContain('no change of time up to 48% is called')
    const [refused] = warningsOf(planWith({ placements: { refused: 'nothing' } }), loaded('a', 'b'))
    expect(refused).toContain('because nothing')
    expect(refused).toContain('no change of time up to 48% is called')
    expect(warningsOf(planWith(), loaded('a', 'a'))).toEqual([])
  })

  it('is called slower by more than that', () => {
    expect(verdictsOf(Math.log1p(2 * publishedShift), planWith(), loaded('a', 'b'))).toMatchObject({
      time: 'regression',
    })
  })

  it.each([
    ['the same bytes', {}, loaded('a', 'a')],
    ['links drawn anew', { placements: { by: 'room', alike: false } }, loaded('a', 'b')],
    ['addons wanted as built', { placements: { refused: '-', chosen: true } }, loaded('a', 'b')],
    ['no addon', {}, { addons: { base: [], head: [] } }],
    ['nobody looking', {}, {}],
  ] satisfies [string, Partial<Plan>, Partial<Pilot>][])(
    'has no such floor with %s',
    (_, changes, pilot) => {
      expect(layoutFloors({ plan: planWith(changes), pilots: [pilotOf('one', pilot)] })).toEqual([])
    },
  )
})
