import { expect, it } from 'vitest'
import { meanOfLinks } from '../../src/measure/measuring-links.ts'
import type { Readings, Sample } from '../../src/model/run/sample.ts'
import { samplesOf } from '../fakes/journals.ts'

function mean(parts: readonly (readonly [Readings, Readings])[]): Sample {
  const [, like] = samplesOf('one', { count: 1 })
  if (like === undefined) throw new Error('expected a sample, got none')
  const samples = parts.map(([base, head], at) => ({
    ...like,
    base,
    head,
    startedAtSeconds: 5 + at,
  }))
  return meanOfLinks({ ...like.block, links: parts.length }, samples)
}

it('has the mean of the log ratios of its parts', () => {
  const { base, head, seconds, startedAtSeconds, block } = mean([
    [{ time: 1 }, { time: 2 }],
    [{ time: 4 }, { time: 2 }],
    [{ time: 1 }, { time: 3 }],
  ])
  const ratio = Math.log((head['time'] ?? 0) / (base['time'] ?? 0))
  expect(ratio).toBeCloseTo((Math.log(2) + Math.log(0.5) + Math.log(3)) / 3, 12)
  expect([seconds, startedAtSeconds, block.links]).toEqual([6, 5, 3])
})

it('has plain means of what may be nothing, on both sides alike, and no value where a part has none', () => {
  const { base, head } = mean([
    [
      { gc: 4, cpu: 4 },
      { gc: 0, cpu: null },
    ],
    [
      { gc: 16, cpu: 16 },
      { gc: 2, cpu: 2 },
    ],
  ])
  expect([base['gc'], head['gc']]).toEqual([10, 1])
  expect(base['cpu']).toBeCloseTo(8, 12)
  expect(head['cpu']).toBeNull()
})
