import type { Actions, ActionsEvent, RunContext } from '../../src/host/github/actions.ts'
import type { JudgedRun } from '../../src/publish/run-link.ts'
import { unjudged } from './unjudged.ts'

export type RecordingActions = ReturnType<typeof recordingActions>

/** What a runner says of a job on the stand-in for GitHub. */
export function jobOf(changes: Partial<RunContext> = {}): JudgedRun {
  return {
    owner: 'octo',
    repository: 'addon',
    runId: 101,
    attempt: 1,
    ...unjudged,
    workflow: '.github/workflows/performance.yml',
    job: 'report',
    step: '__deadheat',
    apiUrl: 'https://api.github.com',
    serverUrl: 'https://github.com',
    ...changes,
  }
}

export function recordingActions(
  event: ActionsEvent = { name: '', payload: null },
  run: Partial<RunContext> = {},
) {
  const warnings: string[] = []
  const alarms: string[] = []
  const failures: string[] = []
  const outputs = new Map<string, string>()
  const summaries: string[] = []
  const kept: string[] = []
  const actions: Actions = {
    input: () => '',
    forget: () => undefined,
    event: () => Promise.resolve(event),
    context: () => Promise.resolve(jobOf(run)),
    warn: (message) => void warnings.push(message),
    alarm: (message) => void alarms.push(message),
    fail: (message) => void failures.push(message),
    output: async (name, value) => void outputs.set(name, value),
    summarise: async (markdown) => {
      summaries.push(markdown)
      return true
    },
    remember: (text) => void kept.push(text),
    remembered: '',
  }
  return { ...actions, warnings, alarms, failures, outputs, summaries, kept }
}
