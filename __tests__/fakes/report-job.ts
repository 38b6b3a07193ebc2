import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach } from 'vitest'
import { reportForJob } from '../../src/action/report-for-job.ts'
import type { ActionsEvent } from '../../src/host/github/actions.ts'
import type { GivenSettings } from '../../src/settings/settings.ts'
import { workflowRunEvent } from '../github-stand-in/events.ts'
import type { PullGiven } from '../github-stand-in/plant.ts'
import { gitHubOfEachTest } from '../github-stand-in/github-of-each-test.ts'
import type { GitHub, GitHubOptions } from '../github-stand-in/start-github.ts'
import type { Run } from '../github-stand-in/state.ts'
import { tokens } from '../github-stand-in/tokens.ts'
import { temporaryFolder } from './git-repository.ts'
import { journalText, samplesOf } from './journals.ts'
import { pullRevisions } from './live-run.ts'
import { benchmarkOf, planOf } from './plans.ts'
import type { JobEnd } from './ran-action.ts'
import { recordingActions } from './recording-actions.ts'
import { withoutPauses } from './without-pauses.ts'

export const fork: PullGiven = { number: 482, head: { repository: 'mallory/addon' } }

/** A journal in which the one benchmark is a fifth slower, under a plan that would let that pass. */
export function slowerJournal(changes: Partial<ReturnType<typeof planOf>> = {}, effect = 0.2) {
  const lenient = planOf({
    benchmarks: [benchmarkOf('one')],
    revisions: pullRevisions,
    policy: { ...planOf().policy, limit: 10 },
    ...changes,
  })
  const [{ id } = benchmarkOf('one')] = lenient.benchmarks
  return journalText(lenient, samplesOf(id, { count: 40, effect, noise: 0.005 }))
}

/**
 * A job that reports what one without secrets has left in `measured/`, anew for each test of a file.
 *
 * @param prepare - plants what is there besides the repository: the pull request, unless told otherwise
 */
export function reportJob(
  options: GitHubOptions = {},
  prepare: (github: GitHub) => void = ({ plant }) => void plant.pull(fork),
) {
  withoutPauses()
  const github = gitHubOfEachTest(options, prepare)
  let folder: string
  beforeEach(() => {
    folder = join(temporaryFolder(), 'workspace')
    mkdirSync(join(folder, 'measured'), { recursive: true })
  })
  const reportedOn = async (event: ActionsEvent, given: GivenSettings = {}): Promise<JobEnd> => {
    const actions = recordingActions(event, { runId: 900, apiUrl: github.url })
    const lines: string[] = []
    const print = (line: string): unknown => lines.push(line)
    await reportForJob(
      { actions, environment: { GITHUB_WORKSPACE: folder }, print },
      { 'github-token': tokens.write, measured: 'measured', ...given },
    )
    return { ...actions, lines }
  }
  return {
    github,
    get folder(): string {
      return folder
    },
    measuredIs: (text: string, name = 'journal.ndjson'): void =>
      writeFileSync(join(folder, 'measured', name), text),
    reported: (run: Partial<Run> = {}, given: GivenSettings = {}): Promise<JobEnd> => {
      const payload = workflowRunEvent({ pull: fork, run: { id: 77, ...run } })
      return reportedOn({ name: 'workflow_run', payload }, given)
    },
    reportedOn,
    bodies: (): readonly string[] => [...github.state.comments.values()].map(({ body }) => body),
    checks: (): readonly unknown[] =>
      [...github.state.checks.values()].map(({ conclusion }) => conclusion),
  }
}
