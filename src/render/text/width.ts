const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u{FF01}-\u{FF60}]/u
const narrow = /\p{M}/u

// Printable ASCII and the characters of our own numbers: one column each.
const simple = /^[ -~–−…±│╎├┤─●◀▶µ]*$/

/** Columns that a text takes in a monospaced font. */
export function widthOf(text: string): number {
  if (simple.test(text)) return text.length
  return Array.from(text).reduce((sum, character) => sum + characterWidth(character), 0)
}

/** Pads a text with spaces to `width` columns; longer text stays unchanged. */
export function padText(text: string, width: number, align: 'left' | 'right' = 'left'): string {
  const spaces = ' '.repeat(Math.max(0, width - widthOf(text)))
  return align === 'left' ? text + spaces : spaces + text
}

/** Shortens a text in the middle to at most `width` columns. */
export function cutToWidth(text: string, width: number): string {
  if (widthOf(text) <= width) return text
  if (width < 1) return ''
  const characters = Array.from(text)
  const end = takeCharacters(characters.toReversed(), Math.floor((width - 1) * 0.4))
  const start = takeCharacters(characters, width - 1 - Math.floor((width - 1) * 0.4))
  return `${start.join('')}…${end.toReversed().join('')}`
}

function takeCharacters(characters: readonly string[], width: number): readonly string[] {
  let usedWidth = 0
  return characters.filter((character) => {
    usedWidth += characterWidth(character)
    return usedWidth <= width
  })
}

function characterWidth(character: string): number {
  if (narrow.test(character)) return 0
  return wide.test(character) ? 2 : 1
}

// Never between a number and its noun, or inside an interval.
const breaks = /(?<![…\d]) (?![%…])/

/** An item of a list in plain text, wrapped to lines of at most `width` columns after its mark. */
export function itemLines(text: string, width: number): readonly string[] {
  return wrapText(text, width).map((line, index) => `${index === 0 ? '- ' : '  '}${line}`)
}

/** Wraps a sentence at spaces into lines of at most `width` columns, as far as its words allow. */
export function wrapText(text: string, width: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(breaks)) {
    const last = lines.pop()
    if (last === undefined) lines.push(word)
    else if (widthOf(`${last} ${word}`) <= width) lines.push(`${last} ${word}`)
    else lines.push(last, word)
  }
  return lines
}
