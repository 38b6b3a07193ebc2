import { appendFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

/** The runner of a GitHub Actions job. */
export type Actions = Readonly<ReturnType<typeof runnerOf>>

/** What started a run. */
export interface ActionsEvent {
  /** `pull_request`, `push`, …; empty outside a runner. */
  readonly name: string
  readonly payload: unknown
}

/** Which run this is, and where. */
export type RunContext = Readonly<Awaited<ReturnType<typeof contextOfRun>>>

/** The runner, by @actions/core and @actions/github, which take long to load: when first needed. */
export const createActions: (environment: JobEnvironment) => Actions = runnerOf

type JobEnvironment = Readonly<Record<string, string | undefined>>

function runnerOf(environment: JobEnvironment) {
  return {
    /** An input of the action, without spaces around it; empty when it was not given. */
    input: (name: string): string => (environment[inputVariable(name)] ?? '').trim(),
    /** Removes an input from this program's environment, once it has been read. */
    forget: (name: string): void => {
      delete process.env[inputVariable(name)]
    },
    /** What started the run. The payload is not trusted: it holds what strangers wrote. */
    event: async (): Promise<ActionsEvent> => ({
      name: environment['GITHUB_EVENT_NAME'] ?? '',
      payload: await payloadAt(environment['GITHUB_EVENT_PATH'] ?? ''),
    }),
    context: (): Promise<RunContext> => contextOfRun(environment),
    /** A warning annotation, visible on the run's page. */
    warn: (message: string): void => {
      annotate('warning', message)
    },
    /** An error annotation; the step continues. */
    alarm: (message: string): void => {
      annotate('error', message)
    },
    /** An error annotation that also fails the step. */
    fail: (message: string): void => {
      annotate('error', message)
      process.exitCode = 1
    },
    output: async (name: string, value: string): Promise<void> => {
      const { setOutput } = await import('@actions/core')
      setOutput(name, value)
    },
    /** Replaces the step's summary; `false` when the runner takes none. */
    summarise: async (markdown: string): Promise<boolean> => {
      // Absent on old Enterprise Servers, and where a job runs without a runner.
      if ((environment['GITHUB_STEP_SUMMARY'] ?? '') === '') return false
      const { summary } = await import('@actions/core')
      await summary.addRaw(markdown, true).write({ overwrite: true })
      return true
    },
    /** Keeps a text of one line for the step after the job, which is this program again. */
    remember: (text: string): void => {
      const path = environment['GITHUB_STATE'] ?? ''
      // Synchronous, so that it is on the disk even if this process is killed next.
      if (path !== '') appendFileSync(path, `${stateName}=${text.replaceAll('\n', ' ')}\n`)
    },
    /** What was kept; empty unless this is the step after the job. */
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

async function contextOfRun(environment: JobEnvironment) {
  const { context } = await import('@actions/github')
  const { owner, repo } = context.repo
  return {
    owner,
    repository: repo,
    runId: numberOr(context.runId, 0),
    attempt: numberOr(context.runAttempt, 1),
    /** Path of the workflow's file; its name on servers that do not tell the path. */
    workflow:
      /\.github\/[^@]+/.exec(environment['GITHUB_WORKFLOW_REF'] ?? '')?.[0] ??
      environment['GITHUB_WORKFLOW'] ??
      '',
    /** Which job of the workflow, and which of its steps; one for all legs of a matrix. */
    job: environment['GITHUB_JOB'] ?? '',
    step: environment['GITHUB_ACTION'] ?? '',
    /** `GITHUB_API_URL`: another one on an Enterprise Server. */
    apiUrl: context.apiUrl,
    /** Without a trailing slash. */
    serverUrl: context.serverUrl.replace(/\/+$/, ''),
  }
}

function numberOr(value: number, otherwise: number): number {
  return Number.isSafeInteger(value) ? value : otherwise
}
