import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readStudy } from '../../src/parts/studies/read-study.ts'
import { openSuite, suiteNames } from '../../src/workspace/open-suite.ts'
import { realHost } from '../fakes/real-host.ts'

const host = realHost()
const root = fileURLToPath(new URL('../../benchmarks/suites', import.meta.url))
const names = await suiteNames(root, host)

const partsSchema = z.record(z.string(), z.string())

const fromSchema = z.object({
  tables: z.array(
    z.object({
      from: z
        .array(
          z.object({
            table: z.string(),
            rows: partsSchema,
            columns: partsSchema,
            transposed: z.boolean().optional(),
          }),
        )
        .default([]),
    }),
  ),
})

const writtenFigures = new Set(['published', 'publishedBesides', 'publishedRatios'])

describe.each(names)('the figures that %s prints as published', (name) => {
  const written: { readonly tables: readonly object[] } = JSON.parse(
    readFileSync(join(root, name, 'suite.json'), 'utf8'),
  )

  it('are those of the document, and not written by hand', () => {
    const keys = written.tables.flatMap((table) => Object.keys(table))
    expect(keys.filter((key) => writtenFigures.has(key))).toEqual([])
  })

  it('are in the document, whose other tables are listed by name', async () => {
    const { document } = await readStudy(await openSuite(name, root, host), host)
    if (document === null) return
    const used = new Set(JSON.stringify(written).match(/(?<="table":")[^"]+/g))
    const left = document.tables.map((table) => table.name).filter((table) => !used.has(table))
    const whole = Object.keys(document.notShown).filter((what) => !what.includes(': '))
    expect(left.toSorted()).toEqual(whole.toSorted())
  })

  it('are all of the document, unless it says why a row or column is left out', async () => {
    const { document } = await readStudy(await openSuite(name, root, host), host)
    const { tables: ownTables } = fromSchema.parse(written)
    const shown = new Set(
      ownTables
        .flatMap(({ from }) => from)
        .flatMap(({ table, rows, columns, transposed }) =>
          Object.values(rows).flatMap((row) =>
            Object.values(columns).map((column) =>
              [table, ...(transposed === true ? [column, row] : [row, column])].join('|'),
            ),
          ),
        ),
    )
    const { tables = [], notShown = {} } = document ?? {}
    const missing = tables.flatMap(({ name: table, columns, nameColumns, rows }) =>
      rows.flatMap((cells) => {
        const row = cells.slice(0, nameColumns).join(', ')
        return columns.flatMap((column, at) => {
          if (at < nameColumns || cells[at] === '' || table in notShown) return []
          const isTold = [row, column].some((part) => `${table}: ${part}` in notShown)
          const cell = [table, row, column].join('|')
          return isTold === shown.has(cell) ? [cell] : []
        })
      }),
    )
    expect(missing).toEqual([])
  })

  it('come from tables whose rows are complete and have names of their own', async () => {
    const { document } = await readStudy(await openSuite(name, root, host), host)
    for (const table of document?.tables ?? []) {
      const rowNames = table.rows.map((row) => row.slice(0, table.nameColumns).join(', '))
      expect(new Set(rowNames).size, `${table.name}: rows`).toBe(rowNames.length)
      expect(new Set(table.columns).size, `${table.name}: columns`).toBe(table.columns.length)
      expect(table.rows.filter((row) => row.length !== table.columns.length)).toEqual([])
    }
  })
})
