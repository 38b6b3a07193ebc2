import { describe, expect, it } from 'vitest'
import { cellNumbers, publishedFigures } from './published-figures.ts'
import { publishedDocumentSchema } from '../../scripts/studies/published-document.ts'

const document = publishedDocumentSchema.parse({
  title: 'A study',
  tables: [
    {
      name: 'total',
      title: 'Total',
      columns: ['type', 'one', 'two'],
      rows: [
        ['sync', '5.15ms', '12.35ms'],
        ['async', '', 'fast'],
        ['sync ratio', '1x', '2.40x'],
      ],
    },
    {
      name: 'payloads',
      title: 'Payloads',
      columns: ['payload', 'size', 'stringify', 'marshall'],
      nameColumns: 2,
      rows: [
        ['integers', '91', '4.90', '18.05 (3.68x)'],
        ['integers', '1396', '33.66', '146.33 (4.35x)'],
        ['twice', '1', '1', '1'],
        ['twice', '1', '2', '2'],
      ],
    },
  ],
})

describe('a cell of a printed table', () => {
  it.each([
    ['0.01ms', 0.01, null],
    ['3,662x', 3662, null],
    ['18.05 (3.68x)', 18.05, 3.68],
    ['~15%', 15, null],
    ['61 sec', 61, null],
    ['23829', 23829, null],
    ['8,649521600', 8649.5216, null],
    ['~ 40%', 40, null],
    ['1/10th', 0.1, null],
    ['about half', 0.5, null],
  ])('%s is read', (cell, value, ratio) => {
    expect(cellNumbers(cell)).toEqual({ value, ratio })
  })

  it('that holds no number is none', () => {
    expect(cellNumbers('Windows Server 2012')).toBeNull()
    expect(cellNumbers('')).toBeNull()
  })
})

describe('published figures', () => {
  it('are taken from rows and columns of the document, empty cells left out', () => {
    const from = { table: 'total', rows: { now: 'sync' }, columns: { first: 'one', second: 'two' } }
    expect(publishedFigures([from], document)).toEqual({
      published: { now: { first: 5.15, second: 12.35 } },
    })
    const empty = { table: 'total', rows: { later: 'async' }, columns: { first: 'one' } }
    expect(publishedFigures([empty], document)).toEqual({})
  })

  it('are turned, converted, or told as ratios', () => {
    const turned = {
      table: 'total',
      rows: { second: 'two' },
      columns: { now: 'sync' },
      transposed: true,
      times: 1000,
    } as const
    const ratios = {
      table: 'total',
      rows: { now: 'sync ratio' },
      columns: { second: 'two' },
      ratios: true,
    } as const
    expect(publishedFigures([turned, ratios], document)).toEqual({
      published: { second: { now: 12_350 } },
      publishedRatios: { now: { second: 2.4 } },
    })
  })

  it('bring the ratio that is printed in their cell', () => {
    const rows = { small: 'integers, 91', large: 'integers, 1396' }
    const from = { table: 'payloads', rows, columns: { marshall: 'marshall' } }
    expect(publishedFigures([from], document)).toEqual({
      published: { small: { marshall: 18.05 }, large: { marshall: 146.33 } },
      publishedRatios: { small: { marshall: 3.68 }, large: { marshall: 4.35 } },
    })
  })

  it.each([
    ['table', 'diff', 'sync', 'one', 'expected a table of the document "A study", got "diff"'],
    ['row', 'total', 'mixed', 'one', 'expected a row of the document "A study"'],
    ['column', 'total', 'sync', 'three', 'got "total: three"'],
    ['value in the names of the rows', 'total', 'sync', 'type', 'expected a column'],
    ['number', 'total', 'async', 'two', 'expected a number'],
    ['single row', 'payloads', 'twice, 1', 'stringify', 'expected a single row'],
  ])('are refused where there is no such %s', (_, table, row, column, message) => {
    const from = { table, rows: { ours: row }, columns: { ours: column } }
    expect(() => publishedFigures([from], document)).toThrow(message)
  })
})
