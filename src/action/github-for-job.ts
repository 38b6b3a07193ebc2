import type { Actions } from '../host/github/actions.ts'
import type { GitHub } from '../host/github/github.ts'
import { settings, type GivenSettings } from '../settings/settings.ts'

// A longer wait for a rate limit would keep the measuring machine from the next job.
const longestWaitSeconds = 120

const patiences = {
  /** For results: a broken reply is asked for again, and a rate limit waited for. */
  patient: { longestWaitSeconds },
  /** For how far a run is: the next news come anyway, and nothing waits for these. */
  brief: { longestWaitSeconds: 0, replySeconds: 5, attempts: 1 },
} as const

/** The account that the job's own token speaks for. */
export function commentAuthor(given: GivenSettings): string {
  return given['comment-author'] ?? settings['comment-author'].default
}

/** A function that loads GitHub's client when it is first called. */
export function gitHubForJob(
  actions: Pick<Actions, 'context'>,
  given: GivenSettings,
  patience: keyof typeof patiences,
): () => Promise<GitHub> {
  let client: Promise<GitHub> | null = null
  return () => (client ??= load(actions, given, patience))
}

async function load(
  actions: Pick<Actions, 'context'>,
  given: GivenSettings,
  patience: keyof typeof patiences,
): Promise<GitHub> {
  const { createGitHub } = await import('../host/github/create-github.ts')
  return createGitHub({
    ...(await actions.context()),
    token: given['github-token'] ?? '',
    login: commentAuthor(given),
    pauseSeconds: 1,
    ...patiences[patience],
  })
}
