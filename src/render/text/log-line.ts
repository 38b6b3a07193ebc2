const lineEnds = /\r\n?|\n/

/**
 * Text for a job's log in which the runner finds no command. The runner obeys `::` after leading
 * white space, and the old form `##[` anywhere in a line, so a prefix or an indentation is not
 * enough.
 */
export function logLine(text: string): string {
  return text
    .split(lineEnds)
    .map((line) => line.replaceAll('##[', '# #[').replace(/^([\s\p{C}]*)::/u, '$1: :'))
    .join('\n')
}
