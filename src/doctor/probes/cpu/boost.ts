import { suspect, fine, unavailable } from '../../judgement.ts'
import type { Probe } from '../../probe.ts'

/** Whether CPUs raise their clock rate while they are cool. */
export const boost: Probe = {
  id: 'boost',
  title: 'turbo, boost',
  questions: [
    { file: '/sys/devices/system/cpu/intel_pstate/no_turbo' },
    { file: '/sys/devices/system/cpu/cpufreq/boost' },
  ],
  judge: (noTurbo, boosted) => {
    if (noTurbo.text === null && boosted.text === null)
      return unavailable('the system has no switch for it')
    const isOn = noTurbo.text?.trim() === '0' || boosted.text?.trim() === '1'
    if (!isOn) return fine('off')
    return suspect(
      'on: the clock rate depends on heat and on other programs',
      'turn it off, as deadheat tune does',
    )
  },
}
