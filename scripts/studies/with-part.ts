/**
 * Puts a generated part into a page: in the place of the part of the same name, or else at the end.
 * All other text stays.
 *
 * @param name - letters, digits and dashes
 */
export function withPart(page: string, name: string, part: string): string {
  const begin = `<!-- measured: ${name} -->`
  const end = `<!-- end of ${name} -->`
  const text = `${begin}\n\n${part}\n\n${end}`
  const from = page.indexOf(begin)
  const to = page.indexOf(end)
  if (from >= 0 && to > from) {
    return `${page.slice(0, from)}${text}${page.slice(to + end.length)}`
  }
  return `${page.trimEnd()}\n\n${text}\n`.trimStart()
}
