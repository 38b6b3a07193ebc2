import { describe, expect, it } from 'vitest'
import { adapterOf } from '../../../src/plan/finding/adapter-of.ts'

describe('adapterOf', () => {
  it.each([
    ["import { bench } from 'mitata'", 'mitata'],
    ['const { Bench } = require("tinybench")', 'tinybench'],
    ["const Benchmark = require( 'benchmark' )", 'benchmark'],
    ["const { Suite } = await import('bench-node')", 'bench-node'],
    ["import { bench } from 'vitest'\nbench('a', () => {})", 'vitest'],
    ["import type { Task } from 'tinybench'\nimport { Bench } from 'tinybench'", 'tinybench'],
    ["const glob = 'src/**'\nimport { bench } from 'mitata'\nconst all = '*/x'", 'mitata'],
  ])('tells the tool by what is imported: %s', (text, id) => {
    expect(adapterOf({ path: 'a.js', text })?.id).toBe(id)
  })

  it.each([
    ['a.js', "import { run } from '..'", 'mitata'],
    ['a.js', "import { run } from '../src/main.mjs'", 'mitata'],
    ['deep/a.ts', "const { Bench } = require('../../src')", 'tinybench'],
  ])("tells a tool's own example %s by %s", (path, text, id) => {
    expect(adapterOf({ path, text, packageName: id })?.id).toBe(id)
    expect(adapterOf({ path, text, packageName: 'other' })).toBeNull()
  })

  it('knows a suite of vitest that imports nothing of it', () => {
    const text =
      "import * as _ from 'radashi'\ndescribe('boil', () => {\n  bench('all', () => {})\n})"
    const of = (path: string, content: string) => adapterOf({ path, text: content })?.id
    expect(of('array/boil.bench.ts', text)).toBe('vitest')
    expect(of('array/boil.ts', text)).toBeUndefined()
    expect(of('a.bench.ts', `import { bench } from './own.ts'\n${text}`)).toBeUndefined()
    expect(of('a.bench.ts', `import { bench } from 'mitata'\n${text}`)).toBe('mitata')
    expect(of('a.bench.ts', `function bench(name) {}\n${text}`)).toBeUndefined()
    expect(of('a.bench.ts', "Deno.bench('a', work)")).toBeUndefined()
  })

  it("takes a helper inside the folder for no tool's own example", () => {
    const text = "import { data } from './data.js'\nimport { more } from '../more.js'"
    expect(adapterOf({ path: 'deep/a.js', text, packageName: 'mitata' })).toBeNull()
  })

  it.each([
    "import { test } from 'vitest'\ntest('a', () => {})",
    "import x from 'mitata-like'",
    "import x from './mitata'",
    'mitata is a tool',
    "/**\n * @param {import('tinybench').Task} task\n */\nexport function shown(task) {}",
    "import type { Task } from 'tinybench'\nexport const shown = (task: Task) => task.name",
    '',
  ])('takes nothing else for a suite: %j', (text) => {
    expect(adapterOf({ path: 'a.js', text })).toBeNull()
  })
})
