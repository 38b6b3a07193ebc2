import { describe, expect, it } from 'vitest'
import { blockTimes } from '../../../src/analysis/block-times.ts'
import { firstWave } from '../../../src/analysis/stopping/active-benchmarks.ts'
import { samplesOf, warmedUpInTurn } from '../../fakes/journals.ts'
import { benchmarkOf, planOf, startedOf } from '../../fakes/plans.ts'

const suiteRow = (suite: string, name: string) =>
  ({
    ...startedOf(`${suite}/${name}`, `bench-${suite}.mjs`),
    suite,
    driver: 'suite',
    adapter: 'mitata',
  }) as const

const wave = (seconds: Readonly<Record<string, number>>, budgetSeconds: number) => {
  const benchmarks = Object.keys(seconds).map((id) => {
    const [suite = '', name] = id.split('/')
    return name === undefined ? benchmarkOf(id) : suiteRow(suite, name)
  })
  const plan = planOf({ benchmarks, selective: true, budgetSeconds })
  const samples = warmedUpInTurn(
    Object.entries(seconds).flatMap(([id, each]) => samplesOf(id, { count: 0, seconds: each })),
  )
  const chosen = firstWave({ plan }, { ...blockTimes({ pilots: [], samples }), spentSeconds: 0 })
  return chosen === null ? null : [...chosen]
}

describe('firstWave', () => {
  it('takes the rows of a suite together: one process serves them', () => {
    const seconds = { 'a/x': 1, 'a/y': 1, 'a/z': 1, alone: 1.5 }
    // 11 pairs of a suite of three rows take 33 s, so 30 s have no room for it.
    expect(wave(seconds, 30)).toEqual(['alone'])
    expect(wave(seconds, 45)).toEqual(['a/x', 'a/y', 'a/z'])
    expect(wave(seconds, 100)).toBeNull()
  })

  it('counts what a suite costs for each of its rows', () => {
    const seconds = { alone: 2, 'a/x': 1, 'a/y': 1, 'b/x': 3 }
    expect(wave(seconds, 30)).toEqual(['a/x', 'a/y'])
  })

  it('passes over a suite that does not fit, for what does', () => {
    const seconds = { 'b/x': 5, 'b/y': 5, one: 1, two: 6 }
    expect(wave(seconds, 100)).toEqual(['one', 'two'])
  })

  it('begins with something, even where nothing fits', () => {
    expect(wave({ one: 3, two: 2 }, 1)).toEqual(['two'])
  })
})
