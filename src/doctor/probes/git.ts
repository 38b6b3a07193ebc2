import { doubtful, fine } from '../judgement.ts'
import { firstLineOf } from '../lines-of.ts'
import type { Probe } from '../probe.ts'

/** What commits are checked out with. */
export const git: Probe = {
  id: 'git',
  title: 'git',
  questions: [{ program: ['git', '--version'] }],
  judge: (answer) =>
    answer.text === null
      ? doubtful(answer.trouble, 'install git; without it only published packages can be compared')
      : fine((firstLineOf(answer) ?? '').replace(/^git version /, '')),
}
