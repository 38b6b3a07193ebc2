import { suspect, fine, unavailable } from '../../judgement.ts'
import type { Probe } from '../../probe.ts'

/** Whether the kernel uses transparent huge pages for every program. */
export const hugePages: Probe = {
  id: 'huge-pages',
  title: 'transparent huge pages',
  questions: [{ file: '/sys/kernel/mm/transparent_hugepage/enabled' }],
  judge: ({ text }) => {
    const chosen = /\[(\w+)\]/.exec(text ?? '')?.[1]
    if (chosen === undefined) return unavailable('not reported by the system')
    if (chosen !== 'always') return fine(chosen)
    return suspect(
      'always: the kernel merges pages at unpredictable times',
      'set "madvise", as deadheat tune does',
    )
  },
}
