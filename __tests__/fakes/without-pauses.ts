import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'
import { afterAll, beforeAll } from 'vitest'

/** In the tests of this file nobody waits for GitHub: the stand-in has done at once what it was asked for. */
export function withoutPauses(): void {
  const { setTimeout } = timers
  beforeAll(() => {
    timers.setTimeout = (_milliseconds, value, options) => setTimeout(0, value, options)
    syncBuiltinESMExports()
  })
  afterAll(() => {
    timers.setTimeout = setTimeout
    syncBuiltinESMExports()
  })
}
