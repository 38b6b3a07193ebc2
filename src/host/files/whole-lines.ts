/**
 * The lines of a text that comes in pieces, as many at a time as a piece completes. A last line without a
 * line end is left out.
 */
export async function* wholeLines(
  pieces: AsyncIterable<string>,
): AsyncGenerator<readonly string[]> {
  let rest = ''
  for await (const piece of pieces) {
    const lines = piece.split('\n')
    const [first = '', ...otherNames] = lines
    const last = otherNames.pop()
    if (last === undefined) {
      rest += first
      continue
    }
    yield [rest + first, ...otherNames]
    rest = last
  }
}
