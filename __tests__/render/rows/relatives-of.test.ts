import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../../src/render/rows/row.ts'
import { valueCells } from '../../../src/render/rows/row-text.ts'
import { parametersResult } from '../curves.ts'

describe('a reference value', () => {
  it('relates all other values to it, each on its own side', () => {
    const rows = rowsOf(parametersResult)
    const cellsOf = (id: string): readonly string[] | undefined => {
      const row = rows.find(({ benchmarkId }) => benchmarkId === id)
      return row && valueCells(row)
    }
    expect(cellsOf('pool/transport fn=structuredClone')).toEqual([
      '18.1 ms (3.7×)',
      '15.9 ms (3.2×)',
    ])
    expect(cellsOf('pool/transport fn=JSON.stringify')).toEqual(['4.89 ms', '4.89 ms'])
    expect(cellsOf('pool/run workers=1')).toEqual(['800 ms', '801 ms'])
  })

  it('is silent where the reference was not measured', () => {
    const findings = parametersResult.findings.filter(
      ({ benchmarkId }) => benchmarkId !== 'pool/transport fn=JSON.stringify',
    )
    const rows = rowsOf({ ...parametersResult, findings })
    expect(rows.every(({ relative }) => relative === null)).toBe(true)
  })
})
