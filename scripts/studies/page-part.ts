import type { Result } from '../../src/model/judging/result.ts'
import { groupedBy } from '../../src/model/grouped-by.ts'
import { machineFacts } from '../../src/render/machine/machine-facts.ts'
import { reproduceLine } from '../../src/render/rows/reproduce.ts'
import { studyCells, type StudyCell } from '../../src/render/study/study-cells.ts'
import { printedBeside } from '../../src/render/study/printed-beside.ts'
import { renderTerminal } from '../../src/render/terminal/terminal.ts'

const width = 120

/**
 * One run of a suite for its page in docs/studies, in Markdown: each table of the study with the
 * printed figures beside ours, then base against head with its plots.
 *
 * @param title - of the part: what was measured
 */
export function pagePart(title: string, result: Result): string {
  const { study, chosen = {} } = result.plan
  const cells = study === undefined ? [] : studyCells(study, result)
  const tables = [...groupedBy(cells, ({ table }) => table)].map(([table, own]) => {
    const note = study?.tables.find((one) => one.title === table)?.note
    return [`### ${table}`, tableOf(own), ...(note === undefined ? [] : [note])].join('\n\n')
  })
  const { base, head } = result.plan.revisions
  return [
    `## ${title}`,
    `Measured on ${result.startedAt.slice(0, 10)} with the preset \`${chosen.preset ?? 'quick'}\`: base is ${base.label}, head is ${head.label}; ${machineFacts(result.machine).join(', ')}. Absolute times are of that machine and that hour; what can be compared are verdicts, ratios and directions.`,
    ...tables,
    directionsText(cells),
    '### Base against head',
    ['```text', renderTerminal(result, { width, colours: false }).trimEnd(), '```'].join('\n'),
    'The same again, in a terminal:',
    ['```sh', reproduceLine(result), '```'].join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

/** One line per cell. */
function tableOf(cells: readonly StudyCell[]): string {
  const { titles, lines } = printedBeside(cells)
  return [
    line(titles),
    line(titles.map((_, at) => (at === 0 ? ':--' : '--:'))),
    ...lines.map(line),
  ].join('\n')
}

function line(texts: readonly string[]): string {
  return `| ${texts.map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`
}

/** How many cells point where the study points, and which do not. */
function directionsText(cells: readonly StudyCell[]): string {
  const compared = cells.filter(({ direction }) => direction !== '')
  if (compared.length === 0) return ''
  const count = (wanted: string): number =>
    compared.filter(({ direction }) => direction === wanted).length
  const names = (wanted: string): string =>
    compared
      .filter(({ direction }) => direction === wanted)
      .map(({ table, row, column }) => `${table.split(/[:,]/)[0] ?? table}, ${row}, ${column}`)
      .join('; ')
  const total = String(compared.length)
  return [
    `**Directions**: ${String(count('agrees'))} of ${total} cells point where the study's do.`,
    ...(count('open') === 0 ? [] : [`Cannot be told: ${names('open')}.`]),
    ...(count('differs') === 0 ? [] : [`Against the study: ${names('differs')}.`]),
  ].join(' ')
}
