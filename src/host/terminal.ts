import { createInterface } from 'node:readline/promises'

/** A few lines at the bottom of a terminal that are redrawn in place. */
export interface LiveTerminal {
  /** Replaces the live lines. */
  readonly draw: (lines: readonly string[]) => void
  /** Prints a line that stays, above the live ones. */
  readonly print: (line: string) => void
  /** Removes the live lines. */
  readonly clear: () => void
}

const eraseBelow = '\u001b[0J'

/**
 * Live lines at the end of what is written.
 *
 * @param write - takes text for standard error, so that standard output holds the table alone
 * @param interactive - whether a terminal is there; else only the lines that stay are printed
 */
export function createLiveTerminal(
  write: (text: string) => void,
  { interactive }: { readonly interactive: boolean },
): LiveTerminal {
  let liveLines: readonly string[] = []
  const show = (keptText: string, lines: readonly string[]): void => {
    const back = liveLines.length === 0 ? '' : `\u001b[${liveLines.length}A\r${eraseBelow}`
    write(back + keptText + lines.map((line) => `${line}\n`).join(''))
    liveLines = lines
  }
  return {
    draw: interactive ? (lines) => show('', lines) : nothing,
    print: (line) => show(`${line}\n`, liveLines),
    clear: interactive ? () => show('', []) : nothing,
  }
}

function nothing(): void {
  // Without a terminal, nothing is drawn in place.
}

/**
 * Asks a person in a terminal; anything but `y` or `yes` is a no.
 *
 * @returns `null` where nobody could answer, because standard input or standard error is no terminal
 */
export async function askYes(question: string): Promise<boolean | null> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return null
  const dialogue = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return /^\s*y(?:es)?\s*$/i.test(await dialogue.question(`${question} [y/N] `))
  } finally {
    dialogue.close()
  }
}
