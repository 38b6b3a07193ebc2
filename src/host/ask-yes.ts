import { createInterface } from 'node:readline/promises'

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
