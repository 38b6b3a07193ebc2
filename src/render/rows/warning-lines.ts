import { decidingOf } from '../../model/judging/gating.ts'
import { countText } from '../text/format.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import type { Warning } from '../../model/judging/judged-row.ts'
import type { Result } from '../../model/judging/result.ts'
import { otherWarnings } from './row.ts'
import { plainText } from '../text/escape.ts'

const textLength = 300

interface WarningLine {
  readonly warning: Warning
  /** `null` for a warning about the run as a whole. */
  readonly row: string | null
}

/** Warnings about the run and its gating rows, one line per kind with the rows, for a code block or a terminal. */
export function warningLines({ warnings, findings, plan }: Result): readonly string[] {
  const gates = decidingOf(plan)
  const lines: readonly WarningLine[] = [
    ...warnings.map((warning) => ({ warning, row: null })),
    ...findings
      .filter(({ benchmarkId, metric }) => gates(benchmarkId, metric))
      .flatMap(({ judged: judgement }) =>
        otherWarnings(judgement)
          .filter(({ code }) => code !== 'own-ends')
          .map((warning) => ({
            warning,
            row: judgement === null ? null : `${judgement.name} ${judgement.metric}`,
          })),
      ),
  ]
  return [...groupedBy(lines, ({ warning }) => warning.code).values()].flatMap(mergeWarnings)
}

function mergeWarnings(lines: readonly WarningLine[]): readonly string[] {
  const whole = lines.filter(({ row }) => row === null).map(({ warning }) => visibleText(warning))
  const [first, ...more] = lines.filter(({ row }) => row !== null)
  if (first === undefined) return whole
  const moreText = more.length === 0 ? '' : ` and ${countText(more.length, 'more row')}`
  return [...whole, `${visibleText(first.warning)}  [${plainText(first.row ?? '')}${moreText}]`]
}

function visibleText(warning: Warning): string {
  return plainText(warning.text, textLength)
}
