import { suspect, fine } from '../../judgement.ts'
import { fileLinesOf } from '../../lines-of.ts'
import type { Probe } from '../../probe.ts'

/** Whether the machine runs on battery or saves power. */
export const battery: Probe = {
  id: 'battery',
  title: 'battery',
  questions: [{ files: '/sys/class/power_supply/*/status' }],
  judge: (answer) => {
    const states = fileLinesOf(answer).map(({ line }) => line)
    if (states.length === 0) return fine('none')
    if (!states.includes('Discharging')) return fine(states.join(', '))
    return suspect('in use: the CPUs save power', 'plug the machine in')
  },
}
