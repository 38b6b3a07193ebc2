import { expect, it } from 'vitest'
import { randomOf, seedOf } from '../../src/model/random.ts'
import { adaptive } from './simulation/adaptive.ts'
import { mixedRow, type Mixture } from './simulation/mixtures.ts'
import { isWhole } from '../whole.ts'

const usual: Mixture = { call: 0.002, processNoise: 0.007, batchNoise: 0.03, odd: 0.01 }
const tables = isWhole ? 40 : 20

/** In what share of the tables of one row it is the same at the end. */
function sameShare(mixture: Mixture, hasCosts = true): number {
  const ends = Array.from({ length: tables }, (_, table) => {
    const row = mixedRow(mixture, 60, randomOf(seedOf(11, table, 0, 0)))
    const rows = [hasCosts ? row : { ...row, costs: null }]
    return adaptive(rows, [8, 12, 16, 24, 36, 60]).rows[0]?.verdict
  })
  return ends.filter((verdict) => verdict === 'unchanged').length / tables
}

// Room around the shares that are derived: 5%, 65%, 30%, and nearly all.
it.each<readonly [string, Partial<Mixture>, number, number]>([
  ['one call in fifty that waits', { slowCalls: { share: 0.02, seconds: 0.06 } }, 0, 0.2],
  ['a tenth of processes', { slowProcesses: { share: 0.1, factor: 1.5 } }, 0.25, 0.8],
  ['a fifth of processes', { slowProcesses: { share: 0.2, factor: 1.5 } }, 0, 0.45],
  ['nothing', {}, 0.95, 1],
])('%s is the same in as many tables as derived', (_, change, least, most) => {
  const share = sameShare({ ...usual, ...change })
  expect(share).toBeGreaterThanOrEqual(least)
  expect(share).toBeLessThanOrEqual(most)
})

it('the centre alone calls one call in fifty that waits the same', () => {
  const waits = { ...usual, slowCalls: { share: 0.02, seconds: 0.06 } }
  expect(sameShare(waits, false)).toBeGreaterThanOrEqual(0.95)
})
