import { describe, expect, it } from 'vitest'
import type { ImportedTable } from '../../../src/model/judging/imported.ts'
import { importedText } from '../../../src/render/terminal/imported-text.ts'

const row = {
  name: 'parse',
  unit: 's',
  better: 'lower',
  base: 1e-6,
  head: 2e-6,
  values: [6, 6],
  estimate: 1,
  ci: [0.9, 1.1],
  pAdjusted: 0.001,
  verdict: 'regression',
} as const

const table: ImportedTable = {
  format: 'a tool',
  each: 'process',
  taken: 'base and head were measured one after the other',
  rows: [row],
  onlyBase: [],
  onlyHead: [],
}

describe('importedText', () => {
  it('says that no promise is made, and why', () => {
    const text = importedText(table, 200)
    expect(text).toMatch(/slower +parse +\+100 %/)
    expect(text).toContain('No promise is made: base and head were measured one after the other')
  })

  it('says what repetitions of one process leave out', () => {
    expect(importedText(table, 200)).not.toContain('one process')
    expect(importedText({ ...table, each: 'repetition' }, 200)).toContain('one process')
  })

  it('says why a row is not judged, and what only one side has', () => {
    const single = { ...row, values: [1, 1], ci: null, verdict: 'inconclusive' } as const
    const text = importedText({ ...table, rows: [single], onlyHead: ['new\u001b[31m'] }, 500)
    expect(text).toContain('1 of 1 rows have a single value')
    expect(text).toContain('Only head has new')
    expect(text).not.toContain('\u001b')
  })
})
