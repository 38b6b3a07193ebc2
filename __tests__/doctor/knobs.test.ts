import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cpuListOf, cpusOf } from '../../src/doctor/cpu-list.ts'
import { knobs, interrupts } from '../../src/doctor/knobs.ts'

const target = { cpu: 3, others: [0, 1, 2] }

describe('the knobs', () => {
  it('are content with what they have set', () => {
    const values = ['powersave', 'performance', '0', '1', '2', 'always', 'madvise', 'never', '0-3']
    const twice = knobs.flatMap(({ wanted }) =>
      values
        .map((value) => wanted(value, target))
        .filter((value) => value !== null)
        .map((value) => wanted(value, target)),
    )
    expect(twice.length).toBeGreaterThan(knobs.length)
    expect(new Set(twice)).toEqual(new Set([null]))
  })

  it('are explained in docs/machine.md', () => {
    const page = readFileSync(join(import.meta.dirname, '../../docs/machine.md'), 'utf8')
    expect(knobs.filter(({ files }) => !page.includes(`\`${files}\``))).toEqual([])
  })
})

describe('interrupts', () => {
  it('go wherever they may, except to the measured CPU', () => {
    const someCpus = fc.uniqueArray(fc.nat(7), { minLength: 1 })
    fc.assert(
      fc.property(someCpus, (cpus) => {
        const after = interrupts.wanted(cpuListOf(cpus), target)
        const expected = cpus.filter((cpu) => cpu !== 3).toSorted((one, other) => one - other)
        const now = cpusOf(after ?? cpuListOf(cpus))
        expect(now).toEqual(expected.length === 0 ? [0, 1, 2] : expected)
      }),
    )
  })

  it('stay where they are when there is one CPU only, or the list cannot be read', () => {
    expect(interrupts.wanted('3', { cpu: 3, others: [] })).toBeNull()
    expect(interrupts.wanted('', target)).toBeNull()
    expect(interrupts.wanted('ff', target)).toBeNull()
  })
})
