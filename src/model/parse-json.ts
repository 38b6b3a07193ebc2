const longestText = 20_000_000

/** Parses JSON; `null` when the text is not JSON, or longer than any that is meant, for a schema to reject. */
export function parseJson(text: string): unknown {
  if (text.length > longestText) return null
  try {
    // Some editors put a byte order mark in front, and npm ignores it.
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return null
  }
}

/** Serialises a value as ASCII-only JSON, for readers that treat every byte as one character. */
export function asciiJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
