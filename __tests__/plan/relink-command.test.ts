import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { relinkCommand, type Relink } from '../../src/plan/relink-command.ts'

const command =
  'g++ -o Release/obj.target/hot.node -shared -pthread -Wl,-soname=hot.node -Wl,--start-group Release/obj.target/hot/hot.o Release/obj.target/hot/main.o -Wl,--end-group '

function relinked(changes: Partial<Relink> = {}): readonly string[] | null {
  return relinkCommand({
    command,
    placer: 'room',
    seed: 7,
    shift: 0,
    roomPath: '/program/_placement.s',
    outputPath: '/side/hot.node.next',
    ...changes,
  })
}

const words = (changes: Partial<Relink> = {}): readonly string[] => relinked(changes) ?? []

it('draws room in steps of 16 bytes, below a page, from the seed alone', () => {
  fc.assert(
    fc.property(fc.nat(0xffffffff), (seed) => {
      const [text = NaN, data = NaN] = words({ seed })
        .filter((word) => word.startsWith('-Wa,'))
        .map((word) => Number(word.split('=')[1]))
      for (const [size, most] of [
        [text, 4096],
        [data, 1024],
      ] as const) {
        expect(size % 16).toBe(0)
        expect(size).toBeGreaterThanOrEqual(0)
        expect(size).toBeLessThan(most)
      }
      expect(words({ seed })).toEqual(words({ seed }))
    }),
  )
})

it('puts what follows at every place of a cache line alike often', () => {
  const places = new Map<number, number>()
  for (let seed = 0; seed < 4000; seed++) {
    const size = Number(words({ seed })[1]?.split('=')[1])
    places.set(size % 64, (places.get(size % 64) ?? 0) + 1)
  }
  expect([...places.keys()].toSorted((one, other) => one - other)).toEqual([0, 16, 32, 48])
  // Four standard deviations.
  for (const count of places.values()) expect(Math.abs(count - 1000)).toBeLessThan(110)
})
