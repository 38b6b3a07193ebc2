import { cpuListOf, cpusOf } from '../cpu-list.ts'
import type { Knob } from '../knob.ts'

/** Network and disk interrupt other CPUs than the measured one. */
export const interrupts: Knob = {
  title: 'interrupts',
  files: '/proc/irq/*/smp_affinity_list',
  wanted: (value, { cpu, others }) => {
    if (!/^\d[\d,-]*$/.test(value)) return null
    const now = cpusOf(value)
    const kept = now.filter((each) => each !== cpu)
    if (kept.length === now.length || others.length === 0) return null
    return cpuListOf(kept.length === 0 ? others : kept)
  },
}
