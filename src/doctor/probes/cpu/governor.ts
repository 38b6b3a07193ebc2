import { suspect, fine, unavailable } from '../../judgement.ts'
import { fileLinesOf } from '../../lines-of.ts'
import type { Probe } from '../../probe.ts'

/** The governor that sets the CPUs' frequency. */
export const governor: Probe = {
  id: 'governor',
  title: 'frequency governor',
  questions: [{ files: '/sys/devices/system/cpu/cpu*/cpufreq/scaling_governor' }],
  judge: (answer) => {
    const names = [...new Set(fileLinesOf(answer).map(({ line }) => line))]
    if (names.length === 0) return unavailable('none, as in most virtual machines')
    if (names.every((name) => name === 'performance')) return fine('performance')
    return suspect(names.join(', '), 'set "performance", as deadheat tune does')
  },
}
