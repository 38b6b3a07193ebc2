import type { Result } from '../../model/judging/result.ts'
import { machineClassOf } from '../../model/machine/machine-class.ts'
import { codeOf } from '../text/escape.ts'
import { countText } from '../text/format.ts'

const classesAtMost = 10

/** On which other classes of machine a run was continued, as a sentence; empty for none. */
export function continuedText({ continuedOn = [] }: Pick<Result, 'continuedOn'>): string {
  if (continuedOn.length === 0) return ''
  const classes = [...new Set(continuedOn.map(machineClassOf))]
  const shown = classes.slice(0, classesAtMost).map((one) => codeOf(one))
  const hidden = classes.length - shown.length
  const more = hidden > 0 ? ` and ${countText(hidden, 'more class', 'more classes')}` : ''
  return `**Continued** on another class of machine: ${shown.join(', ')}${more}. Rows with pairs of both are the mean of what each showed.`
}
