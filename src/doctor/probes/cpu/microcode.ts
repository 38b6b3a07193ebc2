import { fine, unavailable } from '../../judgement.ts'
import type { Probe } from '../../probe.ts'
import { fieldOf } from '../../lines-of.ts'

/** Microcode version of the CPUs: an update can make the same CPU slower. */
export const microcode: Probe = {
  id: 'microcode',
  title: 'microcode',
  questions: [{ file: '/proc/cpuinfo' }],
  judge: (cpuinfo) => {
    const version = fieldOf(cpuinfo, 'microcode')
    return version === null ? unavailable('not reported by the system') : fine(version)
  },
}
