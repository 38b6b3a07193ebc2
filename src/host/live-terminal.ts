import type { WriteStream } from 'node:tty'

/** A few lines at the bottom of a terminal that are drawn anew in place. */
export interface LiveTerminal {
  /** Replaces the live lines. */
  readonly draw: (lines: readonly string[]) => void
  /** Prints a line that stays, above the live ones. */
  readonly print: (line: string) => void
  /** Takes the live lines away. */
  readonly clear: () => void
}

const eraseBelow = '\u001b[0J'

/**
 * Live lines on a stream. Where it is no terminal, only the lines that stay are printed.
 *
 * @param stream - standard error, so that standard output holds the table alone
 */
export function createLiveTerminal(stream: WriteStream): LiveTerminal {
  let drawn: readonly string[] = []
  const back = (): string => (drawn.length === 0 ? '' : `\u001b[${drawn.length}A\r${eraseBelow}`)
  const show = (kept: string, lines: readonly string[]): void => {
    stream.write(back() + kept + lines.map((line) => `${line}\n`).join(''))
    drawn = lines
  }
  if (!stream.isTTY) {
    return {
      draw: () => undefined,
      print: (line) => void stream.write(`${line}\n`),
      clear: () => undefined,
    }
  }
  return {
    draw: (lines) => {
      show('', lines)
    },
    print: (line) => {
      show(`${line}\n`, drawn)
    },
    clear: () => {
      show('', [])
    },
  }
}
