import { doubtful, fine } from '../judgement.ts'
import { firstLineOf } from '../lines-of.ts'
import type { Probe } from '../probe.ts'

/** What builds Node.js itself faster than make does. */
export const ninja: Probe = {
  id: 'ninja',
  title: 'ninja',
  questions: [{ program: ['ninja', '--version'] }],
  judge: (answer) =>
    answer.text === null
      ? doubtful(answer.trouble, 'to build Node.js itself faster than by make install ninja')
      : fine(firstLineOf(answer) ?? ''),
}
