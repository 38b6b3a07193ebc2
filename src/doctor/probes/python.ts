import { doubtful, fine } from '../judgement.ts'
import { firstLineOf } from '../lines-of.ts'
import type { Probe } from '../probe.ts'

/** What node-gyp runs on. */
export const python: Probe = {
  id: 'python',
  title: 'Python',
  questions: [{ program: ['python3', '--version'] }],
  judge: (answer) =>
    answer.text === null
      ? doubtful(answer.trouble, 'for native addons install python3')
      : fine((firstLineOf(answer) ?? '').replace(/^Python /, '')),
}
