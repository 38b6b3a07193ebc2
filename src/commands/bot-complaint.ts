import type { GitHubError } from '../host/github-types.ts'
import { cureOf } from '../publish/cure-of.ts'

/** Message of an error that kept the bot from what it was asked for, with what to do about it. */
export function botComplaint(error: GitHubError): string {
  const cure =
    error.trouble === 'not-permitted'
      ? 'the job needs "actions: write", "checks: write" and "pull-requests: write"'
      : cureOf(error, 'comment')
  return cure === null ? error.message : `${error.message}; ${cure}`
}
