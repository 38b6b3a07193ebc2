import type { GitHubError } from '../host/github/github.ts'
import { writeHintOf } from '../publish/checks/hint-of.ts'

/** Message of an error that stopped the bot, with what to do about it. */
export function botComplaint(error: GitHubError): string {
  const hint =
    error.trouble === 'not-permitted'
      ? 'the job needs "actions: write", "checks: write" and "pull-requests: write"'
      : writeHintOf(error, 'comment')
  return hint === null ? error.message : `${error.message}; ${hint}`
}
