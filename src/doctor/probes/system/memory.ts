import { valueText } from '../../../render/text/format.ts'
import { suspect, fine, impossible, unavailable } from '../../judgement.ts'
import type { Probe } from '../../probe.ts'
import { fieldOf } from '../../lines-of.ts'

const neededBytes = 128 * 2 ** 20
const comfortableBytes = 2 ** 30

/** Memory that is available to programs. */
export const memory: Probe = {
  id: 'memory',
  title: 'memory',
  questions: [{ file: '/proc/meminfo' }],
  judge: (meminfo) => {
    const available = parseInt(fieldOf(meminfo, 'MemAvailable') ?? '', 10) * 1024
    const total = parseInt(fieldOf(meminfo, 'MemTotal') ?? '', 10) * 1024
    if (Number.isNaN(available) || Number.isNaN(total))
      return unavailable('not reported by the system')
    const found = `${valueText(available, 'B')} of ${valueText(total, 'B')} available`
    if (available < neededBytes) return impossible(found, 'stop other programs')
    if (available >= comfortableBytes) return fine(found)
    return suspect(found, 'stop other programs: two Node.js processes run at a time')
  },
}
