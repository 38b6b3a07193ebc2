import { suspect, fine, unavailable } from '../../judgement.ts'
import type { Probe } from '../../probe.ts'

const muchPercent = 10

/** Share of the last minute that processes waited for CPU, memory and disk. */
export const pressure: Probe = {
  id: 'pressure',
  title: 'waiting for CPU, memory, disk',
  questions: [
    { file: '/proc/pressure/cpu' },
    { file: '/proc/pressure/memory' },
    { file: '/proc/pressure/io' },
  ],
  judge: (...answers) => {
    const percents = answers.map(({ text }) => /^some .*avg60=([\d.]+)/m.exec(text ?? '')?.[1])
    if (percents.every((percent) => percent === undefined)) {
      return unavailable('not reported by the kernel')
    }
    const found = `${percents.map((percent) => percent ?? '–').join(', ')} % of the last minute`
    if (percents.every((percent) => Number(percent ?? 0) < muchPercent)) return fine(found)
    return suspect(found, 'stop other programs; top and iotop list them')
  },
}
