import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import * as z from 'zod'

const load = createRequire(import.meta.url)
const { wanted } = z
  .object({
    wanted: z.custom<(places: readonly object[], specifier: string, importer: string) => number>(
      (value) => typeof value === 'function',
    ),
  })
  .parse(load('../../benchmarks/adapters/shim.cjs'))

const places = [{ request: 'mitata' }, { request: 'benchmark', from: '/node_modules/benny/' }]
const tool = '/srv/node_modules/.pnpm/mitata@1.0.0/node_modules/mitata/src/main.mjs'

it.each([
  ['its name', 'mitata', 'file:///srv/bench/a.ts', 0],
  [
    'its path, by a loader that has found it',
    `file://${tool}`,
    'file:///srv/node_modules/jiti/jiti.mjs',
    0,
  ],
  ['its path, where that is required', tool, '/srv/node_modules/jiti/jiti.cjs', 0],
  ['a path within itself', `file://${tool}`, `file://${tool}`, -1],
  [
    'a package inside of it',
    `file:///srv/node_modules/mitata/node_modules/x/i.js`,
    'file:///a.js',
    -1,
  ],
  ['a package that begins alike', 'file:///srv/node_modules/mitata-more/i.js', 'file:///a.js', -1],
  ['a path that another one has', '/srv/node_modules/benchmark/benchmark.js', '/srv/a.js', -1],
])('a tool that is imported by %s is watched, or not', (_how, specifier, importer, at) => {
  expect(wanted(places, specifier, importer)).toBe(at)
})
