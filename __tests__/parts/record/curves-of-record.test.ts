import { describe, expect, it } from 'vitest'
import { curvesOfRecord } from '../../../src/parts/record/curves-of-record.ts'
import type { RecordLine } from '../../../src/parts/record/record-line.ts'
import { pushes, recordLine, recordedCommit, recordedRow } from './record-lines.ts'

const curveOf = (lines: readonly RecordLine[]) => curvesOfRecord(lines)[0]

const pointAt = (position: number) => ({ commit: { position } })

const percentOf = (level: number | undefined): number => Math.expm1(level ?? Number.NaN) * 100

describe('the curve of a record', () => {
  it('multiplies the ratios of the chain, and widens its band', () => {
    const curve = curveOf(pushes([0.1, 0.1, -0.05]))
    expect(curve?.points.map(({ commit }) => commit.position)).toEqual([1, 2, 3, 4])
    expect(percentOf(curve?.points.at(-1)?.level)).toBeCloseTo((1.1 * 1.1 * 0.95 - 1) * 100, 8)
    const widths = curve?.points.map(({ low, high }) => high - low) ?? []
    expect(widths[0]).toBe(0)
    expect(widths).toEqual(widths.toSorted((one, other) => one - other))
  })

  it('is the same whatever the order in which lines were written', () => {
    const lines = pushes([0.1, 0.02, -0.05])
    expect(curvesOfRecord(lines.toReversed())).toEqual(curvesOfRecord(lines))
  })

  it('is not broken by another machine, because each ratio is one of a single machine', () => {
    const other = { digest: 'b2', processor: 'new', platform: 'linux', architecture: 'x64' }
    const curve = curveOf([...pushes([0.1]), recordLine(3, [recordedRow(0.1)], { machine: other })])
    expect(curve?.points.map(({ isBroken: broken }) => broken)).toEqual([false, false, false])
    expect(percentOf(curve?.points[2]?.level)).toBeCloseTo(21, 8)
    expect(curve?.points.map(({ machine }) => machine)).toEqual([null, 'a1', 'b2'])
  })

  it('is anchored by a comparison with a fixed reference, which leaves less doubt than a long chain', () => {
    const chain = pushes([0, 0, 0, 0])
    const anchor = recordLine(5, [recordedRow(0.03)], { from: 1 })
    const curve = curveOf([...chain, anchor])
    expect(percentOf(curve?.points[4]?.level)).toBeCloseTo(3, 8)
    const width = (index: number): number =>
      (curve?.points[index]?.high ?? 0) - (curve?.points[index]?.low ?? 0)
    expect(width(4)).toBeLessThan(width(3))
  })

  it('chooses by the width of intervals, never by what was found', () => {
    const wide = recordedRow(0.5, { low: 0.1, high: 0.9 })
    const curve = curveOf([...pushes([0, 0]), recordLine(3, [wide], { from: 1 })])
    expect(percentOf(curve?.points[2]?.level)).toBeCloseTo(0, 8)
  })

  it('says where nothing connects two parts', () => {
    const curve = curveOf([...pushes([0.1]), recordLine(8, [recordedRow(0.2)])])
    expect(curve?.points.map(({ commit, isBroken: broken }) => [commit.position, broken])).toEqual([
      [1, false],
      [2, false],
      [7, true],
      [8, false],
    ])
  })

  it('leaves out a commit against itself, and comparisons backwards', () => {
    expect(curvesOfRecord([recordLine(2, [recordedRow(0.1)], { from: 2 })])).toEqual([])
    expect(curvesOfRecord([recordLine(2, [recordedRow(0.1)], { from: 3 })])).toEqual([])
  })

  it('keeps keys, benchmarks and metrics apart', () => {
    const rows = [{}, { metric: 'cpu' }, { benchmark: 'b' }].map((each) => recordedRow(0, each))
    const lines = [recordLine(2, rows), recordLine(2, rows.slice(0, 1), { key: 'arm64' })]
    expect(
      curvesOfRecord(lines).map(({ key, benchmark, metric }) => [key, benchmark, metric]),
    ).toEqual([
      ['default', 'parse', 'time'],
      ['default', 'parse', 'cpu'],
      ['default', 'b', 'time'],
      ['arm64', 'parse', 'time'],
    ])
  })

  it('knows a release that was tagged after its push', () => {
    const tagged = recordedCommit(2, { tags: ['v2.0.0'] })
    const lines = [...pushes([0, 0]), recordLine(3, [recordedRow(0)], { base: tagged })]
    expect(curveOf(lines)?.points[1]?.commit.tags).toEqual(['v2.0.0'])
  })

  it.each([
    [[...Array<number>(20).fill(0), 0.08, ...Array<number>(20).fill(0)], 'step', 21, 22],
    // No one of these commits shows it.
    [[...Array<number>(20).fill(0), ...Array<number>(40).fill(0.006)], 'creep', 21, 61],
  ])('finds the commits of a change in %#: a %s', (ratios, kind, from, to) => {
    const curve = curveOf(pushes(ratios))
    expect(curve?.changes).toMatchObject([
      { kind, verdict: 'regression', from: pointAt(from), to: pointAt(to), steps: to - from },
    ])
    const called = curve?.points.filter(({ verdict }) => verdict === 'regression') ?? []
    expect(called).toHaveLength(kind === 'step' ? 1 : 0)
  })
})
