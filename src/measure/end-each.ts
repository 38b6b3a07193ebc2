/**
 * Ends one after the other, and the rest also when one of them cannot be ended.
 *
 * @throws whatever the first of those threw
 */
export async function endEach(ends: readonly (() => Promise<void>)[]): Promise<void> {
  const troubles: unknown[] = []
  for (const end of ends) await end().catch((error: unknown) => troubles.push(error))
  if (troubles.length > 0) throw troubles[0]
}
