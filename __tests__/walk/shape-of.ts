/**
 * A text without what differs from run to run: numbers, their units, commits, line ends, and whether the
 * profiles of a busy machine were enough to name functions.
 */
export function shapeOf(text: string): string {
  return text
    .replace('look at the functions below', 'look at the change')
    .replaceAll(/\b[\da-f]{7,40}\b/g, '#')
    .replaceAll(/[+−-]?\d[\d.]*(?: (?:ns|µs|ms|s|min|%|×)(?!\w))*/g, '#')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
