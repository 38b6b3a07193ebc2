/** A run of a workflow. */
export interface WorkflowRun {
  readonly id: number
  readonly attempt: number
  readonly completed: boolean
}

/** Workflows of one repository, and the people who may start them. Every function throws GitHubError. */
export interface GitHubRuns {
  /** The run, or `null` when there is none. */
  readonly getRun: (id: number) => Promise<WorkflowRun | null>
  /** The newest 100 runs of a workflow file on a head commit. */
  readonly listRuns: (workflow: string, headSha: string) => Promise<readonly WorkflowRun[]>
  /** Asks a run to end; `false` when it has ended already or is not there. */
  readonly cancelRun: (id: number) => Promise<boolean>
  /**
   * Starts a workflow file by `workflow_dispatch`; never sent twice.
   *
   * @returns id of the run; `null` where GitHub does not tell
   */
  readonly dispatch: (
    workflow: string,
    ref: string,
    inputs: Readonly<Record<string, string>>,
  ) => Promise<number | null>
  /** `none`, `read`, `write` or `admin`; `none` for who is no person. */
  readonly permissionOf: (login: string) => Promise<string>
  /** Puts a reaction on a comment. */
  readonly react: (commentId: number, reaction: '+1' | '-1' | 'eyes' | 'confused') => Promise<void>
}
