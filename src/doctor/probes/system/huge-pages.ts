import { suspect, fine, unavailable } from '../../judgement.ts'
import type { Probe } from '../../probe.ts'

/** Whether the kernel merges pages behind the back of a program. */
export const hugePages: Probe = {
  id: 'huge-pages',
  title: 'transparent huge pages',
  questions: [{ file: '/sys/kernel/mm/transparent_hugepage/enabled' }],
  judge: ({ text }) => {
    const chosen = /\[(\w+)\]/.exec(text ?? '')?.[1]
    if (chosen === undefined) return unavailable('the system does not tell')
    if (chosen !== 'always') return fine(chosen)
    return suspect(
      'always: pages are merged at moments that nobody chose',
      'set "madvise", as deadheat tune does',
    )
  },
}
