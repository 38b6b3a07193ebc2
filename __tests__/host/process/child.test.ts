import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { childOutput } from '../../../src/host/process/child.ts'

it('hands out the same lines however the bytes were cut, without the ends that Windows has', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', 'ü', '€', '😀', '\n', '\r\n', ' ') })
  const sizes = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 })
  fc.assert(
    fc.property(texts, sizes, (text, cuts) => {
      const lines: string[] = []
      const output = childOutput(1e6, (line) => void lines.push(line))
      const bytes = Buffer.from(text)
      for (let at = 0, turn = 0; at < bytes.length; turn++) {
        const size = cuts[turn % cuts.length] ?? 1
        output.take('stdout', bytes.subarray(at, at + size))
        at += size
      }
      output.close()
      const expected = text.split(/\r?\n/)
      expect(lines).toEqual(expected.at(-1) === '' ? expected.slice(0, -1) : expected)
      expect(output.readTail('stdout')).toBe(text)
    }),
  )
})

it('keeps the last bytes and the last twenty lines, of a line that never ends the last piece', () => {
  const output = childOutput(1000, () => {})
  const within = Array.from({ length: 500 }, (_, at) =>
    output.take('stderr', Buffer.from(`line ${String(at)}\n`)),
  )
  output.close()
  // It tells when it was too much.
  expect([within[0], within.at(-1)]).toEqual([true, false])
  expect(output.readTail('stderr')).toHaveLength(1000)
  expect(output.readTail('stderr').endsWith('line 499\n')).toBe(true)
  expect(output.lastLines()).toHaveLength(20)
  expect(output.lastLines().at(-1)).toBe('line 499')
  const lines: string[] = []
  const endless = childOutput(1e6, (line) => void lines.push(line))
  for (let piece = 0; piece < 100; piece++) endless.take('stdout', Buffer.alloc(1000, 'x'))
  endless.close()
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.join('')).toHaveLength(100_000)
  expect(endless.lastLines()[0]?.length).toBe(2000)
})
