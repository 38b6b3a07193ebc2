/** Longest name that is shown whole, in characters. */
export const nameLength = 80

const printable = /^[ -~]*$/

// Control, format (bidirectional overrides, zero width), surrogate, private and unassigned
// characters, and the two separators that break lines.
const invisible = /[\p{C}\p{Zl}\p{Zp}]/gu

// A heap of combining marks on one letter paints over the lines above and below.
const marksBeyondTwo = /(\p{M}{2})\p{M}+/gu

const colourSequence = /\p{Cc}\[[0-9;?]*[ -/]*[@-~]/gu

// Nothing here can end a code span or a table cell, so that a code span shows it as it is.
const harmless = /^[\w./=,:+@%()-]+(?: [\w./=,:+@%()-]+)*$/

// Characters that mean nothing to Markdown or HTML anywhere inside a line.
const active = /[^\p{L}\p{M}\p{N}\p{So} ,=/+%();?^-]/gu

/**
 * Foreign text on one line, with every character visible: what cannot be seen becomes U+FFFD, and
 * more than `length` characters are cut in the middle. For terminals and inside code blocks.
 */
export function plainText(text: string, length: number = nameLength): string {
  return cutMiddle(visible(text), length)
}

/** One line of a program's output: colours taken out, tabs as spaces, the rest visible. */
export function plainLine(text: string, length: number): string {
  return plainText(text.replaceAll(colourSequence, '').replaceAll('\t', '  '), length)
}

/**
 * Foreign text as Markdown that renders as code and as nothing else: no markup, table cell, mention
 * or link can come out of it. Plain names become a code span, all others `<code>` with numeric
 * entities.
 */
export function codeOf(text: string, length: number = nameLength): string {
  const plain = named(plainText(text, length))
  return harmless.test(plain) ? `\`${plain}\`` : `<code>${inert(plain)}</code>`
}

/** The same inside an HTML block, such as a summary line, where Markdown is not read. */
export function codeInHtml(text: string, length: number = nameLength): string {
  return `<code>${entities(named(plainText(text, length)))}</code>`
}

/**
 * Lines as a fenced code block, behind a fence that none of them can close.
 *
 * @param lines - visible text, as `plainText` or `plainLine` makes it
 */
export function fenced(lines: readonly string[], language = 'text'): string {
  const longest = lines
    .flatMap((line) => line.match(/`+/g) ?? [])
    .reduce((length, ticks) => Math.max(length, ticks.length), 2)
  const fence = '`'.repeat(longest + 1)
  return [`${fence}${language}`, ...lines, fence].join('\n')
}

function visible(text: string): string {
  if (printable.test(text)) return text
  return text
    .toWellFormed()
    .replaceAll(/\p{Zs}/gu, ' ')
    .replaceAll(invisible, '\uFFFD')
    .replaceAll(marksBeyondTwo, '$1\uFFFD')
}

/** Something to be seen, also for a name of nothing but spaces. */
function named(text: string): string {
  return text.trim() === '' ? '(blank)' : text
}

function cutMiddle(text: string, length: number): string {
  if (text.length <= length) return text
  const characters = Array.from(text)
  if (characters.length <= length) return text
  const end = Math.floor((length - 1) * 0.4)
  const start = length - 1 - end
  return `${characters.slice(0, start).join('')}…${characters.slice(characters.length - end).join('')}`
}

function entities(text: string): string {
  return text.replaceAll(active, (character) => `&#${String(character.codePointAt(0))};`)
}

/**
 * GitHub's parser looks for mail addresses after it has decoded entities, in code too when it is
 * written as a tag; a comment after the sign keeps the two halves apart.
 */
function inert(text: string): string {
  return entities(text).replaceAll('&#64;', '&#64;<!-- -->')
}
