import { asciiJson } from '../../model/parse-json.ts'

/**
 * Encodes data as one line of a comment that only programs read. Base64 keeps mentions, links and
 * marks in it from anything that reads comments.
 */
export function dataLine(name: string, data: unknown): string {
  return `<!-- deadheat:${name} ${btoa(asciiJson(data))} -->`
}

/** Decodes such a line; `null` for any other line. */
export function dataIn(name: string, line: string): unknown {
  const [prefix, suffix] = [`<!-- deadheat:${name} `, ' -->']
  if (!line.startsWith(prefix) || !line.endsWith(suffix)) return null
  const data = line.slice(prefix.length, -suffix.length)
  if (!/^[\w+/]+={0,2}$/.test(data) || data.length % 4 !== 0) return null
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
