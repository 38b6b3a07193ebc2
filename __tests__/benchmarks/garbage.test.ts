import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

const file = fileURLToPath(
  new URL('../../benchmarks/suites/node-core/_garbage.cjs', import.meta.url),
)

interface Observer {
  readonly start: () => void
  readonly stop: () => void
}

// The file is JavaScript; a wrong name fails the tests.
const load: (path: string) => unknown = createRequire(import.meta.url)
const { costOf } = z
  .object({
    costOf: z.custom<(observer: Observer | null) => number | null>(
      (value) => typeof value === 'function',
    ),
  })
  .parse(load(file))

describe('what an observer of collections costs', () => {
  it('is the time with it over that without, and it never runs on', () => {
    const calls: string[] = []
    const cost = costOf({ start: () => calls.push('start'), stop: () => calls.push('stop') })
    expect(cost).toBeGreaterThan(0)
    expect(calls.filter((call) => call === 'start')).toHaveLength(calls.length / 2)
    expect(calls.every((call, at) => call === (at % 2 === 0 ? 'start' : 'stop'))).toBe(true)
  })

  it('is unknown where there is none', () => {
    expect(costOf(null)).toBeNull()
  })
})
