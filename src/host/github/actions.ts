/** The runner of a GitHub Actions job. */
export interface Actions {
  /** An input of the action, without spaces around it; empty when it was not given. */
  readonly input: (name: string) => string
  /** Takes an input out of this program's environment, once it has been read. */
  readonly forget: (name: string) => void
  /** What started the run. The payload is not trusted: it holds what strangers wrote. */
  readonly event: () => Promise<ActionsEvent>
  readonly context: () => Promise<RunContext>
  /** An annotation that everybody sees. */
  readonly warn: (message: string) => void
  /** The same, in red; the step goes on. */
  readonly alarm: (message: string) => void
  /** An annotation, and a step that has failed. */
  readonly fail: (message: string) => void
  readonly output: (name: string, value: string) => Promise<void>
  /** Replaces the step's summary; `false` where the runner takes none. */
  readonly summarise: (markdown: string) => Promise<boolean>
  /** Keeps a text of one line for the step after the job, which is this program again. */
  readonly remember: (text: string) => void
  /** What was kept; empty unless this is the step after the job. */
  readonly remembered: string
  /** Puts what is printed from here on into a fold of the log; folds do not nest. */
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
  /** Without a slash at the end. */
  readonly serverUrl: string
}
