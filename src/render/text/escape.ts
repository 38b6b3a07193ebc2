import type { Metric } from '../../model/judging/metric.ts'

/** Longest name that is shown in full, in characters. */
export const nameLength = 80

const printable = /^[ -~]*$/

// Control, format (bidirectional overrides, zero width), surrogate, private and unassigned
// characters, and the two separators that break lines.
const invisible = /[\p{C}\p{Zl}\p{Zp}]/gu

// Many combining marks on one letter overflow into the lines above and below.
const marksBeyondTwo = /(\p{M}{2})\p{M}+/gu

const colourSequence = /\p{Cc}\[[0-9;?]*[ -/]*[@-~]/gu

// None of these can end a code span or a table cell, so a code span shows them unchanged.
const harmless = /^[\w./=,:+@%()-]+(?: [\w./=,:+@%()-]+)*$/

// Characters without a meaning in Markdown or HTML anywhere in a line.
const active = /[^\p{L}\p{M}\p{N}\p{So} ,=/+%();?^-]/gu

/** Foreign text on one line, U+FFFD for what is invisible, shortened in the middle: for terminals and code blocks. */
export function plainText(text: string, length: number = nameLength): string {
  return cutMiddle(visible(text), length)
}

/** One line of a program's output: colours removed, tabs as spaces, all other characters visible. */
export function plainLine(text: string, length: number): string {
  return plainText(text.replaceAll(colourSequence, '').replaceAll('\t', '  '), length)
}

/**
 * Foreign text as Markdown that renders only as code: no markup, table cell, mention or link can
 * escape from it. Plain names become a code span, all others `<code>` with numeric entities.
 */
export function codeOf(text: string, length: number = nameLength): string {
  const plain = textOrBlank(plainText(text, length))
  return harmless.test(plain) ? `\`${plain}\`` : `<code>${inert(plain)}</code>`
}

/** The same for an HTML block, such as a summary line, where Markdown is not parsed. */
export function codeInHtml(text: string, length: number = nameLength): string {
  return `<code>${entities(textOrBlank(plainText(text, length)))}</code>`
}

/** Lines of visible text as a fenced code block, whose fence no line can close. */
export function fenceLines(lines: readonly string[], language = 'text'): string {
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

/** Something visible even for a name that is only spaces. */
function textOrBlank(text: string): string {
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

/** GitHub looks for mail addresses after decoding entities, even in `<code>`; a comment after the sign parts them. */
function inert(text: string): string {
  return entities(text).replaceAll('&#64;', '&#64;<!-- -->')
}

/** How a text shows what comes from the measured code. */
export interface NameForm {
  readonly name: (text: string) => string
  readonly label: (metric: Metric) => string
  readonly version: (text: string) => string
  /** A word that decides. */
  readonly strong: (word: string) => string
}

/** For a terminal and inside code blocks. */
export const plainNames: NameForm = {
  name: (text) => plainText(text),
  label: ({ label }) => plainText(label),
  version: (text) => plainText(text),
  strong: (word) => word,
}

/** For `markup`, which escapes it. */
export const foreignNames: NameForm = {
  name: (text) => text,
  label: ({ label }) => label,
  version: (text) => text,
  strong: (word) => word,
}

/** For Markdown: names of at most so many characters as code. */
export function codeNames(length?: number): NameForm {
  return {
    name: (text) => codeOf(text, length),
    label: labelOf,
    strong: (word) => `**${word}**`,
    version: (text) => (/^\d{1,4}(?:\.\d{1,6}){0,2}$/.test(text) ? text : codeOf(text)),
  }
}

/** A metric's label, which comes from the result's data: what is not plain words becomes code. */
export function labelOf({ label }: Metric): string {
  return plainWords.test(label) ? label : codeOf(label, labelLength)
}

/** The same for a summary line. */
export function labelInHtml({ label }: Metric): string {
  return plainWords.test(label) ? label : codeInHtml(label, labelLength)
}

const labelLength = 24
const plainWords = /^[A-Za-z]{1,20}(?: [A-Za-z]{1,20}){0,4}$/

/** A word for a shell, which may be foreign: quoted where it is not plain, without invisible characters. */
export function shellWord(word: string): string {
  return /^[\w@./:+-][\w@./:+,-]*$/.test(word)
    ? word
    : `'${word.replaceAll(/\p{C}/gu, '').replaceAll("'", String.raw`'\''`)}'`
}
