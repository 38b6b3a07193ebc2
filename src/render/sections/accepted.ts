import { acceptedLine } from '../comment/accepted-text.ts'
import type { Section } from '../comment/page.ts'

const mostShown = 10

/**
 * Regressions that a maintainer has accepted, by whom and why, and those that have since exceeded
 * the bound.
 */
export const acceptedSection: Section = ({ result }) => {
  const lines = result.findings.flatMap(({ benchmarkId, metric, acceptance, beyondLimit }) =>
    acceptance === undefined || metric === null
      ? []
      : [acceptedLine({ benchmarkId, metric, ...acceptance }, { holds: !beyondLimit })],
  )
  const hiddenCount = lines.length - mostShown
  const rest = hiddenCount > 0 ? [`> And ${hiddenCount} more.`] : []
  return [...lines.slice(0, mostShown), ...rest].join('\n>\n')
}
