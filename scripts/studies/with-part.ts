/** End of the generated text of a page's earlier form. */
const formerEnd = '<!-- end of what "npm run suites" writes -->'

/**
 * Puts a generated part into a page: in the place of the part of the same name, or else at the end.
 * All other text stays, but for what a former version of the script generated.
 *
 * @param name - letters, digits and dashes
 */
export function withPart(page: string, name: string, part: string): string {
  const begin = `<!-- measured: ${name} -->`
  const end = `<!-- end of ${name} -->`
  const formerly = page.indexOf(formerEnd)
  const heading = /^# .*\n/.exec(page)?.[0] ?? ''
  const present = formerly < 0 ? page : `${heading}${page.slice(formerly + formerEnd.length)}`
  const text = `${begin}\n\n${part}\n\n${end}`
  const from = present.indexOf(begin)
  const to = present.indexOf(end)
  if (from >= 0 && to > from) {
    return `${present.slice(0, from)}${text}${present.slice(to + end.length)}`
  }
  return `${present.trimEnd()}\n\n${text}\n`.trimStart()
}
