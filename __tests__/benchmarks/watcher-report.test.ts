import * as fc from 'fast-check'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { distinctRows } from '../../src/adapters/reading/checked-rows.ts'

const path = new URL('../../benchmarks/adapters/report.cjs', import.meta.url)
const createReport: ((
  write: (line: object) => void,
  process: string,
  calls: Readonly<Record<string, number>>,
  isTrial?: boolean,
  quit?: (wanted: readonly string[]) => void,
) => {
  readonly tell: (name: string, value: number, unit: string, statistic: string) => void
  readonly nameOf: (object: object, parts: readonly unknown[]) => string
  readonly median: (samples: readonly number[], tick: number) => number
  readonly callsOf: (name: string) => number | undefined
}) & {
  readonly areTold: (names: readonly string[], lines: string) => boolean
} = createRequire(import.meta.url)(path.pathname)

const report = () => createReport(() => undefined, '1.0', { join: 7 })

describe('the name of a row', () => {
  it('is that of all groups that lead to it, without those that have none', () => {
    expect(report().nameOf({}, ['texts', null, '', 'join'])).toBe('texts/join')
  })

  it('is without colours, and what fills it up to the length of the longest one', () => {
    const names = ['\u001B[31mjoin\u001B[39m....', 'join    ', ' a  b ', '...', 'v1.'].map((name) =>
      report().nameOf({}, [name]),
    )
    expect(names).toEqual(['join', 'join', 'a b', '...', 'v1.'])
  })

  it('stays that of its benchmark, and is told apart from an equal one by a number', () => {
    const { nameOf } = report()
    const one = {}
    const names = [nameOf(one, ['join']), nameOf({}, ['join']), nameOf(one, ['join'])]
    expect(names).toEqual(['join', 'join (2)', 'join'])
  })

  it('has the calls that were settled for it, and those of an object’s own parts never', () => {
    expect([report().callsOf('join'), report().callsOf('constructor')]).toEqual([7, undefined])
  })

  it('is the one by which the calls are settled, however long or spaced', () => {
    const part = fc.string({ unit: fc.constantFrom('a', ' ', '\n', '…', '/'), maxLength: 260 })
    fc.assert(
      fc.property(part, part, (group, title) => {
        const told = report().nameOf({}, [group, title])
        const row = { name: told, value: 1, unit: 's', better: 'lower' } as const
        expect(distinctRows([row])[0]?.name).toBe(told)
      }),
    )
  })
})

describe('a suite of which only the first rows are asked for', () => {
  const quitsOf = (calls: Readonly<Record<string, number>>, begun: readonly string[]): number => {
    let quits = 0
    const lines: string[] = []
    const { callsOf, tell } = createReport(
      (line) => lines.push(JSON.stringify(line)),
      '1.0',
      calls,
      false,
      (wanted) => {
        if (createReport.areTold(wanted, lines.join('\n'))) quits += 1
      },
    )
    for (const name of begun) {
      callsOf(name)
      tell(name, 1, 's', 'median')
    }
    return quits
  }

  it('ends when all of them are told and another one would begin', () => {
    expect(quitsOf({ '': 2, one: 7, two: 7 }, ['one', 'two', 'three'])).toBe(1)
  })

  it('goes on past others until the last of them is told, and where it runs them again', () => {
    expect(quitsOf({ '': 2, two: 7 }, ['one', 'two'])).toBe(0)
    expect(quitsOf({ '': 2, one: 7, two: 0 }, ['one', 'two', 'one', 'two'])).toBe(0)
  })

  it('reckons with what other threads told, where equal names have numbers', () => {
    const line = (process: string, more: object = { value: 1 }): string =>
      JSON.stringify({ name: 'join', process, ...more })
    const lines = [line('1.1'), line('1.1'), '{"name":"jo']
    expect(createReport.areTold(['join'], lines.join('\n'))).toBe(true)
    expect(createReport.areTold(['join', 'join [2]'], lines.join('\n'))).toBe(false)
    expect(createReport.areTold(['join [2]'], [line('1.1'), line('1.3')].join('\n'))).toBe(true)
    expect(createReport.areTold(['join'], line('1.1', { error: 'no' }))).toBe(true)
  })

  it('goes on where nobody says what the others are to do', () => {
    expect(quitsOf({ one: 7 }, ['one', 'two'])).toBe(0)
  })
})

describe('the median of what a coarse clock has told', () => {
  const { median } = report()

  it('is the middle one, or between the middle ones, where no two samples are equal', () => {
    expect(median([5, 1, 9], 1)).toBe(5)
    expect(median([1, 5, 9, 20], 1)).toBe(7)
  })

  it('moves with the share of samples that have a tick more', () => {
    const mixed = (share: number): number[] =>
      Array.from({ length: 100 }, (_, at) => (at < share ? 100 : 110))
    const medians = [80, 70, 60].map((share) => median(mixed(share), 10))
    expect(medians).toEqual(medians.toSorted((one, other) => one - other))
    expect(new Set(medians).size).toBe(3)
    for (const one of medians) expect(one).toBeGreaterThan(94)
    for (const one of medians) expect(one).toBeLessThan(106)
  })

  it('is above zero where every sample was shorter than a tick', () => {
    expect(median([0, 0, 0], 10)).toBeGreaterThan(0)
  })
})
