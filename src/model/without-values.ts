/** A text with stars in the place of those values. */
export function withoutValues(text: string, values: readonly string[]): string {
  return values.reduce((rest, value) => rest.replaceAll(value, '***'), text)
}
