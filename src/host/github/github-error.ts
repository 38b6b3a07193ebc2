/** Why a call failed. */
export type GitHubTrouble =
  /** The token lacks a permission. */
  | 'not-permitted'
  /** The token is invalid or has expired. */
  | 'no-credentials'
  /** The conversation is locked. */
  | 'locked'
  /** The repository is archived and read-only. */
  | 'archived'
  | 'not-found'
  /** The text is longer than GitHub takes. */
  | 'too-long'
  /** Refused for another reason in the request. */
  | 'invalid'
  /** A rate limit that would last longer than we wait. */
  | 'limited'
  /** No answer, a server's error, or an answer of an unexpected shape. */
  | 'unreliable'

/** A call to GitHub failed. */
export class GitHubError extends Error {
  override readonly name = 'GitHubError'
  readonly trouble: GitHubTrouble

  constructor(trouble: GitHubTrouble, message: string, options?: ErrorOptions) {
    super(message, options)
    this.trouble = trouble
  }
}

/** Whether the call certainly had no effect; otherwise it may have had. */
export function isRefusal({ trouble }: GitHubError): boolean {
  return trouble !== 'unreliable'
}
