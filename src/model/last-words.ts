/**
 * Why a program gave up, in its own words: the error that nobody caught, or that vitest has found no files, below which
 * it lists its patterns, before the last line with a word, which of a Node.js is its version.
 *
 * @param lines - the end of what it printed
 * @returns `null` when it printed nothing
 */
export function lastWords(lines: readonly string[]): string | null {
  const nothing = lines.find((line) => /^No \w+ files found\b/.test(line))
  const lastLine = lines.findLast((line) => /[\p{L}\d]/u.test(line))
  // Of many projects the lists of patterns are longer than what is kept.
  const isList = lastLine !== undefined && /^(?:in|ex)clude: /.test(lastLine)
  const last = nothing ?? (isList ? 'No files found by the patterns of any project' : lastLine)
  return uncaughtError(lines) ?? last?.trim() ?? null
}

/** A line that names an error, and a line of the stack below it. */
const errorLine =
  /^(?:Uncaught |error: |\[?)?((?:[A-Z]\w*)?(?:Error|Exception)\b(?: \[[\w]+\])?(?:: .*)?)$/
const frame = /^\s+at (?:.*\()?((?:file:\/\/|\/|[A-Za-z]:[\\/]|\.)?[^()]*:\d+(?::\d+)?)\)?(?: \{)?$/

/**
 * Finds the error that ended a program: its first line, and the first place outside Node.js that its stack names.
 * Node.js prints the stack and its version after the error, so the last line is of no use.
 *
 * @param lines - the program's last output
 * @returns `null` when no line looks like an error
 */
export function uncaughtError(lines: readonly string[]): string | null {
  // A stack follows, or the line has more than the error's class.
  const at = lines.findLastIndex(
    (line, index) =>
      errorLine.test(line.trim()) && (frame.test(lines[index + 1] ?? '') || line.includes(': ')),
  )
  const message = at < 0 ? null : (errorLine.exec(lines[at]?.trim() ?? '')?.[1] ?? null)
  if (message === null) return null
  const places = lines.slice(at + 1).flatMap((line) => frame.exec(line)?.[1] ?? [])
  const place = places.find((each) => !each.startsWith('node:')) ?? places[0]
  return place === undefined ? message : `${message} (${place})`
}
