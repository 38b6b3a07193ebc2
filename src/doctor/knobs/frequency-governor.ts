import type { Knob } from '../knob.ts'

/** A CPU that first has to notice that it is needed is slow at the start of each run. */
export const frequencyGovernor: Knob = {
  title: 'frequency governor',
  files: '/sys/devices/system/cpu/cpufreq/policy*/scaling_governor',
  wanted: (value) => (value === 'performance' ? null : 'performance'),
}
