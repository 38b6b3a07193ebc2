import { parseRevision } from '../../settings/parse-revision.ts'
import { progressNoteOf } from '../../render/terminal/progress-note.ts'
import type { PartJobActions } from '../part-command.ts'
import { bisectAnswer, bisectStepLine } from './bisect-lines.ts'
import { bisection } from './bisection.ts'
import { measuredBisection } from './measured-bisection.ts'

/**
 * Looks for the commit of a pull request, or since `base`, that changed a benchmark. The steps are
 * left in `bisect.ndjson` for a job that reports.
 */
export const bisectJob: PartJobActions = {
  measure: async ({ given, pullRequest, results, common, say }, compare, host) => {
    const { bisect: name = '', base = pullRequest.baseSha, head: _, only: __, ...rest } = given
    const { report } = await bisection(
      {
        ends: {
          good: parseRevision(base),
          bad: parseRevision(pullRequest.headSha),
          firstParent: false,
          fromMergeBase: true,
        },
        names: [name],
        metric: null,
        mostSteps: null,
        resume: false,
        results,
        common: { ...common, given: rest },
        show: () => (progress) => {
          const note = progressNoteOf(progress)
          if (note !== null) say(note)
        },
        onStep: (stepReport, commit) => say(bisectStepLine(stepReport, commit)),
      },
      compare,
      host,
    )
    return bisectAnswer(report)
  },
  report: async (answer, host) => {
    const report = await measuredBisection(answer, host)
    return report === null ? null : bisectAnswer(report)
  },
}
