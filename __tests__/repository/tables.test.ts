import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { adapters } from '../../src/adapters/index.ts'
import { recipes } from '../../src/build/recipes/index.ts'
import { adapterIdSchema } from '../../src/model/adapter-id.ts'
import { between, oldestAndNewest } from '../adapters/real-tools/suites.ts'
import { TOP } from './tracked-files.ts'

/** The cells of each row of the table of a page whose heading begins with these columns. */
function rowsOf(page: string, ...columns: readonly string[]): readonly (readonly string[])[] {
  const lines = readFileSync(join(TOP, page), 'utf8').split('\n')
  const start = lines.findIndex((line) => line.startsWith(`| ${columns.join(' | ')} |`))
  const rows = lines.slice(start + 2)
  return rows
    .slice(
      0,
      rows.findIndex((line) => !line.startsWith('|')),
    )
    .map((row) => row.split(' | ').map((cell) => cell.replaceAll(/^\| | \|$/g, '')))
}

/** What a cell names as code. */
function namesIn(cell = ''): readonly string[] {
  return [...cell.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name)
}

it('docs/benchmarks.md names every adapter, and which scripts are detected', () => {
  const rows = rowsOf('docs/benchmarks.md', 'Adapter', 'Reads', 'Detected')
  const shown = rows.flatMap(([named, , detected]) =>
    namesIn(named).map((name) => [name, detected !== 'no']),
  )
  const known = Object.entries(adapters).map(([name, { packageName, folder }]) => [
    name,
    packageName !== undefined || folder !== undefined,
  ])
  expect(shown.toSorted()).toEqual(known.toSorted())
})

it('docs/adapters.md names the versions of each tool that the tests run', () => {
  const rows = rowsOf('docs/adapters.md', 'Adapter', 'Versions')
  const shown = rows.map(([named, versions = '']) => ({
    name: namesIn(named)[0],
    versions: new Set(versions.match(/\d+\.\d+\.\d+/g)),
  }))
  const tried = [...oldestAndNewest, ...between].flatMap(({ packages }) => packages)
  // Its suites are those of Node.js itself.
  const names = adapterIdSchema.options.filter((name) => name !== 'node-core')
  const known = names.map((name) => {
    const own = tried.filter((each) => each.startsWith(`${name}@`))
    return { name, versions: new Set(own.map((each) => each.slice(name.length + 1))) }
  })
  const byName = Object.fromEntries(shown.map(({ name, versions }) => [name, versions]))
  expect(byName).toEqual(Object.fromEntries(known.map(({ name, versions }) => [name, versions])))
  expect(shown).toHaveLength(known.length)
})

it('docs/builds.md names every recipe', () => {
  const rows = rowsOf('docs/builds.md', 'Recipe', 'Taken when')
  expect(rows.flatMap(([named]) => namesIn(named)).toSorted()).toEqual(
    Object.keys(recipes).toSorted(),
  )
})
