import type { GitHubError } from '../../host/github/github.ts'

/** What could not be written. */
export type Unwritten = 'comment' | 'check'

const permissionAdvice: Readonly<Record<Unwritten, string>> = {
  comment: 'give the job "pull-requests: write" (a pull request from a fork never has it)',
  check: 'give the job "checks: write" (a pull request from a fork never has it)',
}

/**
 * What to do when GitHub refused something, in one line; `null` when only another attempt helps.
 */
export function writeHintOf(
  { trouble }: Pick<GitHubError, 'trouble'>,
  what: Unwritten,
): string | null {
  switch (trouble) {
    case 'not-permitted':
      return permissionAdvice[what]
    case 'no-credentials':
      return 'GitHub does not know the token in "github-token", or it has expired: remove the input, or renew the token'
    case 'locked':
      return 'the conversation is locked: unlock it, or set "comment: never"'
    case 'archived':
      return 'the repository is archived, so it is read-only'
    case 'not-found':
      return what === 'comment'
        ? 'the pull request is gone, or the token may not see it: give the job "pull-requests: write"'
        : 'the commit is gone, or the token may not see it: give the job "checks: write"'
    case 'limited':
      return 'the rate limit of the token is used up: run again later, or let fewer jobs write'
    case 'too-long':
    case 'invalid':
    case 'unreliable':
      return null
  }
}
