import type { Metric } from '../../model/judging/metric.ts'
import { verdictStates } from '../../model/judging/states.ts'
import type { Page, Section } from '../comment/page.ts'
import { elsewhere } from '../rows/elsewhere.ts'
import { codeInHtml, codeOf } from '../text/escape.ts'
import { countText, valueText } from '../text/format.ts'
import { foldContent, labelOf, tableText } from '../text/markdown.ts'
import { contestRows, isContestOnly, type ContestRow } from './contest-rows.ts'
import { contestOthers, contestSentence, contestWords } from './contest-sentence.ts'

/** Most contests in a comment; a report has all of them. */
const inComment = 50

/** The contenders that were compared with each other; folded beside a comparison of base and head. */
export const contests: Section = (page) => {
  const all = contestRows(page.result)
  if (all.length === 0) return ''
  const shownRows = page.context === null ? all : all.slice(0, inComment)
  const hiddenCount = all.length - shownRows.length
  const more =
    hiddenCount === 0 ? '' : `\n\nAnd ${countText(hiddenCount, 'more')}: see ${elsewhere(page)}.`
  const table = contestTable(shownRows, page) + more
  if (isContestOnly(page.result)) return table
  const [first] = shownRows
  const name = (label: string): string => codeInHtml(label, page.detail.nameLength)
  const summary = first === undefined ? '' : `: ${contestSentence(first, name)}`
  return foldContent(`<b>Contenders</b>${summary}${all.length > 1 ? ' …' : ''}`, table)
}

function contestTable(rows: readonly ContestRow[], page: Page): string {
  const { nameLength } = page.detail
  const hasShared = rows.some((row) => row.shared !== '')
  const signed = rows.some((row) => signOf(row) !== '')
  return tableText(
    [
      ...(signed ? ([{ title: '', align: 'centre' }] as const) : []),
      ...(hasShared ? ([{ title: 'Benchmark', align: 'left' }] as const) : []),
      { title: 'Contender', align: 'left' },
      { title: 'Against', align: 'left' },
      { title: 'Result', align: 'left' },
      { title: '95% CI', align: 'centre' },
      { title: 'Reference value', align: 'right' },
      { title: 'Contender value', align: 'right' },
      { title: 'Pairs', align: 'right' },
      { title: 'Other metrics', align: 'left' },
    ],
    rows.map((row) => {
      const { contest, finding, metric } = row
      const { result, interval } = contestWords(row)
      const unit = metric?.unit ?? 's'
      return [
        ...(signed ? [signOf(row)] : []),
        ...(hasShared ? [row.shared === '' ? '' : codeOf(row.shared, nameLength)] : []),
        codeOf(contest.labels.head, nameLength),
        codeOf(contest.labels.base, nameLength),
        `**${result}**`,
        interval === '' ? '–' : interval,
        valueText(finding.baseCentre, unit),
        valueText(finding.headCentre, unit),
        String(finding.judged?.pairs ?? 0),
        contestOthers(row, labelText),
      ]
    }),
  )
}

/** Slower than another is no alarm, so only what could not be told has a sign. */
function signOf({ finding: { verdict } }: ContestRow): string {
  return verdict === 'inconclusive' || verdict === 'failed' ? verdictStates[verdict].sign : ''
}

function labelText(metric: Metric): string {
  return labelOf(metric)
}
