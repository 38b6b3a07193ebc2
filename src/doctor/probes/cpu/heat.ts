import { countText } from '../../../render/text/format.ts'
import { suspect, fine, unavailable } from '../../judgement.ts'
import { fileLinesOf } from '../../lines-of.ts'
import type { Probe } from '../../probe.ts'

/** Whether the CPUs have been throttled because of heat. */
export const heat: Probe = {
  id: 'heat',
  title: 'slowed down by heat',
  questions: [{ files: '/sys/devices/system/cpu/cpu*/thermal_throttle/core_throttle_count' }],
  judge: (answer) => {
    const counts = fileLinesOf(answer).map(({ line }) => Number(line))
    if (counts.length === 0) return unavailable('not reported by the system')
    const most = Math.max(...counts)
    if (most === 0) return fine('never since the machine started')
    return suspect(
      `up to ${countText(most, 'time')} since the machine started`,
      'cool the machine, or turn boost off, as deadheat tune does',
    )
  },
}
