const lineEnds = /\r\n?|\n/

/**
 * Text for a job's log, no line of which the runner takes for a command. It obeys `::` after leading
 * white space, and the old form `##[` anywhere in a line, so neither a prefix nor an indentation is
 * enough.
 */
export function logLine(text: string): string {
  return text.split(lineEnds).map(disarmed).join('\n')
}

function disarmed(line: string): string {
  return line.replaceAll('##[', '# #[').replace(/^([\s\p{C}]*)::/u, '$1: :')
}
