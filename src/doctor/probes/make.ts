import { doubtful, fine } from '../judgement.ts'
import { firstLineOf } from '../lines-of.ts'
import type { Probe } from '../probe.ts'

/** What native addons are built with. */
export const make: Probe = {
  id: 'make',
  title: 'make',
  questions: [{ program: ['make', '--version'] }],
  judge: (answer) =>
    answer.text === null
      ? doubtful(answer.trouble, 'for native addons install make')
      : fine(firstLineOf(answer) ?? ''),
}
