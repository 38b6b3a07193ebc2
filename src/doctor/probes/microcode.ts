import { fine, untold } from '../judgement.ts'
import type { Probe } from '../probe.ts'
import { fieldOf } from '../status-field.ts'

/** Which microcode the CPUs run: an update can make the same CPU slower. */
export const microcode: Probe = {
  id: 'microcode',
  title: 'microcode',
  questions: [{ file: '/proc/cpuinfo' }],
  judge: (cpuinfo) => {
    const version = fieldOf(cpuinfo, 'microcode')
    return version === null ? untold('the system does not tell') : fine(version)
  },
}
