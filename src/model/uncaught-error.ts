/** An error that ended a program, as it told it last. */
const head =
  /^(?:Uncaught |error: |\[?)?((?:[A-Z]\w*)?(?:Error|Exception)\b(?: \[[\w]+\])?(?:: .*)?)$/
const frame = /^\s+at (?:.*\()?((?:file:\/\/|\/|[A-Za-z]:[\\/]|\.)?[^()]*:\d+(?::\d+)?)\)?$/

/**
 * The error that a program died of: its first line, and the first place outside of Node.js itself that
 * its stack names. Node.js prints the stack below it and its own version last, so the last line of a
 * program tells nothing.
 *
 * @param lines - the last that the program said
 * @returns `null` when no line looks like an error
 */
export function uncaughtError(lines: readonly string[]): string | null {
  const at = lines.findLastIndex(
    (line, index) => head.test(line.trim()) && isThrown(lines[index + 1], line),
  )
  const message = at < 0 ? null : (head.exec(lines[at]?.trim() ?? '')?.[1] ?? null)
  if (message === null) return null
  const places = lines.slice(at + 1).flatMap((line) => frame.exec(line)?.[1] ?? [])
  const place = places.find((each) => !each.startsWith('node:')) ?? places[0]
  return place === undefined ? message : `${message} (${place})`
}

/** A stack follows it, or it says more than the name of a kind of error. */
function isThrown(next: string | undefined, line: string): boolean {
  return (next !== undefined && frame.test(next)) || line.includes(': ')
}
