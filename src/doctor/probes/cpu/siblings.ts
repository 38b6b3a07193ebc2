import { cpusOf } from '../../cpu-list.ts'
import { suspect, fine, unavailable } from '../../judgement.ts'
import { fileLinesOf } from '../../lines-of.ts'
import type { Probe } from '../../probe.ts'

/** Whether CPUs share a core, so that a busy sibling slows measured code down. */
export const siblings: Probe = {
  id: 'siblings',
  title: 'simultaneous multithreading',
  questions: [{ files: '/sys/devices/system/cpu/cpu*/topology/thread_siblings_list' }],
  judge: (answer) => {
    const lists = [...new Set(fileLinesOf(answer).map(({ line }) => line))]
    if (lists.length === 0) return unavailable('the system does not report which CPUs share a core')
    const shared = lists.filter((list) => cpusOf(list).length > 1)
    if (shared.length === 0) return fine('no CPUs share a core')
    return suspect(
      `CPUs share cores: ${shared.slice(0, 8).join(' | ')}${shared.length > 8 ? ' | …' : ''}`,
      'on your own machine: echo off > /sys/devices/system/cpu/smt/control',
    )
  },
}
