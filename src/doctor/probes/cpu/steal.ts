import { sizeText } from '../../../render/text/format.ts'
import { suspect, fine, unavailable } from '../../judgement.ts'
import type { Probe } from '../../probe.ts'

const muchStolen = 0.01

/** Share of CPU time that the hypervisor has taken since the machine started. */
export const steal: Probe = {
  id: 'steal',
  title: 'time taken by the hypervisor',
  questions: [{ file: '/proc/stat' }],
  judge: ({ text }) => {
    const counters = /^cpu +(.*)$/m
      .exec(text ?? '')?.[1]
      ?.split(' ')
      .slice(0, 8)
      .map(Number)
    const stolen = counters?.[7]
    if (counters === undefined || stolen === undefined)
      return unavailable('not reported by the system')
    const [user = 0, nice = 0, system = 0, , , interrupts = 0, softInterrupts = 0] = counters
    const busy = user + nice + system + interrupts + softInterrupts + stolen
    const ratio = busy === 0 ? 0 : stolen / busy
    const found = `${sizeText(ratio)} of the busy time since the machine started`
    if (ratio < muchStolen) return fine(found)
    return suspect(
      found,
      'other virtual machines are busy: measure at another time or on another machine',
    )
  },
}
