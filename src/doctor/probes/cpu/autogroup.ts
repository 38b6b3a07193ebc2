import { fine, unavailable } from '../../judgement.ts'
import type { Probe } from '../../probe.ts'

/** Whether the kernel divides CPU time among sessions before processes. */
export const autogroup: Probe = {
  id: 'autogroup',
  title: 'scheduling by session',
  questions: [{ file: '/proc/sys/kernel/sched_autogroup_enabled' }],
  judge: ({ text }) => {
    if (text === null) return unavailable('the kernel does not have it')
    return fine(
      text.trim() === '1' ? 'on: nice counts only within a session' : 'off: nice counts everywhere',
    )
  },
}
