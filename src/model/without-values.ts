/** Replaces those values in a text by stars. */
export function withoutValues(text: string, values: readonly string[]): string {
  return values.reduce((rest, value) => rest.replaceAll(value, '***'), text)
}
