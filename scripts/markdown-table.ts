/** A table in Markdown, without a line end behind it; under a head that begins with `>`, aligned to the right. */
export function markdownTable(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  return [
    lineOf(heads.map((head) => head.replace(/^>/, ''))),
    `|${heads.map((head) => (head.startsWith('>') ? '--:' : ':--')).join('|')}|`,
    ...rows.map(lineOf),
  ].join('\n')
}

function lineOf(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}
