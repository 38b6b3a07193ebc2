import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { studyOfToday } from '../../scripts/studies/page-of.ts'
import { publishedFigures } from './published-figures.ts'
import { suiteNames } from '../../src/workspace/open-suite.ts'
import { realHost } from '../fakes/real-host.ts'

const host = realHost()
const root = fileURLToPath(new URL('../../benchmarks/suites', import.meta.url))
const names = await suiteNames(root, host)

describe.each(names)('the figures that %s prints as published', async (name) => {
  const { tables: ownTables, document } = await studyOfToday(name)
  const { shown = {}, tables = [], notShown = {} } = document ?? {}

  it('are those of the document, and not written by hand', () => {
    const titles = new Set(ownTables.map(({ title }) => title))
    expect(Object.keys(shown).filter((title) => !titles.has(title))).toEqual([])
    for (const { title, rows, published, publishedRatios } of ownTables) {
      const from = shown[title] ?? []
      const figures = document === null ? {} : publishedFigures(from, document)
      expect({ title, published, publishedRatios }).toEqual({
        title,
        published: undefined,
        publishedRatios: undefined,
        ...figures,
      })
      const labels = Array.isArray(rows) ? rows.map(({ label }) => label) : null
      const named = from.flatMap((one) => Object.keys(one.rows))
      expect(named.filter((label) => labels?.includes(label) === false)).toEqual([])
    }
  })

  it('are in the document, whose other tables are listed by name', () => {
    const used = new Set(Object.values(shown).flatMap((from) => from.map(({ table }) => table)))
    const left = tables.map((table) => table.name).filter((table) => !used.has(table))
    const whole = Object.keys(notShown).filter((what) => !what.includes(': '))
    expect(left.toSorted()).toEqual(whole.toSorted())
  })

  it('are all of the document, unless it says why a row or column is left out', () => {
    const shownCells = new Set(
      Object.values(shown)
        .flat()
        .flatMap(({ table, rows, columns, transposed }) =>
          Object.values(rows).flatMap((row) =>
            Object.values(columns).map((column) =>
              [table, ...(transposed === true ? [column, row] : [row, column])].join('|'),
            ),
          ),
        ),
    )
    const missing = tables.flatMap(({ name: table, columns, nameColumns, rows }) =>
      rows.flatMap((cells) => {
        const row = cells.slice(0, nameColumns).join(', ')
        return columns.flatMap((column, at) => {
          if (at < nameColumns || cells[at] === '' || table in notShown) return []
          const isTold = [row, column].some((part) => `${table}: ${part}` in notShown)
          const cell = [table, row, column].join('|')
          return isTold === shownCells.has(cell) ? [cell] : []
        })
      }),
    )
    expect(missing).toEqual([])
  })

  it('come from tables whose rows are complete and have names of their own', () => {
    for (const table of tables) {
      const rowNames = table.rows.map((row) => row.slice(0, table.nameColumns).join(', '))
      expect(new Set(rowNames).size, `${table.name}: rows`).toBe(rowNames.length)
      expect(new Set(table.columns).size, `${table.name}: columns`).toBe(table.columns.length)
      expect(table.rows.filter((row) => row.length !== table.columns.length)).toEqual([])
    }
  })
})
