import { runAction } from '../../src/action/action.ts'
import { tokens } from '../github-stand-in/tokens.ts'
import type { RecordingActions } from './recording-actions.ts'

export type JobEnd = RecordingActions & { readonly lines: readonly string[] }

/**
 * Runs the action to its end, with a token that may write and other inputs as a workflow has them, and gives what it
 * has recorded and printed.
 *
 * @param workspace - absolute path of the job's checkout; none unless told otherwise
 */
export async function ranAction(
  actions: RecordingActions,
  inputs: Readonly<Record<string, string>>,
  workspace?: string,
): Promise<JobEnd> {
  const given: Readonly<Record<string, string>> = { 'github-token': tokens.write, ...inputs }
  const lines: string[] = []
  await runAction({
    actions: { ...actions, input: (name) => given[name] ?? '' },
    environment: { GITHUB_WORKSPACE: workspace },
    harnessPath: '',
    print: (line) => void lines.push(line),
  })
  return { ...actions, lines }
}
