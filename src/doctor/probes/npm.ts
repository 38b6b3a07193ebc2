import { doubtful, fine } from '../judgement.ts'
import { firstLineOf } from '../lines-of.ts'
import type { Probe } from '../probe.ts'

/** The installer of dependencies and published packages. */
export const npm: Probe = {
  id: 'npm',
  title: 'npm',
  questions: [{ program: ['npm', '--version'] }],
  judge: (answer) =>
    answer.text === null
      ? doubtful(answer.trouble, 'install npm; without it only bare commands can be compared')
      : fine(firstLineOf(answer) ?? ''),
}
