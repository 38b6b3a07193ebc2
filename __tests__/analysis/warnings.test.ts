import { describe, expect, it } from 'vitest'
import type { PairContention } from '../../src/model/judging/judged-row.ts'
import { randomOf } from '../../src/model/random.ts'
import { judgeRow, normalOf, pairsOf, rowOf } from './rows.ts'

const quiet: PairContention = { runDelayRatio: 0.001, stealRatio: 0 }

function codesOf({ warnings }: { warnings: readonly { code: string }[] }): readonly string[] {
  return warnings.map(({ code }) => code)
}

describe('warnings', () => {
  it('are silent on a quiet row', () => {
    const contention = Array.from({ length: 24 }, () => quiet)
    expect(judgeRow(rowOf(pairsOf(24), { contention })).warnings).toEqual([])
  })

  it('say that a spread which one side alone has is in its code', () => {
    const random = randomOf(4)
    const pairs = pairsOf(24).map(([base, head]): [number, number] => [
      base,
      head * (random.next() < 0.3 ? 1.5 : 1),
    ])
    const contention = Array.from({ length: 24 }, () => ({ ...quiet, runDelayRatio: 0.6 }))
    const judged = judgeRow(rowOf(pairs, { contention }))
    expect(codesOf(judged)).toEqual(expect.arrayContaining(['head-scatters', 'two-speeds']))
    expect(codesOf(judged)).not.toContain('contention')
    const turned = pairs.map(([base, head]): [number, number] => [head, base])
    expect(codesOf(judgeRow(rowOf(turned)))).toContain('base-scatters')
    const texts = judged.warnings.map(({ text }) => text).join()
    expect(texts).not.toContain('a quieter machine, ')
    // Of equal sides with far runs hardly any row says so.
    const said = Array.from({ length: 1000 }, () => {
      const value = (): number => Math.exp(0.1 * normalOf(random) * (random.next() < 0.1 ? 4 : 1))
      return codesOf(judgeRow(rowOf(Array.from({ length: 8 }, () => [value(), value()] as const))))
    }).filter((codes) => codes.some((code) => code.endsWith('-scatters')))
    expect(said.length).toBeLessThan(30)
  })

  it('change no number', () => {
    const contention = Array.from({ length: 36 }, () => ({ ...quiet, stealRatio: 0.5 }))
    const { warnings: _, ...loud } = judgeRow(rowOf(pairsOf(36), { contention }))
    const { warnings: __, ...silent } = judgeRow(rowOf(pairsOf(36)))
    expect(loud).toEqual(silent)
  })
})
