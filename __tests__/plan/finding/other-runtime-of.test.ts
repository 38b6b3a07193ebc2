import { describe, expect, it } from 'vitest'
import { otherRuntimeOf } from '../../../src/plan/finding/other-runtime-of.ts'

describe('otherRuntimeOf', () => {
  it.each([
    ['Bun', 'const now = () => Bun.nanoseconds()'],
    ['Bun', 'Bun.gc(true)'],
    ['Bun', 'const port = Bun.env.PORT'],
    ['Bun', "import { Database } from 'bun:sqlite'"],
    ['Deno', "import { run, bench } from 'npm:mitata'"],
    ['Deno', "import 'https://deno.land/std/testing/bench.ts'"],
    ['Deno', 'Deno.bench("join", () => {})'],
  ])('is %s for %s', (runtime, text) => {
    expect(otherRuntimeOf(text)).toBe(runtime)
  })

  it.each([
    "if (typeof Bun !== 'undefined') Bun.gc(true)",
    'globalThis.Bun?.gc(true); Bun.gc(true)',
    '// Also measured in Bun. See Bun.js (and Deno).',
    "import { bench } from 'bunny'",
    "const url = 'https://example.com'",
    "if ('Deno' in globalThis) Deno.exit(0)",
  ])('is none for %s', (text) => {
    expect(otherRuntimeOf(text)).toBe(null)
  })
})
