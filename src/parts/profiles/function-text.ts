const quotes = new Set(["'", '"', '`'])

/**
 * The text of a function: from where V8 says that it begins to the end of its body, or of the expression
 * that is its body. Only to compare functions: a regular expression with an odd bracket or quote makes it
 * longer or shorter.
 *
 * @param source - text of the file
 * @param start - position at which the function begins
 */
export function functionText(source: string, start: number): string {
  let depth = 0
  for (let at = start; at < source.length; at++) {
    const char = source.charAt(at)
    const next = source.charAt(at + 1)
    if (quotes.has(char)) at = endOfQuoted(source, at)
    else if (char === '/' && (next === '/' || next === '*')) at = endOfComment(source, at)
    else if ('([{'.includes(char)) depth++
    else if (')]}'.includes(char)) {
      depth--
      if (depth < 0 || (depth === 0 && char === '}')) return source.slice(start, at + 1)
    } else if (char === ';' && depth === 0) return source.slice(start, at)
  }
  return source.slice(start)
}

function endOfQuoted(source: string, start: number): number {
  let at = start + 1
  while (at < source.length && source.charAt(at) !== source.charAt(start)) {
    at += source.charAt(at) === '\\' ? 2 : 1
  }
  return at
}

function endOfComment(source: string, start: number): number {
  const end = source.charAt(start + 1) === '/' ? '\n' : '*/'
  const at = source.indexOf(end, start + 2)
  return at < 0 ? source.length : at + end.length - 1
}

/** Positions at which the lines of a text begin. */
export function lineStarts(text: string): readonly number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}
