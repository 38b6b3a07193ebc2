import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compare } from 'semver'
import { expect, it } from 'vitest'
import { adapters } from '../../src/adapters/index.ts'
import { recipes } from '../../src/build/recipes/index.ts'
import { between, oldestAndNewest } from '../adapters/real-tools/suites.ts'
import { TOP } from './tracked-files.ts'

/** The cells of each row of a page's table whose first column has this name. */
function rowsOf(page: string, column: string): readonly (readonly string[])[] {
  const text = readFileSync(join(TOP, page), 'utf8')
  const [, rows = ''] = text.split(new RegExp(`^\\| ${column} .*\\n\\|[:|-]+\\n`, 'm'))
  const [table = ''] = rows.split(/^(?!\|)/m)
  return table.split('\n').map((row) => row.split(/ ?\| ?/).slice(1))
}

const namesIn = (cell = ''): readonly string[] => cell.match(/(?<=`)[\w-]+(?=`)/g) ?? []

it('docs/benchmarks.md names every adapter, and which scripts are detected', () => {
  const shown = rowsOf('docs/benchmarks.md', 'Adapter').flatMap(([named, , detected]) =>
    namesIn(named).map((name) => `${name} ${String(detected !== 'no')}`),
  )
  const known = Object.entries(adapters).map(
    ([name, { packageName, folder }]) => `${name} ${String((packageName ?? folder) !== undefined)}`,
  )
  expect(shown.toSorted()).toEqual(known.toSorted())
})

it('docs/adapters.md names the versions of each tool that the tests run', () => {
  const shown = rowsOf('docs/adapters.md', 'Adapter').flatMap(([named, versions = '']) =>
    namesIn(named).map((name) => [name, ...(versions.match(/\d+\.\d+\.\d+/g) ?? [])].join(' ')),
  )
  const tried = [...oldestAndNewest, ...between].flatMap(({ packages }) => packages)
  // The suites of node-core are those of Node.js itself.
  const names = Object.keys(adapters).filter((name) => name !== 'node-core')
  const known = names.map((name) => {
    const own = tried.filter((each) => each.startsWith(`${name}@`))
    const versions = new Set(own.map((each) => each.slice(name.length + 1)))
    return [name, ...[...versions].toSorted(compare)].join(' ')
  })
  expect(shown.toSorted()).toEqual(known.toSorted())
  expect(known.filter((each) => !/ \d/.test(each))).toEqual(['json-lines'])
})

it('docs/builds.md names every recipe', () => {
  const shown = rowsOf('docs/builds.md', 'Recipe').flatMap(([named]) => namesIn(named))
  expect(shown.toSorted()).toEqual(Object.keys(recipes).toSorted())
})
