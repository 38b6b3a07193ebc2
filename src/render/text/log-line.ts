const lineEnds = /\r\n?|\n/

/**
 * Text for a job's log in which the runner finds no command. The runner obeys `::` after leading
 * white space, and the old form `##[` anywhere in a line, so a prefix or an indentation is not
 * enough.
 */
export function logLine(text: string): string {
  return text.split(lineEnds).map(disarmLine).join('\n')
}

function disarmLine(line: string): string {
  return line.replaceAll('##[', '# #[').replace(/^([\s\p{C}]*)::/u, '$1: :')
}

interface LogColumnRequest {
  readonly least: number
  readonly most: number
}

/**
 * The column of a value on a logarithmic axis.
 *
 * @param range - its ends, above zero; a range of one value has one column
 * @param width - columns of the axis
 * @returns 0 … width − 1
 */
export function logColumn(value: number, { least, most }: LogColumnRequest, width: number): number {
  const span = Math.log(most) - Math.log(least)
  if (!(span > 0)) return 0
  const share = (Math.log(value) - Math.log(least)) / span
  return Math.min(width - 1, Math.max(0, Math.round(share * (width - 1))))
}
