import { suspect, fine, unavailable } from '../../judgement.ts'
import { fileLinesOf } from '../../lines-of.ts'
import type { Probe } from '../../probe.ts'

/** Whether `perf` can count the instructions and cycles of our own processes. */
export const perfCounters: Probe = {
  id: 'perf-counters',
  title: 'hardware counters',
  questions: [
    { file: '/proc/sys/kernel/perf_event_paranoid' },
    { files: '/sys/bus/event_source/devices/*/type' },
  ],
  judge: ({ text }, devices) => {
    if (text === null) return unavailable('the kernel does not have them')
    const hasCpu = fileLinesOf(devices).some(({ path }) =>
      /\/(cpu|cpu_core|armv8[^/]*)\//.test(path),
    )
    if (!hasCpu) return unavailable('the CPU has none, as in most virtual machines')
    const level = Number(text.trim())
    if (level <= 2) return fine(`permitted for your own processes (perf_event_paranoid ${level})`)
    return suspect(
      `not permitted (perf_event_paranoid ${level})`,
      'sysctl kernel.perf_event_paranoid=2; they help but are not needed',
    )
  },
}
