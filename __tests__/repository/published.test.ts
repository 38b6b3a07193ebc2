import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readStudy } from '../../src/parts/studies/read-study.ts'
import { openSuite, suiteNames } from '../../src/workspace/open-suite.ts'
import { realHost } from '../fakes/real-host.ts'

const host = realHost()
const root = fileURLToPath(new URL('../../benchmarks/suites', import.meta.url))
const names = await suiteNames(root, host)

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
    expect(left.toSorted()).toEqual(Object.keys(document.notShown).toSorted())
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
