import { describe, expect, it } from 'vitest'
import { needsBun } from '../../../src/plan/finding/needs-bun.ts'

describe('needsBun', () => {
  it.each([
    'const now = () => Bun.nanoseconds()',
    'Bun.gc(true)',
    'const port = Bun.env.PORT',
    "import { Database } from 'bun:sqlite'",
  ])('is so for %s', (text) => {
    expect(needsBun(text)).toBe(true)
  })

  it.each([
    "if (typeof Bun !== 'undefined') Bun.gc(true)",
    'globalThis.Bun?.gc(true); Bun.gc(true)',
    '// Also measured in Bun. See Bun.js (and Deno).',
    "import { bench } from 'bunny'",
  ])('is not so for %s', (text) => {
    expect(needsBun(text)).toBe(false)
  })
})
