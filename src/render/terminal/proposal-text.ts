import { plainText } from '../text/escape.ts'
import { itemLines } from '../text/width.ts'

/** One file that is proposed, and what becomes of it. */
export interface ShownFile {
  readonly path: string
  readonly content: string
  readonly reasons: readonly string[]
  readonly isThere: boolean
}

const longest = 1000

/** What `deadheat init` proposes, for a terminal: each file, its text, and why. */
export function proposalText(
  files: readonly ShownFile[],
  hints: readonly string[],
  width: number,
): string {
  const shownLines = files.flatMap(({ path, content, reasons, isThere }) => [
    isThere ? `${path} is there already; this would be in its place:` : `${path}:`,
    '',
    ...content
      .trimEnd()
      .split('\n')
      .map((line) => (line === '' ? '' : `    ${plainText(line, longest)}`)),
    '',
    ...listTexts(reasons, width),
    '',
  ])
  return `${[...shownLines, 'then:', ...listTexts(hints, width)].join('\n')}\n`
}

function listTexts(texts: readonly string[], width: number): readonly string[] {
  return texts.flatMap((text) => itemLines(plainText(text, longest), Math.max(40, width - 2)))
}
