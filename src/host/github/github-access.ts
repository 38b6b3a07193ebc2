import type { Octokit } from 'octokit'
import { gitHubErrorOf } from './github-error-of.ts'
import { GitHubError } from './github.ts'

/** A client and its repository. */
export interface GitHubAccess {
  readonly octokit: Octokit
  readonly place: { readonly owner: string; readonly repo: string }
  /** Runs a call once and turns what octokit throws into a GitHubError. */
  readonly told: <T>(doingText: string, work: () => Promise<T>) => Promise<T>
  /** The same for reading, which is repeated after errors. */
  readonly reading: <T>(doingText: string, read: () => Promise<T>) => Promise<T>
}

/**
 * Runs a call and turns what octokit throws into one of our errors.
 *
 * @param doingText - the call in words, as in `list the comments`
 * @throws GitHubError
 */
export async function tellErrors<T>(doingText: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw gitHubErrorOf(error, doingText)
  }
}

/** The requested object, or `null` when it does not exist. */
export async function withoutMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (error instanceof GitHubError && error.trouble === 'not-found') return null
    throw error
  }
}
