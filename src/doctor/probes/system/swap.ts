import { valueText } from '../../../render/text/format.ts'
import { suspect, fine, unavailable } from '../../judgement.ts'
import type { Probe } from '../../probe.ts'

/** Whether memory has been swapped out. */
export const swap: Probe = {
  id: 'swap',
  title: 'swap',
  questions: [{ file: '/proc/swaps' }],
  judge: ({ text }) => {
    if (text === null) return unavailable('not reported by the system')
    const rows = text.trim().split('\n').slice(1)
    const usedBytes = rows.reduce((sum, row) => sum + Number(row.split(/\s+/)[3]) * 1024, 0)
    if (rows.length === 0) return fine('none')
    if (usedBytes === 0) return fine('not in use')
    return suspect(
      `${valueText(usedBytes, 'B')} in use`,
      'stop other programs, then run swapoff -a && swapon -a: a page read back from swap looks like slow code',
    )
  },
}
