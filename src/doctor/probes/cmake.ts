import { doubtful, fine } from '../judgement.ts'
import { firstLineOf } from '../lines-of.ts'
import type { Probe } from '../probe.ts'

/** What addons of cmake-js are built with. */
export const cmake: Probe = {
  id: 'cmake',
  title: 'CMake',
  questions: [{ program: ['cmake', '--version'] }],
  judge: (answer) =>
    answer.text === null
      ? doubtful(answer.trouble, 'for addons of cmake-js install cmake')
      : fine(firstLineOf(answer) ?? ''),
}
