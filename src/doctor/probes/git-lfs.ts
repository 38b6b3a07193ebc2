import { doubtful, fine } from '../judgement.ts'
import { firstLineOf } from '../lines-of.ts'
import type { Probe } from '../probe.ts'

/** What fetches large files that a repository keeps elsewhere. */
export const gitLfs: Probe = {
  id: 'git-lfs',
  title: 'git-lfs',
  questions: [{ program: ['git-lfs', '--version'] }],
  judge: (answer) =>
    answer.text === null
      ? doubtful(answer.trouble, 'for repositories with large files install git-lfs')
      : fine(firstLineOf(answer) ?? ''),
}
