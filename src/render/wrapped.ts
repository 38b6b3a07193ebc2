import { widthOf } from './width.ts'

// Never between a number and what it counts, nor inside an interval.
const breaks = /(?<![…\d]) (?![%…])/

/** A sentence broken at spaces into lines of at most `width` columns, as far as its words allow. */
export function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(breaks)) {
    const last = lines.pop()
    if (last === undefined) lines.push(word)
    else if (widthOf(`${last} ${word}`) <= width) lines.push(`${last} ${word}`)
    else lines.push(last, word)
  }
  return lines
}
