import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { jointChanges, judgeTable } from '../../src/analysis/judge-table.ts'
import vectors from '../fixtures/stats/reference-vectors.json' with { type: 'json' }
import { judgeRow, pairsOf, rowOf, tableOf } from './rows.ts'
import { randomOf, seedOf } from '../../src/model/random.ts'
import { jointLookP } from '../../src/stats/joint-look.ts'
import { adaptive } from './simulation/adaptive.ts'
import { disturbances } from './simulation/disturbances.ts'
import { timedRows } from './simulation/early.ts'

const look = { pairs: 9, controls: 1 }

const calm = disturbances['none'] ?? ((series) => series)

describe('changes that are called jointly', () => {
  it('are called at the joint look, in both times, and not in memory', () => {
    const { rows } = adaptive(rowsOf(4, 1), [8, 12, 16, 24, 36, 60], { ...look, rows: 3 })
    const [time, cpu, memory] = rows
    expect(time).toMatchObject({ verdict: 'regression', pairs: 9, look: 9, pAdjusted: 0.01 })
    expect(cpu).toMatchObject({ verdict: 'regression', pairs: 9 })
    expect(memory?.verdict).not.toBe('regression')
    expect(time?.ci[0]).toBeGreaterThan(3.8)
  })

  it('wait for more pairs where there is no joint look', () => {
    const { rows } = adaptive(rowsOf(4, 1), [8, 12, 16, 24, 36, 60])
    expect(rows[0]).toMatchObject({ verdict: 'regression', pairs: 12 })
  })

  it('need every time of a benchmark to agree', () => {
    const [time, cpu, ...others] = rowsOf(4, 1)
    if (!time?.early || !cpu?.early) throw new Error('no early blocks')
    expect(jointChanges([time, cpu], look)).toEqual(new Set(['a']))
    const turned = cpu.early.pairs.map(([base, head]) => [head, base] as const)
    const faster = { ...cpu, early: { ...cpu.early, pairs: turned } }
    expect(jointChanges([time, faster, ...others], look)).toEqual(new Set())
    expect(jointChanges([time, { ...faster, direction: 'higher' }], look)).toEqual(new Set(['a']))
    for (const fewer of [{ pairs: cpu.early.pairs.slice(1) }, { controls: [] }]) {
      const short = { ...cpu, early: { ...cpu.early, ...fewer } }
      expect(jointChanges([time, short], look)).toEqual(new Set())
    }
    expect(jointChanges([time, cpu], null)).toEqual(new Set())
  })

  it('are, of unchanged code, as rare as their look says, under every disturbance', () => {
    // Few pairs, so that chance passes often enough to be counted.
    const small = { pairs: 3, controls: 1 }
    const expected = jointLookP(small)
    const names = Object.keys(disturbances)
    const tries = 1500
    const passed = names.flatMap((name) =>
      Array.from({ length: tries }, (_, table) => {
        const random = randomOf(seedOf(6, names.indexOf(name), table))
        const disturbance = disturbances[name] ?? calm
        const kind = { name: 'a', pairs: 4, change: 0, noise: 0.02, disturbance, look: small }
        const [time] = timedRows(kind, random)
        return time === undefined ? 0 : jointChanges([time], small).size
      }),
    )
    const share = passed.reduce((sum, one) => sum + one, 0) / passed.length
    expect(share).toBeGreaterThan(0)
    expect(share).toBeLessThanOrEqual(
      expected + 3 * Math.sqrt((expected * (1 - expected)) / passed.length),
    )
  })
})

const documents = z
  .array(
    z.object({
      input: z.object({
        id: z.string(),
        alpha: z.number(),
        alphaEquivalence: z.number(),
        looks: z.array(z.number()),
        final: z.boolean(),
        rows: z.array(
          z.object({
            name: z.string(),
            metric: z.string(),
            direction: z.enum(['lower', 'higher']),
            threshold: z.number(),
            pairs: z.array(z.tuple([z.number(), z.number()])),
          }),
        ),
      }),
      output: z.object({ rows: z.array(z.record(z.string(), z.unknown())) }),
    }),
  )
  .parse(vectors.documents)

function close(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(close)
  return typeof value === 'number' ? nearly(value) : value
}

function nearly(value: number): unknown {
  return expect.closeTo(value, 9)
}

it.each(documents)(
  'judgeTable against the reference agrees on "$input.id"',
  ({ input, output }) => {
    const rows = input.rows.map(({ pairs, ...row }) => rowOf(pairs, row))
    const judged = judgeTable(tableOf(rows, { ...input, rows })).rows
    output.rows.forEach((expected, index) => {
      const wanted = Object.entries(expected).map(([key, value]) => [key, close(value)] as const)
      expect(judged[index]).toMatchObject(Object.fromEntries(wanted))
    })
  },
)

// No clock tells two values apart whose ratio differs in the last bit, and ranks would.
const value = fc.integer({ min: 500, max: 2000 }).map((whole) => whole / 1000)

const pairs = fc.array(fc.tuple(value, value), { maxLength: 70 })

describe('judgeTable', () => {
  it('mirrors everything when the sides change places', () => {
    const mirror = {
      regression: 'improvement',
      improvement: 'regression',
      unchanged: 'unchanged',
      inconclusive: 'inconclusive',
    } as const
    fc.assert(
      fc.property(pairs, fc.boolean(), (list, final) => {
        const straight = judgeRow(rowOf(list), { final })
        const swapped = judgeRow(rowOf(list.map(([base, head]) => [head, base])), { final })
        expect(swapped.verdict).toBe(mirror[straight.verdict])
        expect(swapped.pAdjusted).toBe(straight.pAdjusted)
        expect((1 + (swapped.estimate ?? 0)) * (1 + (straight.estimate ?? 0))).toBeCloseTo(1, 9)
      }),
    )
  })

  it('gives the same word when good and bad change places with the values', () => {
    fc.assert(
      fc.property(pairs, (list) => {
        const lower = judgeRow(rowOf(list))
        const inverse = list.map(([base, head]): [number, number] => [1 / base, 1 / head])
        const higher = judgeRow(rowOf(inverse, { direction: 'higher' }))
        expect(higher.verdict).toBe(lower.verdict)
        expect((1 + (higher.estimate ?? 0)) * (1 + (lower.estimate ?? 0))).toBeCloseTo(1, 9)
      }),
    )
  })

  it('does not care for the unit', () => {
    fc.assert(
      fc.property(pairs, fc.constantFrom(2 ** -40, 2 ** 40), (list, factor) => {
        const scaled = list.map(([base, head]): [number, number] => [base * factor, head * factor])
        expect(judgeRow(rowOf(scaled))).toEqual(judgeRow(rowOf(list)))
      }),
    )
  })

  it('does not care for the order of the pairs at a single look', () => {
    fc.assert(
      fc.property(pairs, (list) => {
        const looks = [Math.max(1, list.length)]
        const { warnings: _, ...straight } = judgeRow(rowOf(list), { looks })
        const { warnings: __, ...reversed } = judgeRow(rowOf(list.toReversed()), { looks })
        expect(reversed).toEqual(straight)
      }),
    )
  })

  it('keeps a row as it is when rows that claim nothing join the table, but for the family', () => {
    fc.assert(
      fc.property(pairs, pairs, (one, other) => {
        const family = 2
        const alone = judgeTable(tableOf([rowOf(one)], { family })).rows[0]
        const joined = judgeTable(tableOf([rowOf(one), rowOf(other, { name: 'other' })])).rows[0]
        expect(joined?.estimate).toBe(alone?.estimate)
        expect(joined?.ci).toEqual(alone?.ci)
        expect(joined?.p).toBe(alone?.p)
        expect(joined?.pAdjusted ?? 2).toBeLessThanOrEqual(alone?.pAdjusted ?? 0)
      }),
    )
  })

  it('drops failed pairs whole and counts them', () => {
    const good = pairsOf(16)
    const broken: [number | null, number | null][] = [
      [null, 1],
      [1, 0],
      [-1, 1],
      [1, Number.POSITIVE_INFINITY],
      [Number.NaN, 1],
    ]
    const mixed = judgeRow(rowOf([...broken, ...good]))
    const { warnings, ...rest } = judgeRow(rowOf(good))
    expect(mixed).toMatchObject({ ...rest, dropped: 5 })
    expect(warnings).toEqual([])
  })

  it.each([0, 1, 2, 5, 8, 60, 151, 1000, 10_000])('survives %i pairs', (count) => {
    const judged = judgeRow(rowOf(pairsOf(count, { effect: 0.03, noise: 0.05 })))
    expect(judged.pairs).toBe(count)
    expect(JSON.parse(JSON.stringify(judged))).toEqual(judged)
  })

  it('survives the ends of the number range', () => {
    const extreme: [number, number][] = Array.from({ length: 16 }, (_, index) =>
      index % 2 === 0 ? [Number.MIN_VALUE, Number.MAX_VALUE] : [1e-300, 1e300],
    )
    const judged = judgeRow(rowOf(extreme))
    expect(judged.verdict).toBe('regression')
    expect(JSON.parse(JSON.stringify(judged))).toEqual(judged)
  })
})

function rowsOf(change: number, table: number): ReturnType<typeof timedRows> {
  const random = randomOf(seedOf(5, table))
  const kind = { pairs: 60, noise: 0.01, disturbance: calm, look }
  return [
    ...timedRows({ name: 'a', change, ...kind }, random),
    ...timedRows({ name: 'b', change: 0, ...kind }, random),
    ...timedRows({ name: 'c', change: 0, ...kind }, random),
  ]
}
