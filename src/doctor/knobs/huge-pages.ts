import type { Knob } from '../knob.ts'

/** Pages that the kernel merges unasked come at moments that nobody chose. */
export const hugePagesOnRequest: Knob = {
  title: 'transparent huge pages',
  files: '/sys/kernel/mm/transparent_hugepage/enabled',
  wanted: (value) => (value === 'always' ? 'madvise' : null),
}
