import { describe, expect, it } from 'vitest'
import { resultOf } from '../../src/analysis/result-of.ts'
import type { JournalEntry } from '../../src/model/run/journal.ts'
import { machinesOfRun } from '../../src/model/run/machines-of-run.ts'
import { assertOneClass, assertSameClass } from '../../src/plan/assert-same-class.ts'
import { continuedText } from '../../src/render/machine/continued-text.ts'
import { runEntry } from '../fakes/journals.ts'
import { benchmarkOf, planOf } from '../fakes/plans.ts'
import { buildOf } from '../fakes/results.ts'

const entry = runEntry(planOf({ benchmarks: [benchmarkOf('row')] }), {
  base: buildOf('base'),
  head: buildOf('head'),
})
if (entry.type !== 'run') throw new Error('expected a first line')
const { machine } = entry
const other = { ...machine, cpus: machine.cpus + 2 }
const further: JournalEntry = { type: 'machine', machine: other }

describe('a run that goes on', () => {
  it('may do so on the same class of machine, whatever its name, kernel and memory', () => {
    const alike = { ...machine, name: 'elsewhere', kernel: 'newer', memoryBytes: 1 }
    expect(() => assertSameClass(machine, alike, undefined)).not.toThrow()
  })

  it.each([{ cpus: 64 }, { processor: 'another one' }, { architecture: 'arm64' }])(
    'is refused on another class in one line, unless that is allowed: %o',
    (change) => {
      const here = { ...machine, ...change }
      for (const allowed of [undefined, 'same'] as const) {
        expect(() => assertSameClass(machine, here, allowed)).toThrow(/^[^\n]*--machines mixed/)
      }
      expect(() => assertSameClass(machine, here, 'mixed')).not.toThrow()
    },
  )

  it('compares with the machine that measured last, and says in the report where it was', () => {
    const entries = [entry, further]
    expect(machinesOfRun(entries).at(-1)).toEqual(other)
    const result = resultOf(entries)
    expect(result.machine).toEqual(machine)
    expect(continuedText(result)).toContain(`${String(other.cpus)} CPUs`)
    expect(continuedText(resultOf([entry]))).toBe('')
  })
})

describe('shards of one table', () => {
  it('may run on several classes of machine, unless one is asked for', () => {
    const machines = [entry, further, entry].flatMap((one) => machinesOfRun([one]))
    expect(() => assertOneClass(machines, undefined)).not.toThrow()
    expect(() => assertOneClass(machines, 'mixed')).not.toThrow()
    expect(() => assertOneClass(machines, 'same')).toThrow(/^expected one class of machine, .*CPUs/)
    expect(() => assertOneClass([machine, machine], 'same')).not.toThrow()
  })
})
