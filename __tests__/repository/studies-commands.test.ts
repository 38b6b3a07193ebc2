import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

const top = fileURLToPath(new URL('../..', import.meta.url))
const load = createRequire(import.meta.url)

const moduleSchema = z.object({
  parameters: z.record(z.string(), z.array(z.unknown())).default({}),
  options: z.record(z.string(), z.unknown()).default({}),
  presets: z.record(z.string(), z.unknown()).default({}),
})

/** A row of a table of docs/studies/README.md, in the words of its section. */
interface Row {
  readonly suites: readonly string[]
  readonly what: string
  readonly command: string
  readonly state: string
}

function rowsIn(text: string): readonly Row[] {
  return text
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const [facts = ''] = /· suites? [^·]*/.exec(section) ?? []
      const suites = [...facts.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name)
      return [...section.matchAll(/^\| (.*?) \| (.*?) \| (.*?) \|$/gm)]
        .map(([, what = '', command = '', state = '']) => ({ suites, what, command, state }))
        .filter(({ what }) => suites.length > 0 && what !== 'What' && !what.startsWith(':'))
    })
}

/** Every value that a parameter has anywhere in a suite, and the names of its options. */
function known(suite: string): ReadonlyMap<string, ReadonlySet<string>> {
  const folder = join(top, 'benchmarks/suites', suite)
  const values = new Map<string, Set<string>>()
  const files = readdirSync(folder).filter((name) => /^[^_].*\.cjs$/.test(name))
  for (const file of files) {
    const { parameters, options, presets } = moduleSchema.parse(load(join(folder, file)))
    for (const name of Object.keys(options)) values.set(name, new Set())
    const sets = [parameters, ...Object.values(presets).flat()]
    for (const set of sets) {
      for (const [name, own] of Object.entries(
        z.record(z.string(), z.unknown()).catch({}).parse(set),
      )) {
        const all = values.get(name) ?? new Set()
        for (const value of [own].flat()) all.add(String(value))
        values.set(name, all)
      }
    }
  }
  return values
}

function spansOf(row: Row): readonly string[] {
  return [...row.command.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
}

/** What a pattern with a group or two finds in the commands of all rows. */
function named(pattern: RegExp) {
  return rows.flatMap((row) =>
    spansOf(row).flatMap((code) =>
      [...code.matchAll(pattern)].map(([, name = '', value = '']) => ({ row, name, value })),
    ),
  )
}

const rows = rowsIn(readFileSync(join(top, 'docs/studies/README.md'), 'utf8'))

describe('each row of the five studies', () => {
  it('has a state, and a command unless it is not here', () => {
    expect(rows.length).toBeGreaterThan(45)
    const wrong = rows.filter(
      ({ command, state }) =>
        !/^(?:shown|differs|not here)\b/.test(state) ||
        (command === '' && !/^(?:not here|shown|differs)/.test(state)),
    )
    expect(wrong).toEqual([])
  })

  it('names only suites and benchmarks that exist', () => {
    const paths = named(
      /\b((?:promises|napa|leveldown|file-server|node-core|startup|addon-api)\/[\w-]+)/g,
    ).map(({ name }) => name)
    expect(paths.length).toBeGreaterThan(20)
    const missing = paths.filter(
      (path) => !existsSync(join(top, 'benchmarks/suites', `${path}.cjs`)),
    )
    expect(missing).toEqual([])
  })

  it('sets only parameters and options that its suite has', () => {
    const set = named(/--set ([\w-]+)=/g)
    expect(set.length).toBeGreaterThan(10)
    const unknown = set.filter(({ row, name }) => !row.suites.some((one) => known(one).has(name)))
    expect(unknown.map(({ row, name }) => `${row.what}: ${name}`)).toEqual([])
  })

  it('names only values that a parameter has', () => {
    const told = named(/^(\w+)=([\w .]+)$/g)
    expect(told.length).toBeGreaterThan(8)
    const unknown = told.filter(
      ({ row, name, value }) =>
        !row.suites.some((one) => known(one).get(name)?.has(value) === true),
    )
    expect(unknown.map(({ row, name, value }) => `${row.what}: ${name}=${value}`)).toEqual([])
  })

  it('asks for presets that its suite has', () => {
    const asked = named(/--preset (\w+)/g)
    const schema = z.object({ presets: z.record(z.string(), z.unknown()) })
    const unknown = asked.filter(({ row, name }) =>
      row.suites.every((suite) => {
        const text = readFileSync(join(top, 'benchmarks/suites', suite, 'suite.json'), 'utf8')
        return !Object.hasOwn(schema.parse(JSON.parse(text)).presets, name)
      }),
    )
    expect(unknown.map(({ row, name }) => `${row.what}: ${name}`)).toEqual([])
  })
})
