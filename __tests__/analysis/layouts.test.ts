import { describe, expect, it } from 'vitest'
import { randomOf, seedOf } from '../../src/model/random.ts'
import { adaptive } from './simulation/adaptive.ts'
import { laidRow, type LaidRow } from './simulation/layouts.ts'

const looks = [8, 12, 16, 24, 36, 60]

function claims(tables: number, facts: Pick<LaidRow, 'change' | 'layout' | 'laying'>) {
  let claiming = 0
  let worse = 0
  for (let table = 0; table < tables; table++) {
    const random = randomOf(seedOf(17, table, Math.round(facts.layout * 1000)))
    const rows = Array.from({ length: 6 }, (_, at) =>
      laidRow({ name: `row ${String(at)}`, pairs: 60, noise: 0.01, ...facts }, random),
    )
    const ended = adaptive(rows, looks).rows.map(({ verdict }) => verdict)
    worse += ended.filter((verdict) => verdict === 'regression').length
    if (ended.some((one) => one === 'regression' || one === 'improvement')) claiming++
  }
  return { claiming, worse }
}

describe('code that only moves', () => {
  it('is called changed in most tables when each side is linked once', () => {
    expect(claims(20, { change: 0, layout: 0.05, laying: 'once' }).claiming).toBeGreaterThan(15)
  })

  it.each([0, 0.02, 0.05, 0.15])(
    'is not called changed when it is linked anew for every pair, with places that differ by %d',
    (layout) => {
      // At 1% a table, three of 60 have a chance of 0.03.
      expect(claims(60, { change: 0, layout, laying: 'anew' }).claiming).toBeLessThanOrEqual(2)
    },
  )

  it('is not called changed either when rows whose links differ go over to cycles', () => {
    for (const layout of [0, 0.05, 0.1]) {
      const { claiming } = claims(40, { change: 0, layout, laying: 'cycles' })
      expect(claiming).toBeLessThanOrEqual(2)
    }
  })

  it('hides no change of 5% in cycles, where single links hide most of them', () => {
    const facts = { change: 0.05, layout: 0.1 } as const
    expect(claims(10, { ...facts, laying: 'cycles' }).worse).toBeGreaterThan(57)
    expect(claims(10, { ...facts, laying: 'anew' }).worse).toBeLessThan(40)
  })

  it('hides no real change where places make no difference, and no large one where they do', () => {
    expect(claims(10, { change: 0.05, layout: 0, laying: 'anew' }).worse).toBe(60)
    expect(claims(10, { change: 0.5, layout: 0.05, laying: 'anew' }).worse).toBe(60)
  })
})
