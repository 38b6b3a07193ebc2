import { GitHubError } from '../../host/github/github.ts'

/** Whether the token lacks the permission; GitHub reports that in one of two ways. */
export function isDenied(error: unknown): boolean {
  return (
    error instanceof GitHubError &&
    (error.trouble === 'not-permitted' || error.trouble === 'not-found')
  )
}
