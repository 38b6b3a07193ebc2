/** The first error in a build's output. */
export interface FirstError {
  /** The line itself, without control characters: `../src/a.cc:3:1: error: …`. */
  readonly line: string
  /** At most 12 lines: the error with the lines around it. */
  readonly context: readonly string[]
}

const linesBefore = 2
const linesAfter = 9
const linesAtEnd = 7

// In order of preference: errors that name a place in a file come before those that say that something failed.
const kinds: readonly RegExp[] = [
  /^\S.*?:\d+(?::\d+)?: (?:fatal )?error:|^\S.*\(\d+,\d+\): error /,
  /: fatal error: |cannot find -l|undefined reference to|^ld: |: error adding symbols|out of memory allocating|^virtual memory exhausted|Could(?: not|n't) resolve host/,
  /^error(?:\[E\d+\])?: (?!could not compile|process didn't exit)|^CMake Error/,
  /^gyp: |was not found in the pkg-config search path|^Could not find \S.*installation/,
  /^(?:\/bin\/sh|sh|bash): .*(?:not found|No such file)|: (?:command )?not found$/,
  /^(?:sed|cp|mv|rm|rmdir|cat|mkdir|ln|chmod|tar|unzip|grep|find|touch|patch|curl|wget): .*(?:can't|cannot|failed|No such file|denied)/,
  /^(?:gyp ERR! stack )?(?:\w+\.)*[A-Z]\w*Error: |No space left on device|ENOSPC/,
  /^npm (?:error|ERR!) (?!code |A complete log|syscall |errno )\S|^.?ERR_PNPM_[A-Z]|^➤ YN(?!0000)\d{4}: (?=.*(?:not found|Error|would have been|can't|failed))/,
  /^(?:gyp ERR! stack Error: |.*\*\*\* \[|(?!> |gyp ERR! \w+ error)(?:.*[\s[])?error(?:[\s:\]]|$))/i,
]

/**
 * What stopped a build; `null` when no line looks like an error. Later errors follow from the first, and the end of
 * an output is mostly warnings and summaries.
 */
export function firstError(output: string): FirstError | null {
  const lines = plainOutput(output).split('\n')
  for (const kind of kinds) {
    const at = lines.findIndex((line) => kind.test(line))
    const line = lines[at]
    if (line !== undefined) return { line: line.trim(), context: linesAround(lines, at) }
  }
  return null
}

/** The part of a failed build's output to show: its end if that has the error, else the error and a shorter end. */
export function excerptOf(
  { line, context }: FirstError,
  lastLines: readonly string[],
): readonly string[] {
  const isShown = lastLines.some((last) => plainOutput(last).trim() === line)
  return isShown ? lastLines : [...context, '…', ...lastLines.slice(-linesAtEnd)]
}

function linesAround(lines: readonly string[], at: number): readonly string[] {
  const end = lines.findLastIndex((line) => line.trim() !== '') + 1
  return lines.slice(Math.max(0, at - linesBefore), Math.min(end, at + linesAfter + 1))
}

// Patterns take longer on long lines than their length, and a stranger chooses the length.
const longestLine = 1000
const longestOutput = 10_000_000

/** Without colours, with the quotes and spaces of a plain locale, and each line as long as one can read. */
export function plainOutput(output: string): string {
  const lines = output.slice(-longestOutput).split('\n')
  return (
    lines
      .map((line) => line.slice(0, longestLine))
      .join('\n')
      // oxlint-disable-next-line no-control-regex -- escapes begin with one
      .replaceAll(/\u001B\[[\d;]*[A-Za-z]/g, '')
      .replaceAll('\r\n', '\n')
      .replaceAll(/[‘’]/g, "'")
      .replaceAll('\u2009', ' ')
  )
}
