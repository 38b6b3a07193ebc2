import { cpusOf } from '../../cpu-list.ts'
import { suspect, fine, unavailable } from '../../judgement.ts'
import type { Probe } from '../../probe.ts'
import { fieldOf } from '../../lines-of.ts'

const quietShare = 0.5

/** Number of processes that want to run. */
export const load: Probe = {
  id: 'load',
  title: 'load average',
  questions: [{ file: '/proc/loadavg' }, { file: '/proc/self/status' }],
  judge: ({ text }, status) => {
    const [minute = ''] = (text ?? '').split(' ')
    if (minute === '') return unavailable('not reported by the system')
    const cpus = cpusOf(fieldOf(status, 'Cpus_allowed_list') ?? '0').length
    const found = `${minute} in the last minute, on ${cpus === 1 ? 'one CPU' : `${cpus} CPUs`}`
    if (Number(minute) <= cpus * quietShare) return fine(found)
    return suspect(found, 'stop other programs; top lists them')
  },
}
