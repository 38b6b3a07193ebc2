import { GitHubError, type GitHub } from '../../host/github/github.ts'
import type { LiveRequest } from './live-request.ts'

/** Requests to GitHub that never stop a run when they fail. */
export interface CarefulRequests {
  /** @returns whether it succeeded; an error is a line in the log */
  readonly ask: (work: (github: GitHub) => Promise<void>) => Promise<boolean>
  /** Number of failures in a row. */
  readonly troubles: () => number
}

/** Sends requests with the client of a live request, and counts failures. */
export function askCarefully({
  github,
  tell,
}: Pick<LiveRequest, 'github' | 'tell'>): CarefulRequests {
  let troubles = 0
  return {
    ask: async (work) => {
      try {
        await work(await github())
        troubles = 0
        return true
      } catch (error) {
        if (!(error instanceof GitHubError)) throw error
        troubles += 1
        tell(`could not post progress: ${error.message}`)
        return false
      }
    },
    troubles: () => troubles,
  }
}
