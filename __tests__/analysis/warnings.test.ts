import { expect, it } from 'vitest'
import type { PairContention } from '../../src/model/judging/judged-row.ts'
import { randomOf } from '../../src/model/random.ts'
import { judgeRow, normalOf, pairsOf, rowOf } from './rows.ts'

const quiet: PairContention = { runDelayRatio: 0.001, stealRatio: 0 }

function codesOf({ warnings }: { warnings: readonly { code: string }[] }): readonly string[] {
  return warnings.map(({ code }) => code)
}

/** Pairs multiplied by a factor that depends on the place of each run in time. */
function shaped(count: number, factor: (slot: number) => number): [number, number][] {
  return pairsOf(count).map(([base, head], index) => [
    base * factor(2 * index),
    head * factor(2 * index + 1),
  ])
}

it('are silent on a quiet row', () => {
  const contention = Array.from({ length: 24 }, () => quiet)
  expect(judgeRow(rowOf(pairsOf(24), { contention })).warnings).toEqual([])
})

it.each([
  [{ ...quiet, runDelayRatio: 0.2 }, '20%'],
  [{ ...quiet, stealRatio: 0.03 }, '3%'],
])('tell of other work on the machine', (state, words) => {
  const contention = Array.from({ length: 24 }, () => state)
  const [warning] = judgeRow(rowOf(pairsOf(24), { contention })).warnings
  expect(warning?.code).toBe('contention')
  expect(warning?.text).toContain(words)
})

it('blame other work for an open row only where its waiting can make the spread', () => {
  const waiting = (share: number) =>
    Array.from({ length: 8 }, () => ({ ...quiet, runDelayRatio: share }))
  const open = (share: number, changes = {}) =>
    codesOf(judgeRow(rowOf(pairsOf(8, { noise: 0.2 }), { contention: waiting(share), ...changes })))
  expect(open(0.3)).toContain('contention')
  expect(open(0.06)).not.toContain('contention')
  expect(open(0.3, { metric: 'peak-memory', unit: 'B' })).not.toContain('contention')
  const steady = rowOf(pairsOf(24, { effect: 0.09 }), { unit: 'B', contention: waiting(0.3) })
  expect(codesOf(judgeRow(steady))).not.toContain('contention')
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

it('tell that the second run of a pair is slower', () => {
  const random = randomOf(5)
  const order = Array.from({ length: 24 }, () => (random.coin() ? 'BH' : 'HB'))
  const pairs = pairsOf(24).map(([base, head], index): [number, number] =>
    order[index] === 'BH' ? [base, head * 1.05] : [base * 1.05, head],
  )
  const warning = judgeRow(rowOf(pairs, { order })).warnings.find(({ code }) => code === 'order')
  expect(warning?.text).toMatch(/reads 4\.\d% more|reads 5(\.\d)?% more/)
  expect(codesOf(judgeRow(rowOf(pairs)))).not.toContain('order')
})

it('tell of drift', () => {
  expect(codesOf(judgeRow(rowOf(shaped(36, (slot) => 1 + slot / 100))))).toContain('drift')
})

it('tell of two speeds, of a contender by its name', () => {
  const random = randomOf(9)
  const pairs = shaped(36, () => (random.next() < 0.4 ? 1.3 : 1))
  expect(codesOf(judgeRow(rowOf(pairs)))).toContain('two-speeds')
  const labels = { base: 'a.js', head: 'b.js' }
  const texts = judgeRow({ ...rowOf(pairs), labels }).warnings.map(({ text }) => text)
  expect(texts.join()).toMatch(/two speeds: .* runs of a\.js are/)
  expect(texts.join()).not.toMatch(/of (base|head) are/)
})

it('tell of a coarse clock, by few sizes or by wide steps', () => {
  const ticks = pairsOf(24, { noise: 0.1 }).map(([base, head]): [number, number] => [
    Math.round(base * 20) / 20,
    Math.round(head * 20) / 20,
  ])
  expect(codesOf(judgeRow(rowOf(ticks)))).toContain('coarse-clock')
  const same = Array.from({ length: 24 }, () => [1, 1] as const)
  expect(codesOf(judgeRow(rowOf(same)))).not.toContain('coarse-clock')
  // Readings that were converted and averaged differ in their last digits.
  const rounded = same.map((_, index) => [1 + (index % 3) * 1e-13, 1] as const)
  expect(codesOf(judgeRow(rowOf(rounded)))).not.toContain('coarse-clock')
})

it('tell when more pairs than the plan has would be needed', () => {
  const judged = judgeRow(rowOf(pairsOf(60, { noise: 0.15, seed: 3 })))
  const warning = judged.warnings.find(({ code }) => code === 'hopeless')
  expect(warning?.text).toContain('after 60 pairs')
})

it('tell of too few pairs once no more will come, and of failed ones', () => {
  const few = rowOf([[null, 1], ...pairsOf(3)])
  expect(codesOf(judgeRow(few))).toEqual(['too-few-pairs', 'dropped-pairs'])
  expect(codesOf(judgeRow(few, { final: false }))).toEqual(['dropped-pairs'])
})

it('tell when other programs had the CPUs of the threads whose time is missing', () => {
  const waiting = { ...quiet, runDelayRatio: 0.6 }
  const row = rowOf([[null, null], ...pairsOf(30)], {
    metric: 'time',
    contention: [waiting, ...Array.from({ length: 30 }, () => quiet)],
  })
  const text = judgeRow(row).warnings.find(({ code }) => code === 'contention')?.text
  expect(text).toContain("other programs use the CPUs that this benchmark's threads need")
  const failed = { ...row, contention: row.contention.map(() => quiet) }
  const other = judgeRow(failed).warnings.find(({ code }) => code === 'dropped-pairs')?.text
  expect(other).toContain('a run failed, or other programs seem to have kept threads')
})

it('change no number', () => {
  const contention = Array.from({ length: 36 }, () => ({ ...quiet, stealRatio: 0.5 }))
  const { warnings: _, ...loud } = judgeRow(rowOf(pairsOf(36), { contention }))
  const { warnings: __, ...silent } = judgeRow(rowOf(pairsOf(36)))
  expect(loud).toEqual(silent)
})
