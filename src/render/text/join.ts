/** The texts that are not empty, joined. */
export function joinTexts(texts: readonly string[], separator = '\n\n'): string {
  return texts.filter((text) => text !== '').join(separator)
}

/** The first texts of a list, and how many more there are: `a, b and 3 more`. */
export function namedTexts<T>(
  items: readonly T[],
  most: number,
  textOf: (item: T) => string,
): string {
  const hiddenCount = items.length - most
  const nameList = items.slice(0, most).map(textOf).join(', ')
  return hiddenCount > 0 ? `${nameList} and ${String(hiddenCount)} more` : nameList
}

/** The first items of a list, and one for all the others, which `restOf` makes of their number. */
export function firstItems<T>(
  items: readonly T[],
  most: number,
  restOf: (hiddenCount: number) => T,
): readonly T[] {
  const hiddenCount = items.length - most
  return hiddenCount > 0 ? [...items.slice(0, most), restOf(hiddenCount)] : items
}
