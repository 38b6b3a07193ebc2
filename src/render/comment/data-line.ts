import { asciiJson } from '../../model/ascii-json.ts'

/**
 * Data as one line of a comment that only programs see. Base64, for whatever reads comments must find
 * no mention, link or mark in it.
 */
export function dataLine(name: string, data: unknown): string {
  return `<!-- deadheat:${name} ${btoa(asciiJson(data))} -->`
}

/** What such a line holds; `null` for any other line. */
export function dataIn(name: string, line: string): unknown {
  const [opening, closing] = [`<!-- deadheat:${name} `, ' -->']
  if (!line.startsWith(opening) || !line.endsWith(closing)) return null
  const written = line.slice(opening.length, -closing.length)
  if (!/^[\w+/]+={0,2}$/.test(written) || written.length % 4 !== 0) return null
  const bytes = Uint8Array.from(atob(written), (character) => character.charCodeAt(0))
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
