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
  const hidden = items.length - most
  const named = items.slice(0, most).map(textOf).join(', ')
  return hidden > 0 ? `${named} and ${String(hidden)} more` : named
}

/**
 * The first items of a list, and one for all the others.
 *
 * @param restOf - makes the last one of how many more there are
 */
export function firstItems<T>(
  items: readonly T[],
  most: number,
  restOf: (hidden: number) => T,
): readonly T[] {
  const hidden = items.length - most
  return hidden > 0 ? [...items.slice(0, most), restOf(hidden)] : items
}
