import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

// The files are JavaScript; a wrong name fails the tests.
const load: (path: string) => unknown = createRequire(import.meta.url)
const folder = fileURLToPath(new URL('../../benchmarks/suites/promises/', import.meta.url))

type Round = Readonly<Record<'total' | 'diff' | 'chains', number>>
type MakeRound = (
  contender: object,
  parameters: { readonly mode: string; readonly loops: number },
  done: (round: Round) => void,
) => void

const loaded = (name: string): unknown => load(`${folder}${name}`)
const { round: makeRound } = z
  .object({ round: z.custom<MakeRound>() })
  .parse(loaded('_published.cjs'))
const { chain } = z.object({ chain: z.custom<() => unknown>() }).parse(loaded('_await.cjs'))

const all = (promises: readonly Promise<unknown>[]) => Promise.all(promises)
const ofToday = { native: { Bare: Promise, all }, await: { chain: chain(), all } }

function countedLibrary() {
  const counts = { made: 0, all: 0 }
  const defer = () => {
    counts.made += 1
    return Promise.withResolvers()
  }
  const counted = (promises: readonly Promise<unknown>[]) => {
    counts.all += 1
    return all(promises)
  }
  return { counts, contender: { defer, all: counted } }
}

/** Functions that are gathered as by the library async. */
const callbacks = {
  parallel: (
    tasks: readonly ((done: () => void) => void)[],
    done: (error: null, values: readonly unknown[]) => void,
  ) => {
    let open = tasks.length
    for (const task of tasks) {
      task(() => {
        open -= 1
        if (open === 0) done(null, tasks)
      })
    }
  },
}

function made(contender: object, mode: string): Promise<Round> {
  return new Promise((resolve) => makeRound(contender, { mode, loops: 7 }, resolve))
}

describe.each(['sync', 'mixed', 'async'])('a round of %s chains', (mode) => {
  it('makes seven deferreds a chain and waits for all by the library', async () => {
    const { counts, contender } = countedLibrary()
    const round = await made(contender, mode)
    expect(round.chains).toBe(7)
    expect(counts).toEqual({ made: 49, all: 1 })
    expect(round.diff).toBeGreaterThan(0)
    expect(round.total).toBeGreaterThan(round.diff)
  })

  // What looks every 10 ms for all takes that long.
  it.each([
    ['native', ofToday.native, 9e6],
    ['await', ofToday.await, 9e6],
    ['callbacks', callbacks, 0],
  ])('of %s has a difference, which is a part of the total', async (_, contender, least) => {
    const round = await made(contender, mode)
    expect(round.chains).toBe(7)
    expect(round.total).toBeGreaterThan(least)
    expect(round.diff).toBeGreaterThan(0)
    expect(round.total).toBeGreaterThan(round.diff)
  })
})
