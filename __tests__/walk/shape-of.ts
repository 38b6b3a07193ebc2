/**
 * A text without what differs from run to run: numbers, their units, commits and line ends, what a log is told
 * every fifteen seconds, and of a search that takes long.
 */
export function shapeOf(text: string): string {
  return (
    text
      .replaceAll(/^(?:.* for (?:\d+ min )?\d+ s|finding .*)$/gm, '')
      .replaceAll(/\b[\da-f]{7,40}\b/g, '#')
      .replaceAll(/[+−-]?\d[\d.]*(?: (?:ns|µs|ms|s|min|%|×)(?!\w))*/g, '#')
      .replaceAll(/\s+/g, ' ')
      // Some seconds, or a minute and some seconds.
      .replaceAll(/#(?: #)+/g, '#')
      .trim()
  )
}
