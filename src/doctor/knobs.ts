import type { Knob } from './knob.ts'
import { cpuListOf, cpusOf } from './cpu-list.ts'

/**
 * On, not off: with a fixed layout, one side has the luckier one in every run, and no number of
 * runs averages that out (Mytkowicz, Diwan, Hauswirth and Sweeney 2009, Producing wrong data
 * without doing anything obviously wrong).
 */
export const addressRandomisation: Knob = {
  title: 'address randomisation',
  files: '/proc/sys/kernel/randomize_va_space',
  wanted: (value) => (value === '2' ? null : '2'),
}

/**
 * Boosted clock rates depend on heat and on the neighbours' work. This is the switch of Intel's
 * driver.
 */
export const turboOff: Knob = {
  title: 'turbo',
  files: '/sys/devices/system/cpu/intel_pstate/no_turbo',
  wanted: (value) => (value === '1' ? null : '1'),
}

/** The switch of all other drivers. */
export const boostOff: Knob = {
  title: 'boost',
  files: '/sys/devices/system/cpu/cpufreq/boost',
  wanted: (value) => (value === '0' ? null : '0'),
}

/** A CPU that first has to scale up is slow at the start of each run. */
export const frequencyGovernor: Knob = {
  title: 'frequency governor',
  files: '/sys/devices/system/cpu/cpufreq/policy*/scaling_governor',
  wanted: (value) => (value === 'performance' ? null : 'performance'),
}

/** The kernel merges pages at unpredictable times. */
export const hugePagesOnRequest: Knob = {
  title: 'transparent huge pages',
  files: '/sys/kernel/mm/transparent_hugepage/enabled',
  wanted: (value) => (value === 'always' ? 'madvise' : null),
}

/** Routes network and disk interrupts away from the measured CPU. */
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

/** Every setting that a tuning changes, in the order of the changes. */
export const knobs: readonly Knob[] = [
  frequencyGovernor,
  turboOff,
  boostOff,
  addressRandomisation,
  hugePagesOnRequest,
  interrupts,
]
