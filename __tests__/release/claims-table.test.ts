import { expect, it } from 'vitest'
import { claimsTable } from '../../scripts/false-claims/claims-table.ts'

const none = { rows: 2, called: [] }
const quiet = { verdict: none, others: none }
const wrong = { verdict: { rows: 2, called: ['hash time'] }, others: none }

function of(count: number, ...first: Parameters<typeof claimsTable>[0]): typeof first {
  return [...first, ...Array.from({ length: count - first.length }, () => quiet)]
}

it('the table of false claims says how often nothing was called although nothing had changed', () => {
  const { text, tooMany } = claimsTable(of(20))
  // Wilson 1927 for 0 of 20: z² / (20 + z²).
  expect(text).toContain('| of the verdict | 20 | 40 | 0 | 0.0% | 0.0% … 16.1% | 1.0% |')
  expect(tooMany).toBe(false)
})

it('the table of false claims names what was called, and does not judge by one comparison', () => {
  const one = { verdict: { rows: 2, called: ['hash `x` time'] }, others: none }
  const { text, tooMany } = claimsTable(of(20, one))
  expect(text).toContain("- comparison 1: `hash 'x' time`")
  expect(tooMany).toBe(false)
})

it('the table of false claims counts what only informs apart', () => {
  const informing = { verdict: none, others: { rows: 9, called: ['hash system-time'] } }
  const { text } = claimsTable(of(20, informing))
  expect(text).toContain('| of the verdict | 20 | 40 | 0 |')
  expect(text).toContain('| the others | 20 | 47 | 1 | 5.0% |')
})

it('the table of false claims says when it is more than was promised', () => {
  expect(claimsTable(of(20, wrong, wrong, wrong)).tooMany).toBe(true)
  const informing = { verdict: none, others: wrong.verdict }
  expect(claimsTable(of(20, informing, informing, informing)).tooMany).toBe(true)
})
