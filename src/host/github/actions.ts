import { appendFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

/** The runner of a GitHub Actions job. */
export interface Actions {
  /** An input of the action, without spaces around it; empty when it was not given. */
  readonly input: (name: string) => string
  /** Removes an input from this program's environment, once it has been read. */
  readonly forget: (name: string) => void
  /** What started the run. The payload is not trusted: it holds what strangers wrote. */
  readonly event: () => Promise<ActionsEvent>
  readonly context: () => Promise<RunContext>
  /** A warning annotation, visible on the run's page. */
  readonly warn: (message: string) => void
  /** An error annotation; the step continues. */
  readonly alarm: (message: string) => void
  /** An error annotation that also fails the step. */
  readonly fail: (message: string) => void
  readonly output: (name: string, value: string) => Promise<void>
  /** Replaces the step's summary; `false` when the runner takes none. */
  readonly summarise: (markdown: string) => Promise<boolean>
  /** Keeps a text of one line for the step after the job, which is this program again. */
  readonly remember: (text: string) => void
  /** What was kept; empty unless this is the step after the job. */
  readonly remembered: string
}

/** What started a run. */
export interface ActionsEvent {
  /** `pull_request`, `push`, …; empty outside a runner. */
  readonly name: string
  readonly payload: unknown
}

/** Which run this is, and where. */
export interface RunContext {
  readonly owner: string
  readonly repository: string
  readonly runId: number
  readonly attempt: number
  /** Path of the workflow's file; its name on servers that do not tell the path. */
  readonly workflow: string
  /** Which job of the workflow, and which of its steps; one for all legs of a matrix. */
  readonly job: string
  readonly step: string
  /** `GITHUB_API_URL`: another one on an Enterprise Server. */
  readonly apiUrl: string
  /** Without a trailing slash. */
  readonly serverUrl: string
}

/**
 * The runner, by @actions/core and @actions/github. Each is loaded when it is first needed: they
 * include a network client and take longer to load than everything else together.
 *
 * @param environment - the environment that this program was started with
 */
export function createActions(environment: Readonly<Record<string, string | undefined>>): Actions {
  return {
    input: (name) => (environment[inputVariable(name)] ?? '').trim(),
    forget: (name) => {
      delete process.env[inputVariable(name)]
    },
    event: async () => ({
      name: environment['GITHUB_EVENT_NAME'] ?? '',
      payload: await payloadAt(environment['GITHUB_EVENT_PATH'] ?? ''),
    }),
    context: () => contextOfRun(environment),
    warn: (message) => {
      annotate('warning', message)
    },
    alarm: (message) => {
      annotate('error', message)
    },
    fail: (message) => {
      annotate('error', message)
      process.exitCode = 1
    },
    output: async (name, value) => {
      const { setOutput } = await import('@actions/core')
      setOutput(name, value)
    },
    summarise: async (markdown) => {
      // Absent on old Enterprise Servers, and where a job runs without a runner.
      if ((environment['GITHUB_STEP_SUMMARY'] ?? '') === '') return false
      const { summary } = await import('@actions/core')
      await summary.addRaw(markdown, true).write({ overwrite: true })
      return true
    },
    remember: (text) => {
      const path = environment['GITHUB_STATE'] ?? ''
      // Synchronous, so that it is on the disk even if this process is killed next.
      if (path !== '') appendFileSync(path, `${stateName}=${text.replaceAll('\n', ' ')}\n`)
    },
    remembered: environment[`STATE_${stateName}`] ?? '',
  }
}

const stateName = 'deadheat'

/** In the format of @actions/core, without loading its network client just to report a wrong request. */
function annotate(level: 'warning' | 'error', message: string): void {
  process.stdout.write(`::${level}::${escapeMessage(message)}\n`)
}

function escapeMessage(message: string): string {
  return message.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

/** Name of the runner's variable for an input: only spaces are replaced. */
function inputVariable(name: string): string {
  return `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`
}

async function payloadAt(path: string): Promise<unknown> {
  if (path === '') return null
  const payload: unknown = JSON.parse(await readFile(path, 'utf8'))
  return payload
}

async function contextOfRun(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<RunContext> {
  const { context } = await import('@actions/github')
  const { owner, repo } = context.repo
  return {
    owner,
    repository: repo,
    runId: numberOr(context.runId, 0),
    attempt: numberOr(context.runAttempt, 1),
    workflow:
      /\.github\/[^@]+/.exec(environment['GITHUB_WORKFLOW_REF'] ?? '')?.[0] ??
      environment['GITHUB_WORKFLOW'] ??
      '',
    job: environment['GITHUB_JOB'] ?? '',
    step: environment['GITHUB_ACTION'] ?? '',
    apiUrl: context.apiUrl,
    serverUrl: context.serverUrl.replace(/\/+$/, ''),
  }
}

function numberOr(value: number, otherwise: number): number {
  return Number.isSafeInteger(value) ? value : otherwise
}
