import { GitHubError } from '../../host/github/github.ts'

/** Whether a token may not do what was asked; GitHub says so in one of two ways. */
export function isDenied(error: unknown): boolean {
  return (
    error instanceof GitHubError &&
    (error.trouble === 'not-permitted' || error.trouble === 'not-found')
  )
}
