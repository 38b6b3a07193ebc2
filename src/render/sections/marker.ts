import { markerLine } from '../comment/marker.ts'
import type { Section } from '../comment/page.ts'

/** The line that identifies the comment to programs; only a pull request's comment has one. */
export const marker: Section = ({ context }) =>
  context === null
    ? ''
    : markerLine({
        key: context.key,
        pullRequest: context.pullRequest,
        runId: context.runId,
        attempt: context.attempt,
        head: context.headSha,
      })
