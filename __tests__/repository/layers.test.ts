import { existsSync, globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importsOf, type Import } from './imports.ts'
import { layerViolations } from './layer-violations.ts'
import { ENTRIES, LAYERS } from './layers.ts'
import { TOP } from './tracked-files.ts'

const sources = globSync('src/**/*.ts', { cwd: TOP })
const benchmarks = globSync('benchmarks/**/*.{cjs,js,mjs}', { cwd: TOP })
const imports = [...sources, ...benchmarks].flatMap((file) =>
  importsOf(file, readFileSync(`${TOP}${file}`, 'utf8')),
)

it('the layers of src/ holds to the table of who may import whom', () => {
  expect(layerViolations(imports)).toEqual([])
})

it('the layers of src/ has no circle: each folder imports only those above it in the table, and entries', () => {
  const names = Object.keys(LAYERS)
  const wrong = Object.entries(LAYERS).flatMap(([, { folders }], at) =>
    folders.filter((one) => !names.slice(0, at).includes(one) && !ENTRIES.includes(one)),
  )
  expect(wrong).toEqual([])
})

it('the layers of src/ has no folder that the table does not name', () => {
  const folders = new Set(
    sources.map((file) => file.split('/')).flatMap((parts) => parts.slice(1, -1)[0] ?? []),
  )
  expect([...folders].filter((folder) => !(folder in LAYERS))).toEqual([])
})

it('the layers of src/ finds every import of ours on disk, so that none is misread', () => {
  const relative = imports.filter(({ specifier }) => specifier.startsWith('.'))
  const lost = relative.filter(
    ({ file, specifier }) => !isFile(posix.join(posix.dirname(file), specifier)),
  )
  expect(lost).toEqual([])
  // Fewer imports than files would mean that the reader of imports sees nothing.
  expect(relative.length).toBeGreaterThan(sources.length / 2)
})

/** The rooms of render, in order: each imports only those before it. */
const ROOMS = ['text', 'live', 'rows', 'machine', 'terminal', 'comment', 'page']

describe('the rooms of src/render/', () => {
  const roomOf = (path: string): string => /^src\/render\/([^/]+)\//.exec(path)?.[1] ?? ''

  it('import no room behind them', () => {
    const arrows = imports.flatMap(({ file, specifier }) => {
      const to = roomOf(posix.join(posix.dirname(file), specifier))
      const isUp = ROOMS.indexOf(to) > ROOMS.indexOf(roomOf(file)) && roomOf(file) !== ''
      return isUp ? [`${file} imports ${specifier}`] : []
    })
    expect(arrows).toEqual([])
  })

  it('are all of them', () => {
    const rooms = new Set(sources.map(roomOf).filter((room) => room !== ''))
    expect([...rooms].toSorted()).toEqual(ROOMS.toSorted())
  })
})

it('the reader of imports reads each way to write an import, and none in a comment', () => {
  const source = [
    `import { a } from './a.ts'`,
    `import type {\n  B,\n} from "./b.ts"`,
    `import './c.ts'`,
    `export { d } from './d.ts'`,
    `export * from './e.ts'`,
    `const f = await import('./f.ts')`,
    `const g = require('./g.cjs')`,
    `// import { no } from './no.ts'`,
    `/* import './no.ts' */`,
    `const url = 'https://example.com' // from './no.ts'`,
    `const glob = 'src/**/*.ts'`,
    `const h = await import('./h.ts') /* ' */`,
    `export const from = 'x'`,
  ].join('\n')
  const names = importsOf('src/x.ts', source).map(({ specifier }) => specifier)
  expect(names).toEqual(
    ['a.ts', 'b.ts', 'c.ts', 'd.ts', 'e.ts', 'f.ts', 'g.cjs', 'h.ts'].map((name) => `./${name}`),
  )
})

const forbidden: readonly Import[] = [
  { file: 'src/stats/median.ts', specifier: 'node:fs' },
  { file: 'src/analysis/judge.ts', specifier: '../host/host.ts' },
  { file: 'src/plan/select.ts', specifier: '../../benchmarks/harness.cjs' },
  { file: 'src/pipeline.ts', specifier: '../__tests__/fakes/host.ts' },
  { file: 'src/model/run/plan.ts', specifier: '../../../package.json' },
  { file: 'src/parts/lanes/index.ts', specifier: '../record/curve.ts' },
  { file: 'src/extra.ts', specifier: './pipeline.ts' },
  { file: 'src/extra/extra.ts', specifier: '../model/run/plan.ts' },
  { file: 'benchmarks/addon/call.cjs', specifier: '../../src/model/run/plan.ts' },
]

it.each(forbidden)('the table of layers refuses that $file imports $specifier', (planted) => {
  expect(layerViolations([planted])).toHaveLength(1)
})

function isFile(path: string): boolean {
  return existsSync(`${TOP}${path}`)
}
