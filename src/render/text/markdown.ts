import type { Column } from './columns.ts'

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
    ...rows.map((row) =>
      lineOf(
        columns.map(({ title, align, cell }) =>
          align !== 'left' && title !== '' ? cell(row).replaceAll(' ', '\u00A0') : cell(row),
        ),
      ),
    ),
  ].join('\n')
}

/** A folded block; its summary describes the content, in HTML on one line, without Markdown. */
export function foldContent(summary: string, content: string): string {
  return `<details><summary>${summary}</summary>\n\n${content}\n\n</details>`
}

/** A link, or only its text when the address is missing or not a web address. */
export function linkText(text: string, address: string | null): string {
  if (address === null || !/^https?:\/\/[^\s]/.test(address)) return text
  const safe = address
    .replaceAll(/[^\w:/?#@!$&'*+,;=~.%-]/gu, encodeURIComponent)
    .replaceAll(/[()*_~]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
  return `[${text}](${safe})`
}

function lineOf(cells: readonly string[]): string {
  return `|${cells.map((cell) => (cell === '' ? ' ' : ` ${cell} `)).join('|')}|`
}
