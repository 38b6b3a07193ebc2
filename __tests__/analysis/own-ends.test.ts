import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { wordOfOwnEnds, type OwnEndsWord } from '../../src/analysis/result/own-ends.ts'
import type { BySide, Side } from '../../src/model/build/side.ts'
import { faultOf, faultsIn, type Failure } from '../../src/model/judging/failure.ts'
import { failureOf } from '../fakes/results.ts'

describe('faults', () => {
  const of = (
    side: Side | null,
    benchmarkId: string | null = 'one',
    changes: Partial<Failure> = {},
  ) => failureOf({ side, benchmarkId, ...changes })
  const ours = of('head', 'one', { ours: 'budget' })

  it.each([
    ['head', [of('head')]],
    ['base', [of('base')]],
    ['both', [of(null)]],
    ['both', [of('head'), of('base')]],
    ['both', [of('head'), of(null)]],
    ['ours', [ours]],
    ['head', [ours, of('head')]],
  ])('%s', (fault, failures) => {
    expect(faultOf(failures)).toBe(fault)
  })

  it('are those of each benchmark, and never of head alone where base as a whole fails', () => {
    expect([...faultsIn([of('head'), of('base', 'two')])]).toEqual([
      ['one', 'head'],
      ['two', 'base'],
    ])
    expect([...faultsIn([of('head'), of('base', null)])]).toEqual([
      ['one', 'both'],
      [null, 'base'],
    ])
    expect([...faultsIn([of('head', null)])]).toEqual([[null, 'head']])
  })
})

/**
 * How often a row gets each word, exactly, where processes end by themselves with these probabilities: a pair in
 * which one does is started again until all pairs are complete.
 */
function chancesOf(p: BySide<number>, pairs: number): Readonly<Record<OwnEndsWord, number>> {
  // Of two that would both end, either is seen.
  const seen = { base: p.base * (1 - p.head / 2), head: p.head * (1 - p.base / 2) }
  const none = (1 - p.base) * (1 - p.head)
  const words = { failed: 0, unknown: 0, kept: 0 }
  for (let head = 0; head <= 200; head++) {
    let chance = none ** pairs
    for (let at = 1; at <= head; at++) chance *= (seen.head * (pairs - 1 + at)) / at
    for (let base = 0; base <= (p.base === 0 ? 0 : 20); base++) {
      if (base > 0) chance *= (seen.base * (pairs - 1 + head + base)) / base
      words[wordOfOwnEnds({ base, head })] += chance
    }
  }
  return words
}

describe('how often a row gets each word', () => {
  const document = readFileSync(new URL('../../docs/statistics.md', import.meta.url), 'utf8')
  const percent = (share: number): string => `${String(Number((100 * share).toPrecision(2)))}%`
  const exact = (share: number): string =>
    share > 0.1 ? `${(100 * share).toFixed(1)}%` : percent(share)
  const shown = ({ failed, unknown, kept }: Readonly<Record<OwnEndsWord, number>>): string =>
    [failed, unknown, kept]
      .map((share) => exact(share < 1e-6 ? 0 : share).replace('100.0', '100'))
      .join(' | ')

  it.each([8, 12, 24, 60])('after %i pairs is what docs/statistics.md has', (pairs) => {
    const unchanged = chancesOf({ base: 1 / 200, head: 1 / 200 }, pairs + 2)
    const broken = chancesOf({ base: 0, head: 0.3 }, pairs + 2)
    for (const { failed, unknown, kept } of [unchanged, broken])
      expect(failed + unknown + kept).toBeCloseTo(1, 6)
    expect(document).toContain(
      `| ${pairs} | ${pairs + 2} | ${shown(unchanged)} | ${shown(broken)} |`,
    )
  })
})
