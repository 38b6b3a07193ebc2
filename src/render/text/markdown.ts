import type { Metric } from '../../model/judging/metric.ts'
import { codeInHtml, codeOf } from './escape.ts'

/** One column of a table of rows of any type. */
export interface Column<T> {
  /** Markdown; empty for a column without a title. */
  readonly title: string
  readonly align: 'left' | 'centre' | 'right'
  /** Markdown without a line end or a bare pipe. */
  readonly cell: (row: T) => string
}

const rules: Readonly<Record<'left' | 'centre' | 'right', string>> = {
  left: ':--',
  centre: ':-:',
  right: '--:',
}

/** A table. Cells of titled columns that are not left-aligned contain numbers and stay on one line. */
export function tableText<T>(columns: readonly Column<T>[], rows: readonly T[]): string {
  return [
    lineOf(columns.map(({ title }) => title)),
    `|${columns.map(({ align }) => rules[align]).join('|')}|`,
    ...rows.map((row) => lineOf(columns.map((column) => markdownCell(column, row)))),
  ].join('\n')
}

/**
 * A folded block; its summary describes the content.
 *
 * @param summary - HTML on one line; Markdown is not parsed there
 */
export function foldContent(summary: string, content: string): string {
  return `<details><summary>${summary}</summary>\n\n${content}\n\n</details>`
}

/** A link, or only its text when the address is missing or not a web address. */
export function linkText(text: string, address: string | null): string {
  const safe = address === null ? null : safeAddress(address)
  return safe === null ? text : `[${text}](${safe})`
}

/**
 * A metric's label. Labels come from the result's data, so only plain words stay as they are;
 * anything else becomes code.
 */
export function labelOf({ label }: Metric): string {
  return plainWords.test(label) ? label : codeOf(label, labelLength)
}

/** The same for a summary line. */
export function labelInHtml({ label }: Metric): string {
  return plainWords.test(label) ? label : codeInHtml(label, labelLength)
}

const labelLength = 24
const plainWords = /^[A-Za-z]{1,20}(?: [A-Za-z]{1,20}){0,4}$/

function markdownCell<T>({ title, align, cell: cellOf }: Column<T>, row: T): string {
  const cell = cellOf(row)
  return align !== 'left' && title !== '' ? cell.replaceAll(' ', '\u00A0') : cell
}

function lineOf(cells: readonly string[]): string {
  return `|${cells.map((cell) => (cell === '' ? ' ' : ` ${cell} `)).join('|')}|`
}

function safeAddress(address: string): string | null {
  if (!/^https?:\/\/[^\s]/.test(address)) return null
  return address
    .replaceAll(/[^\w:/?#@!$&'*+,;=~.%-]/gu, encodeURIComponent)
    .replaceAll(/[()*_~]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
}
