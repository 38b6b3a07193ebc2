/** Whether a text matches a pattern in which `*` is any text, slashes included, in time of text × pattern. */
export function matchesGlob(text: string, pattern: string): boolean {
  const parts = pattern.split('*')
  const first = parts[0] ?? ''
  const last = parts.at(-1) ?? ''
  if (parts.length === 1) return text === pattern
  if (!text.startsWith(first) || !text.endsWith(last)) return false
  let at = first.length
  for (const part of parts.slice(1, -1)) {
    const position = text.indexOf(part, at)
    if (position < 0) return false
    at = position + part.length
  }
  return at <= text.length - last.length
}

/** Whether a pattern can match below a prefix: of `parse/`, `parse/*` and `*` can, and `hash/*` cannot. */
export function mayMatchBelow(prefix: string, pattern: string): boolean {
  const star = pattern.indexOf('*')
  const literalStart = star < 0 ? pattern : pattern.slice(0, star)
  return literalStart.startsWith(prefix) || (star >= 0 && prefix.startsWith(literalStart))
}

/** Whether a pattern can mean a row of what is called so: its parameters or results are known only when it is run. */
function mayMeanRow(name: string, pattern: string): boolean {
  return matchesGlob(name, pattern) || [' ', '/'].some((end) => mayMatchBelow(name + end, pattern))
}

/** Which rows are asked for. */
export interface RowChoice {
  /** The patterns that choose; empty where all are chosen that none leaves out. */
  readonly chosen: readonly string[]
  /** Whether a row is measured. */
  readonly isChosen: (id: string) => boolean
  /** Whether a row may be, of what is called so. */
  readonly mayChoose: (name: string) => boolean
}

/** The patterns of `only` by what they do: `!` leaves out all of what it names; without others, all else is chosen. */
export function choiceOf(only: readonly string[] = []): RowChoice {
  const leftOut = only.flatMap((pattern) => (pattern.startsWith('!') ? [pattern.slice(1)] : []))
  const chosenPatterns = only.filter((pattern) => !pattern.startsWith('!'))
  const isLeftOut = (id: string): boolean => {
    const names = [id, id.replace(/(?: [^ =/]+=[^ ]*)+$/, '')]
    return leftOut.some((pattern) =>
      names.some((name) => matchesGlob(name, pattern) || matchesGlob(name, `${pattern}/*`)),
    )
  }
  return {
    chosen: chosenPatterns,
    isChosen: (id: string): boolean =>
      !isLeftOut(id) &&
      (chosenPatterns.length === 0 || chosenPatterns.some((pattern) => matchesGlob(id, pattern))),
    mayChoose: (name: string): boolean =>
      !isLeftOut(name) &&
      (chosenPatterns.length === 0 || chosenPatterns.some((pattern) => mayMeanRow(name, pattern))),
  }
}
