import { describe, expect, it } from 'vitest'
import { jointChanges } from '../../../src/analysis/early/joint-changes.ts'
import { randomOf, seedOf } from '../../../src/model/random.ts'
import { jointLookP } from '../../../src/stats/joint-look.ts'
import { adaptive } from '../simulation/adaptive.ts'
import { disturbances } from '../simulation/disturbances.ts'
import { timedRows } from '../simulation/early.ts'

const look = { pairs: 9, controls: 1 }
const calm = disturbances['none'] ?? ((series) => series)

function rowsOf(change: number, table: number): ReturnType<typeof timedRows> {
  const random = randomOf(seedOf(5, table))
  const kind = { pairs: 60, noise: 0.01, disturbance: calm, look }
  return [
    ...timedRows({ name: 'a', change, ...kind }, random),
    ...timedRows({ name: 'b', change: 0, ...kind }, random),
    ...timedRows({ name: 'c', change: 0, ...kind }, random),
  ]
}

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
    if (time?.early === undefined || cpu?.early === undefined) throw new Error('no early blocks')
    expect(jointChanges([time, cpu], look)).toEqual(new Set(['a']))
    const turned = cpu.early.pairs.map(([base, head]) => [head, base] as const)
    const faster = { ...cpu, early: { ...cpu.early, pairs: turned } }
    expect(jointChanges([time, faster, ...others], look)).toEqual(new Set())
    const short = { ...cpu, early: { ...cpu.early, pairs: turned.slice(1) } }
    expect(jointChanges([time, short], look)).toEqual(new Set())
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
