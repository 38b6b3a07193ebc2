import { joinedInside } from '../../model/joined-path.ts'
import { SourceMap } from 'node:module'

/** The place of the map of a generated file: the last one counts. */
const mapComment = /^\/\/[#@] sourceMappingURL=(\S+)\s*$/gm

/** A place in a source file, counted from 0. */
interface SourcePosition {
  /** Relative to the tree. */
  readonly source: string
  readonly line: number
  /** The name at that place; `null` when the map has none. */
  readonly name: string | null
}

/** A place in a generated file, counted from 0. */
interface GeneratedPlace {
  readonly line: number
  readonly column: number
}

/** The place in the source of one in a generated file; `null` where it is not known. */
export type SourceOf = (place: GeneratedPlace) => SourcePosition | null

/** The untrusted source map that a generated file of the tree names; `null` where there is none. */
export async function sourceMapOf(
  place: string,
  text: string,
  read: (place: string) => Promise<string | null>,
): Promise<SourceOf | null> {
  const address = [...text.matchAll(mapComment)].at(-1)?.[1]
  if (address === undefined) return null
  const data = /^data:application\/json[^,]*;base64,(.*)$/s.exec(address)?.[1]
  const mapPlace = data === undefined ? resolveSource(place, address) : place
  if (mapPlace === null) return null
  const content = data === undefined ? await read(mapPlace) : Buffer.from(data, 'base64').toString()
  try {
    const map = new SourceMap(JSON.parse(content ?? ''))
    return ({ line, column }) => {
      const match = map.findEntry(line, column)
      if (!('originalSource' in match) || typeof match.originalSource !== 'string') return null
      const source = resolveSource(mapPlace, match.originalSource)
      const name = 'name' in match && typeof match.name === 'string' ? match.name : null
      return source === null ? null : { source, line: match.originalLine, name }
    }
  } catch {
    return null
  }
}

/** A path relative to a file, as one relative to the tree; `null` when it leads out of the tree. */
function resolveSource(from: string, to: string): string | null {
  if (/^(?:[a-z]+:|\/)/i.test(to)) return null
  return joinedInside(`${from}/..`, to)
}
