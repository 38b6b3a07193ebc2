import type { Metric } from '../../model/judging/metric.ts'
import { codeInHtml, codeOf, plainText } from './escape.ts'

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

/**
 * A metric's label. Labels come from the result's data, so only plain words stay as they are;
 * anything else becomes code.
 */
export function labelOf({ label }: Metric): string {
  return plainWords.test(label) ? label : codeOf(label, labelLength)
}

/** The same for a summary line. */
export function labelInHtml({ label }: Metric): string {
  return plainWords.test(label) ? label : codeInHtml(label, labelLength)
}

const labelLength = 24
const plainWords = /^[A-Za-z]{1,20}(?: [A-Za-z]{1,20}){0,4}$/
