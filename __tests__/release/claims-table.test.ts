import { describe, expect, it } from 'vitest'
import { claimsTable } from '../../scripts/false-claims/claims-table.ts'

const quiet = { rows: 2, called: [] }

describe('the table of false claims', () => {
  it('says how often nothing was called although nothing had changed', () => {
    const { text, tooMany } = claimsTable(Array.from({ length: 20 }, () => quiet))
    // Wilson 1927 for 0 of 20: z² / (20 + z²).
    expect(text).toContain('| 20 | 40 | 0 | 0.0 % | 0.0 % … 16.1 % | 1.0 % |')
    expect(tooMany).toBe(false)
  })

  it('names what was called, and does not judge by one table', () => {
    const tables = [
      { rows: 2, called: ['hash `x` time'] },
      ...Array.from({ length: 19 }, () => quiet),
    ]
    const { text, tooMany } = claimsTable(tables)
    expect(text).toContain("- table 1: `hash 'x' time`")
    expect(tooMany).toBe(false)
  })

  it('says when it is more than was promised', () => {
    const wrong = { rows: 2, called: ['hash time'] }
    expect(
      claimsTable([wrong, wrong, wrong, ...Array.from({ length: 17 }, () => quiet)]).tooMany,
    ).toBe(true)
  })
})
