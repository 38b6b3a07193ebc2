import { SourceMap } from 'node:module'

/** A place in a source file, counted from 0. */
export interface SourcePosition {
  /** As the map writes it. */
  readonly source: string
  readonly line: number
  /** The name at that place; `null` when the map has none. */
  readonly name: string | null
}

/**
 * Reads a source map, which anyone may have written.
 *
 * @returns the place in the source of a place in the generated file, both counted from 0, or `null`
 *   where there is none; `null` when the text is no source map
 */
export function sourcePositions(
  text: string,
): ((line: number, column: number) => SourcePosition | null) | null {
  try {
    const map = new SourceMap(JSON.parse(text))
    return (line, column) => {
      const match = map.findEntry(line, column)
      if (!('originalSource' in match) || typeof match.originalSource !== 'string') return null
      const name = 'name' in match && typeof match.name === 'string' ? match.name : null
      return { source: match.originalSource, line: match.originalLine, name }
    }
  } catch {
    return null
  }
}
