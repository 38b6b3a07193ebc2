import { cpusOf } from '../../cpu-list.ts'
import { suspect, fine, unavailable } from '../../judgement.ts'
import type { Probe } from '../../probe.ts'
import { fieldOf } from '../../lines-of.ts'

/** Number of CPUs that a run may use. */
export const cpus: Probe = {
  id: 'cpus',
  title: 'allowed CPUs',
  questions: [{ file: '/proc/self/status' }],
  judge: (status) => {
    const list = fieldOf(status, 'Cpus_allowed_list')
    if (list === null) return unavailable('not reported by the system')
    const count = cpusOf(list).length
    if (count >= 2) return fine(`${count} (${list})`)
    return suspect(
      `one (${list})`,
      'allow a second one: with one, the compiler and GC threads of Node.js disturb the measurement',
    )
  },
}
