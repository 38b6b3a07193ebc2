import { plainText } from '../text/escape.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** What can be put into a page: markup as it is, everything else as visible text. */
export type HtmlValue = Html | string | number | readonly HtmlValue[]

/** Markup. Foreign text becomes part of it only through `markup`, which escapes it. */
export class Html {
  readonly markup: string

  /** @param text - our own, or what `markup` has escaped */
  constructor(text: string) {
    this.markup = text
  }

  toString(): string {
    return this.markup
  }
}

/** Nothing at all. */
export const noHtml = new Html('')

/** Markup with values: each text is escaped, for elements and quoted attributes alike, and made visible. */
export function markup(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(
    parts.map((part, at) => (at === 0 ? part : markupOf(values[at - 1] ?? '') + part)).join(''),
  )
}

/** Our sections, in whose Markdown all foreign text is code, as markup: of elements only `code` and `b`. */
export function markdownHtml(text: string): Html {
  return new Html(
    text
      .replaceAll(/<(?!\/?code>|!-- -->)/g, '&lt;')
      .replaceAll(/`([^`]*)`/g, '<code>$1</code>')
      .replaceAll(/\*\*(.+?)\*\*/g, '<b>$1</b>'),
  )
}

function markupOf(value: HtmlValue): string {
  if (value instanceof Html) return value.markup
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string')
    return plainText(value, Infinity).replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '')
  return value.map(markupOf).join('')
}
