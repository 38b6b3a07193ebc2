import type { SetParameters } from '../model/run/set-parameters.ts'
import { text } from '../model/text.ts'

/** Values of one parameter: `NAME=VALUE`, or several with commas between them. */
export const setLineSchema = text(10_000).regex(/^[\w-]{1,100}=/, 'expected NAME=VALUE')

/** The values that lines like `servers=1,5` or `value="a, b"` set; the last line of a name wins. */
export function setParameters(lines: readonly string[]): SetParameters {
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf('=')
      return [line.slice(0, at), parameterValues(line.slice(at + 1))] as const
    }),
  )
}

function parameterValues(writtenText: string): readonly string[] {
  const parts = writtenText.match(/(?:"[^"]*"|[^",]|"(?=[^"]*$))+/g) ?? ['']
  return parts.map((part) => /^\s*"([^"]*)"\s*$/.exec(part)?.[1] ?? part.trim())
}
