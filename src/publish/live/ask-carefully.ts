import { GitHubError, type GitHub } from '../../host/github/github.ts'
import type { LiveRequest } from './live-request.ts'

/** Requests to GitHub of which none may stop a run. */
export interface CarefulRequests {
  /** @returns whether it went well; what went wrong is a line in the log */
  readonly ask: (work: (github: GitHub) => Promise<void>) => Promise<boolean>
  /** How many in a row have gone wrong. */
  readonly troubles: () => number
}

/** Asks GitHub by a request's client, and counts what goes wrong. */
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
