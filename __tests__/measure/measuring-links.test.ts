import { expect, it } from 'vitest'
import { meanOfLinks } from '../../src/measure/measuring-links.ts'
import type { Sample } from '../../src/model/run/sample.ts'
import { samplesOf } from '../fakes/journals.ts'

function mean(id: string, parts: readonly (readonly [number, number | null])[]): Sample {
  const [, like] = samplesOf('one', { count: 1 })
  if (like === undefined) throw new Error('expected a sample, got none')
  const samples = parts.map(([base, head], at) => {
    const readings = { base: { [id]: base }, head: { [id]: head } }
    return { ...like, ...readings, startedAtSeconds: 5 + at }
  })
  return meanOfLinks({ ...like.block, links: parts.length }, samples)
}

it('has the mean of the log ratios of its parts', () => {
  const { base, head, seconds, startedAtSeconds, block } = mean('time', [
    [1, 2],
    [4, 2],
    [1, 3],
  ])
  const ratio = Math.log((head['time'] ?? 0) / (base['time'] ?? 0))
  expect(ratio).toBeCloseTo((Math.log(2) + Math.log(0.5) + Math.log(3)) / 3, 12)
  expect([seconds, startedAtSeconds, block.links]).toEqual([6, 5, 3])
})

const parts = (least: number | null) => [[4, least] as const, [16, 2] as const]

it('has plain means of what may be nothing, on both sides alike, and no value where a part has none', () => {
  const gc = mean('gc', parts(0))
  expect([gc.base['gc'], gc.head['gc']]).toEqual([10, 1])
  const { base, head } = mean('cpu', parts(null))
  expect(base['cpu']).toBeCloseTo(8, 12)
  expect(head['cpu']).toBeNull()
})
