import type { Actions } from '../host/github/actions.ts'
import type { GitHub } from '../host/github/index.ts'
import type { GivenSettings } from '../settings/settings.ts'

// A longer wait for a rate limit would keep the measuring machine from the next job.
const longestWaitSeconds = 120

const patiences = {
  /** For results: repeats requests after broken replies, and waits for rate limits. */
  patient: { longestWaitSeconds },
  /** For what is left after the job, when nothing else is waited for but GitHub. */
  last: { longestWaitSeconds: 600 },
  /** For progress: the next update comes anyway, and no one waits for this one. */
  brief: { longestWaitSeconds: 0, replySeconds: 5, attempts: 1 },
} as const

/** Returns a function that loads GitHub's client when it is first called. */
export function gitHubForJob(
  actions: Pick<Actions, 'context'>,
  inputs: GivenSettings,
  patience: keyof typeof patiences,
): () => Promise<GitHub> {
  const load = async (): Promise<GitHub> => {
    const { createGitHub } = await import('../host/github/create-github.ts')
    return createGitHub({
      ...(await actions.context()),
      token: inputs['github-token'] ?? '',
      pauseSeconds: 1,
      ...patiences[patience],
    })
  }
  let client: Promise<GitHub> | null = null
  return () => (client ??= load())
}
