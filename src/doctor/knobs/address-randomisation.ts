import type { Knob } from '../knob.ts'

/**
 * On, not off: with a fixed layout one side has the luckier one in every run, and no number of runs
 * averages that away (Mytkowicz, Diwan, Hauswirth and Sweeney 2009, Producing wrong data without doing
 * anything obviously wrong).
 */
export const addressRandomisation: Knob = {
  title: 'address randomisation',
  files: '/proc/sys/kernel/randomize_va_space',
  wanted: (value) => (value === '2' ? null : '2'),
}
