/** Parses JSON; `null` when the text is not JSON, for a schema to reject. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
