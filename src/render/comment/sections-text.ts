import type { Page } from './page.ts'
import { sections } from '../sections/index.ts'

/** All sections with content, in order, ended by a line end. */
export function sectionsText(page: Page): string {
  const [first, ...rest] = sections.map((section) => section(page))
  const body = rest.filter((text) => text !== '').join('\n\n')
  // The marker and the headline are on adjacent lines, because previews show only the first
  // characters.
  return `${first === undefined || first === '' ? '' : `${first}\n`}${body}\n`
}
