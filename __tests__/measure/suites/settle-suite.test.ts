import { expect, it } from 'vitest'
import { fewerRows, firstRows } from '../../../src/measure/suites/settle-suite.ts'
import type { SuiteRow } from '../../../src/model/run/suite.ts'

const row = (name: string, value: number): SuiteRow => ({ name, value, unit: 's', better: 'lower' })
const quick = row('quick', 1e-6)
const also = row('also', 2e-6)
const slow = row('slow', 3)

it('firstRows are those that both sides have told, before one that would keep the others from being called, and at least one', () => {
  const namesOf = (head: readonly SuiteRow[], base: readonly SuiteRow[], seconds: number) =>
    firstRows({ base, head }, seconds, () => 7).head.map(({ name }) => name)
  const all = [quick, also, slow, row('last', 1e-6)]
  expect(namesOf(all, all, 30)).toEqual(['quick', 'also'])
  expect(namesOf([quick, also], [quick, row('also', 3)], 30)).toEqual(['quick'])
  expect(namesOf([quick, also], [quick], 30)).toEqual(['quick'])
  const { base } = firstRows({ base: [quick, also], head: [also] }, 30, () => 7)
  expect(base).toEqual([also])
  expect(namesOf([slow, quick], [slow, quick], 1)).toEqual(['slow'])
})

it('fewerRows keeps all that can be called with the fewest calls, else as many of the first as fit, at least one', () => {
  const rows = ['a', 'b', 'c', 'd'].map((name) => row(name, 1e-6))
  const calls = { a: 9, b: 9, c: 9, d: 9, '': 2 }
  const settled = { rows: { base: rows, head: rows }, calls, seconds: 8, workSeconds: 4 }
  expect(fewerRows(settled, 50, () => 7)).toBe(settled)
  const two = fewerRows(settled, 30, () => 7)
  expect(two.rows.head.map(({ name }) => name)).toEqual(['a', 'b'])
  expect(two.rows.base).toEqual(two.rows.head)
  expect(two).toMatchObject({ seconds: 4, workSeconds: 2 })
  expect(two.calls).toEqual({ a: 9, b: 9, '': 2 })
  expect(fewerRows(settled, -1, () => 7).rows.head.map(({ name }) => name)).toEqual(['a'])
})
