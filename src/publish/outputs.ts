import type { OutputName } from '../model/judging/outputs.ts'
import { resultStates } from '../model/judging/states.ts'
import { rowsOf, rowsWith } from '../render/rows/row.ts'
import { stateOf } from '../render/comment/state.ts'
import type { PublishStep, Publication, PublishedState } from './publication.ts'

/** Sets the outputs of the step, for later steps. */
export const outputs: PublishStep = async (publication, publishedState) => {
  for (const [name, value] of outputsOf(publication, publishedState)) {
    await publication.actions.output(name, value)
  }
  return publishedState
}

/** Names and values of all outputs. */
export function outputsOf(
  {
    result,
    resultPath,
    reportPath,
    reportUrl,
  }: Pick<Publication, 'result' | 'resultPath' | 'reportPath' | 'reportUrl'>,
  { commentUrl }: PublishedState,
): readonly (readonly [name: OutputName, value: string])[] {
  const rows = rowsOf(result)
  return [
    ['verdict', resultStates[stateOf(result, rows)].output],
    ['conclusion', result.conclusion],
    ['regressions', String(rowsWith(rows, 'regression').length)],
    ['improvements', String(rowsWith(rows, 'improvement').length)],
    ['result-path', resultPath],
    ['report-path', reportPath],
    ['report-url', reportUrl ?? ''],
    ['comment-url', commentUrl ?? ''],
    ['matrix', ''],
    ['expected-seconds', ''],
  ]
}
