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
  /** Starts a fold of the log for everything printed from here on; folds do not nest. */
  readonly openFold: (title: string) => void
  readonly closeFold: () => void
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
  readonly apiUrl: string
  /** Without a trailing slash. */
  readonly serverUrl: string
}
