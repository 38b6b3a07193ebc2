import { suspect, fine, unavailable } from '../../judgement.ts'
import { firstLineOf, fieldOf } from '../../lines-of.ts'
import type { Probe } from '../../probe.ts'

/** Whether the machine is a virtual machine. */
export const hypervisor: Probe = {
  id: 'hypervisor',
  title: 'virtual machine',
  questions: [
    { file: '/proc/cpuinfo' },
    { file: '/sys/hypervisor/type' },
    { file: '/sys/class/dmi/id/product_name' },
  ],
  judge: (cpuinfo, type, product) => {
    const flags = fieldOf(cpuinfo, 'flags')
    const name = firstLineOf(type) ?? firstLineOf(product)
    if (flags === null && type.text === null) return unavailable('not reported by the system')
    if (type.text === null && flags?.split(' ').includes('hypervisor') !== true) return fine('no')
    return suspect(
      name === null ? 'yes' : `yes (${name})`,
      'other virtual machines take time that is not visible here; a dedicated machine needs fewer pairs',
    )
  },
}
