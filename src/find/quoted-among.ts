/** Finds those of many names that stand in front of a quote in a text, in time that grows with the text alone. */
export function quotedAmong(all: readonly string[]): (text: string) => readonly string[] {
  const names = new Set(all)
  const lengthsByEnd = new Map<string | undefined, Set<number>>()
  for (const name of names)
    lengthsByEnd.set(name.at(-1), (lengthsByEnd.get(name.at(-1)) ?? new Set()).add(name.length))
  return (text) => {
    const hits = new Set<string>()
    for (const { index } of text.matchAll(/["'`]/g))
      for (const length of lengthsByEnd.get(text[index - 1]) ?? []) {
        const name = text.slice(Math.max(0, index - length), index)
        if (names.has(name)) hits.add(name)
      }
    return [...hits]
  }
}
