import { suspect, fine } from '../../judgement.ts'
import type { Probe } from '../../probe.ts'

/**
 * Whether a tuning was killed before it could restore the machine.
 *
 * @param recordPath - the tuning's record of the original values
 */
export function leftover(recordPath: string): Probe {
  return {
    id: 'leftover',
    title: 'settings left by tune',
    questions: [{ file: recordPath }],
    judge: ({ text }) =>
      text === null
        ? fine('none')
        : suspect(
            `${recordPath} lists settings that are not restored yet`,
            'deadheat tune --reset, unless a tune is running',
          ),
  }
}
