import { describe, expect, it } from 'vitest'
import { adapterOf } from '../../../src/plan/finding/adapter-of.ts'

describe('adapterOf', () => {
  it.each([
    ["import { bench } from 'mitata'", 'mitata'],
    ['const { Bench } = require("tinybench")', 'tinybench'],
    ["const Benchmark = require( 'benchmark' )", 'benchmark'],
    ["const { Suite } = await import('bench-node')", 'bench-node'],
    ["import { bench } from 'vitest'\nbench('a', () => {})", 'vitest'],
  ])('tells the tool by what is imported: %s', (text, id) => {
    expect(adapterOf(text)?.id).toBe(id)
  })

  it.each([
    "import { test } from 'vitest'\ntest('a', () => {})",
    "import x from 'mitata-like'",
    "import x from './mitata'",
    'mitata is a tool',
    '',
  ])('takes nothing else for a suite: %j', (text) => {
    expect(adapterOf(text)).toBeNull()
  })
})
