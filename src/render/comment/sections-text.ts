import type { Page } from './page.ts'
import { sections } from '../sections/index.ts'

/** All sections that have something to say, one after the other, with a line end behind. */
export function sectionsText(page: Page): string {
  const [first, ...rest] = sections.map((section) => section(page))
  const body = rest.filter((text) => text !== '').join('\n\n')
  // The marker and the headline stand on neighbouring lines: the first characters are precious.
  return `${first === undefined || first === '' ? '' : `${first}\n`}${body}\n`
}
