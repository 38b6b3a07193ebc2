import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { reportForJob } from '../../src/action/report-for-job.ts'
import type { JournalEntry } from '../../src/model/run/journal.ts'
import type { GivenSettings } from '../../src/settings/settings.ts'
import { workflowRunEvent } from '../github-stand-in/events.ts'
import type { PullGiven } from '../github-stand-in/plant.ts'
import { startGitHub, type GitHub } from '../github-stand-in/start-github.ts'
import type { Run } from '../github-stand-in/state.ts'
import { tokens } from '../github-stand-in/tokens.ts'
import { temporaryFolder } from './git-repository.ts'
import { runEntry, sampleEntry, samplesOf } from './journals.ts'
import { pullRevisions } from './live-run.ts'
import { planOf } from './plans.ts'
import { recordingActions, type RecordingActions } from './recording-actions.ts'

/** The pull request that a job reports on. */
export const fork: PullGiven = { number: 482, head: { repository: 'mallory/addon' } }

/** A journal in which the one benchmark is a fifth slower, under a plan that would let that pass. */
export function slowerJournal(changes: Partial<ReturnType<typeof planOf>> = {}): string {
  const plan = planOf()
  const [benchmark] = plan.benchmarks
  if (benchmark === undefined) throw new Error('the plan has no benchmark')
  const revisions = pullRevisions
  const lenient = {
    ...plan,
    benchmarks: [benchmark],
    revisions,
    policy: { ...plan.policy, limit: 10 },
    ...changes,
  }
  const [{ id } = benchmark] = lenient.benchmarks
  const samples = samplesOf(id, { count: 40, effect: 0.2, noise: 0.005 })
  const entries: readonly JournalEntry[] = [
    runEntry(lenient),
    ...samples.map((sample) => sampleEntry(lenient, sample)),
  ]
  return entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')
}

/** A job that reports what one without secrets has left in `measured/`, anew for each test of a file. */
export function reportJob() {
  let github: GitHub
  let folder: string
  beforeEach(async () => {
    github = await startGitHub()
    github.plant.pull(fork)
    folder = join(temporaryFolder(), 'workspace')
    mkdirSync(join(folder, 'measured'), { recursive: true })
  })
  afterEach(async () => {
    await github.close()
    assert.deepEqual(github.violations, [])
  })
  return {
    get github(): GitHub {
      return github
    },
    get folder(): string {
      return folder
    },
    measuredIs: (text: string, name = 'journal.ndjson'): void =>
      writeFileSync(join(folder, 'measured', name), text),
    reported: async (
      run: Partial<Run> = {},
      given: GivenSettings = {},
    ): Promise<RecordingActions & { readonly lines: readonly string[] }> => {
      const payload = workflowRunEvent({ pull: fork, run: { id: 77, ...run } })
      const actions = recordingActions(
        { name: 'workflow_run', payload },
        { runId: 900, apiUrl: github.url },
      )
      const lines: string[] = []
      await reportForJob(
        {
          actions,
          environment: { GITHUB_WORKSPACE: folder },
          print: (line) => void lines.push(line),
        },
        { 'github-token': tokens.write, measured: 'measured', ...given },
      )
      return { ...actions, lines }
    },
    bodies: (): readonly string[] => [...github.state.comments.values()].map(({ body }) => body),
    checks: (): readonly unknown[] =>
      [...github.state.checks.values()].map(({ conclusion }) => conclusion),
  }
}
