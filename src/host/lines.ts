/** The first line of a text, without its end; empty for an empty text. */
export function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? ''
}

/** The lines of a text that are not blank. */
export function splitLines(text: string): readonly string[] {
  return text.split('\n').filter((line) => line !== '')
}
