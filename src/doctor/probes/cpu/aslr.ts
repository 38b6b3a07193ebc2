import { suspect, fine, unavailable } from '../../judgement.ts'
import type { Probe } from '../../probe.ts'

/**
 * Whether every process gets its own memory layout. It should: a fixed layout favours one side by
 * luck, and no number of pairs averages that out (Mytkowicz, Diwan, Hauswirth and Sweeney 2009,
 * Producing wrong data without doing anything obviously wrong).
 */
export const aslr: Probe = {
  id: 'aslr',
  title: 'address randomisation',
  questions: [{ file: '/proc/sys/kernel/randomize_va_space' }],
  judge: ({ text }) => {
    if (text === null) return unavailable('not reported by the system')
    if (text.trim() === '2') return fine('full: every process has its own layout')
    return suspect(
      text.trim() === '0' ? 'off' : 'partial',
      'turn it on (sysctl kernel.randomize_va_space=2): a fixed layout favours one side by chance',
    )
  },
}
