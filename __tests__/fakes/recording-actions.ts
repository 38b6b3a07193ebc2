import type { Actions, ActionsEvent, RunContext } from '../../src/host/github/actions.ts'
import type { JudgedRun } from '../../src/publish/run-link.ts'
import { unjudged } from './unjudged.ts'

/** A runner that writes down what it is told. */
export interface RecordingActions extends Actions {
  readonly warnings: readonly string[]
  readonly alarms: readonly string[]
  readonly failures: readonly string[]
  readonly outputs: ReadonlyMap<string, string>
  readonly summaries: readonly string[]
  readonly kept: readonly string[]
  /** `open TITLE` and `close`, in order. */
}

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

/** A runner of one event and one run. */
export function recordingActions(
  event: ActionsEvent = { name: '', payload: null },
  run: Partial<RunContext> = {},
): RecordingActions {
  const warnings: string[] = []
  const alarms: string[] = []
  const failures: string[] = []
  const outputs = new Map<string, string>()
  const summaries: string[] = []
  const kept: string[] = []
  return {
    warnings,
    alarms,
    failures,
    outputs,
    summaries,
    kept,
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
}
