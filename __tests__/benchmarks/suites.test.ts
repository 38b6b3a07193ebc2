import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { scriptFactsOf } from '../../src/find/script-facts.ts'
import { studyTables } from '../../src/parts/studies/study-tables.ts'
import { suiteNames, openSuite } from '../../src/workspace/open-suite.ts'
import { harnessPath } from '../fakes/benchmark-folder.ts'
import { realHost } from '../fakes/real-host.ts'

const host = realHost()
const root = fileURLToPath(new URL('../../benchmarks/suites', import.meta.url))
const suites = await Promise.all(
  (await suiteNames(root, host)).map(async (name) => {
    const suite = await openSuite(name, root, host)
    return { ...suite, tables: studyTables(suite) }
  }),
)

const choicesOf = ({ rows, columns }: (typeof suites)[number]['tables'][number]) => [
  ...(Array.isArray(rows) ? rows : []),
  ...columns,
]

describe.each(suites)('the suite $name', ({ name, folder, tables, scripts }) => {
  it('has benchmarks, and tables that mean some of them, of which a rate is that of its metric, undivided', () => {
    expect(scripts).not.toEqual([])
    const names = new Set(scripts.map((path) => path.replace(/^.*\/|\.[cm]?js$/g, '')))
    const meant = tables.flatMap(choicesOf).flatMap(({ name: one }) => one ?? [])
    expect(meant.filter((one) => !names.has(one))).toEqual([])
    const rates = tables.filter(({ unit }) => unit === 'per_s').flatMap(choicesOf)
    expect(rates.filter(({ per }) => per !== undefined)).toEqual([])
  })

  it('has benchmarks that say rightly what they are', () => {
    // A file that exports nothing is measured as a whole process.
    const paths = scripts
      .map((path) => `${root}/${path}`)
      .filter((path) => readFileSync(path, 'utf8').includes('module.exports'))
    // Whatever its text does not say to export is not measured as a benchmark.
    const unread = paths.filter(
      (path) => !scriptFactsOf({ text: readFileSync(path, 'utf8') }).exportsRun,
    )
    expect(unread).toEqual([])
    const { output } = spawnSync(process.execPath, [harnessPath, 'describe', ...paths], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    })
    const said = (output[3] ?? '').trim().split('\n')
    expect(said.filter((line) => line.includes('"error"'))).toEqual([])
    expect(said).toHaveLength(paths.length)
  })

  it('locks its packages without saying where they were fetched from', async () => {
    const path = `${folder}/package-lock.json`
    const locked = await host.files.read(path)
    const wants = await host.files.read(`${folder}/package.json`)
    expect(locked === null, `${name} has a package.json and no lockfile`).toBe(wants === null)
    expect(locked ?? '').not.toContain('"resolved"')
  })

  it.each(scripts)('%s imports nothing of the program', (path) => {
    expect(readFileSync(`${root}/${path}`, 'utf8')).not.toMatch(/require\(['"]\.\.\/\.\.|\/src\//)
  })
})
