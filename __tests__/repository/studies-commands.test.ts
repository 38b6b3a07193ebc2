import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

const top = fileURLToPath(new URL('../..', import.meta.url))
const suiteFolder = join(top, 'benchmarks/suites')
const load = createRequire(import.meta.url)

const moduleSchema = z.object({
  parameters: z.record(z.string(), z.array(z.unknown())).default({}),
  options: z.record(z.string(), z.unknown()).default({}),
  presets: z.record(z.string(), z.unknown()).default({}),
})
const presetsSchema = z.object({ presets: z.record(z.string(), z.unknown()) })

/** The rows of the tables of docs/studies/README.md, with the suites of their sections. */
function rowsIn(text: string) {
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
  const folder = join(suiteFolder, suite)
  const values = new Map<string, Set<string>>()
  const files = readdirSync(folder).filter((name) => /^[^_].*\.cjs$/.test(name))
  for (const file of files) {
    const { parameters, options, presets } = moduleSchema.parse(load(join(folder, file)))
    for (const name of Object.keys(options)) values.set(name, new Set())
    for (const set of [parameters, ...Object.values(presets).flat()]) {
      for (const [name, own] of Object.entries(Object(set))) {
        const all = values.get(name) ?? new Set()
        for (const value of [own].flat()) all.add(String(value))
        values.set(name, all)
      }
    }
  }
  return values
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

  it.each<readonly [string, RegExp, number, (suite: string, ...told: [string, string]) => boolean]>(
    [
      [
        'suites and benchmarks that exist',
        /\b((?:promises|napa|leveldown|file-server|node-core|startup|addon-api)\/[\w-]+)/g,
        20,
        (_, path) => existsSync(join(suiteFolder, `${path}.cjs`)),
      ],
      [
        'parameters and options that its suite has',
        /--set ([\w-]+)=/g,
        10,
        (suite, name) => known(suite).has(name),
      ],
      [
        'values that a parameter has',
        /^(\w+)=([\w .]+)$/g,
        8,
        (suite, name, value) => known(suite).get(name)?.has(value) === true,
      ],
      [
        'presets that its suite has',
        /--preset (\w+)/g,
        0,
        (suite, name) => {
          const text = readFileSync(join(suiteFolder, suite, 'suite.json'), 'utf8')
          return Object.hasOwn(presetsSchema.parse(JSON.parse(text)).presets, name)
        },
      ],
    ],
  )('names only %s', (_, pattern, least, isKnown) => {
    const told = rows.flatMap((row) =>
      [...row.command.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) =>
        [...code.matchAll(pattern)].map(([, name = '', value = '']) => ({ row, name, value })),
      ),
    )
    expect(told.length).toBeGreaterThan(least)
    const unknown = told.filter(
      ({ row, name, value }) => !row.suites.some((suite) => isKnown(suite, name, value)),
    )
    expect(unknown.map(({ row, name, value }) => `${row.what}: ${name} ${value}`)).toEqual([])
  })
})
