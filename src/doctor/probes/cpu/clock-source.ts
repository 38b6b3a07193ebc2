import { suspect, fine, unavailable } from '../../judgement.ts'
import type { Probe } from '../../probe.ts'

const slow = new Set(['hpet', 'acpi_pm', 'jiffies', 'refined-jiffies', 'pit'])

/** The kernel's clock source. */
export const clockSource: Probe = {
  id: 'clock-source',
  title: 'clock source',
  questions: [
    { file: '/sys/devices/system/clocksource/clocksource0/current_clocksource' },
    { file: '/sys/devices/system/clocksource/clocksource0/available_clocksource' },
  ],
  judge: ({ text }, available) => {
    const name = text?.trim()
    if (name === undefined) return unavailable('not reported by the system')
    if (!slow.has(name)) return fine(name)
    const hasTsc = (available.text ?? '').split(/\s+/).includes('tsc')
    return suspect(
      `${name}: reading the clock takes a microsecond or more`,
      hasTsc
        ? 'echo tsc > /sys/devices/system/clocksource/clocksource0/current_clocksource'
        : 'the kernel found no better one (dmesg says why); prefer long batches',
    )
  },
}
