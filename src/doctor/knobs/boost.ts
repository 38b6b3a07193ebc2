import type { Knob } from '../knob.ts'

/** A boosted clock follows heat and the neighbours' work. This is the switch of Intel's driver. */
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
