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

/** Live lines at the end of standard error; where no terminal is there, only the lines that stay are printed. */
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
    draw: (lines) => {
      if (interactive) show('', lines)
    },
    print: (line) =>
      show(
        `${line}
`,
        liveLines,
      ),
    clear: () => {
      if (interactive) show('', [])
    },
  }
}

/** Asks a person; anything but `y` or `yes` is a no. `null` where standard input or standard error is no terminal. */
export async function askYes(question: string): Promise<boolean | null> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return null
  const dialogue = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return /^\s*y(?:es)?\s*$/i.test(await dialogue.question(`${question} [y/N] `))
  } finally {
    dialogue.close()
  }
}
