import { text } from '../model/text.ts'
import type { SetParameters } from '../model/run/benchmark.ts'

// Words in the names of variables that usually hold secrets.
const secret =
  /TOKEN|SECRET|PASSW|PASSPHRASE|CREDENTIAL|(?:^|_)AUTH(?:$|_)|(?:API|ACCESS|PRIVATE|SIGNING)_?KEY/i
// Variables of the runner, and those that decide which programs run or what they load.
const reservedNames =
  /^(?:(?:GITHUB|ACTIONS|RUNNER|INPUT|STATE|DEADHEAT|NPM_CONFIG|YARN|GIT|LD|DYLD)_.*|PATH|HOME|TE?MP(?:DIR)?|NODE_OPTIONS|NODE_PATH|NODE_REPL_EXTERNAL_MODULE|NODE_V8_COVERAGE|NODE_COMPILE_CACHE|OPENSSL_(?:CONF|MODULES|ENGINES)|GCONV_PATH|BASH_ENV|ENV|IFS|SHELL|PERL5?(?:OPT|LIB|DB)|PYTHONPATH|PYTHONSTARTUP)$/i

/** One variable for builds or benchmarks: `NAME=VALUE`, with a name that does not look like a secret. */
export const variableSchema = text(10_000)
  .regex(/^[A-Za-z_][A-Za-z0-9_]*=/, 'expected NAME=VALUE')
  .refine(
    (line) => !secret.test(variableName(line)),
    'what is built and measured never sees a secret',
  )
  .refine(
    (line) => !reservedNames.test(variableName(line)),
    'this variable decides which programs run and belongs to deadheat',
  )

function variableName(line: string): string {
  return line.split('=')[0] ?? ''
}

/** Values of one parameter: `NAME=VALUE`, or several with commas between them. */
export const setLineSchema = text(10_000).regex(/^[\w-]{1,100}=/, 'expected NAME=VALUE')

/** The values that lines like `servers=1,5` or `value="a, b"` set; the last line of a name wins. */
export function setParameters(lines: readonly string[]): SetParameters {
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf('=')
      const parts = line.slice(at + 1).match(/(?:"[^"]*"|[^",]|"(?=[^"]*$))+/g) ?? ['']
      const values = parts.map((part) => /^\s*"([^"]*)"\s*$/.exec(part)?.[1] ?? part.trim())
      return [line.slice(0, at), values] as const
    }),
  )
}
