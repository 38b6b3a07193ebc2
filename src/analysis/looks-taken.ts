/** A look, and how many pairs it was taken with. */
export interface LookTaken<T> {
  readonly pairs: number
  readonly look: T
}

/**
 * The looks that a row with `pairs` usable pairs has passed.
 *
 * Between two looks nothing is judged. When no more pairs will come, all of them are judged with the
 * share of the look that was to come next; pairs beyond the last look are judged with its share.
 */
export function looksTaken<T extends { readonly pairs: number }>(
  pairs: number,
  looks: readonly T[],
  final: boolean,
): readonly LookTaken<T>[] {
  if (pairs === 0) return []
  const passed = looks
    .filter((look) => look.pairs <= pairs)
    .map((look): LookTaken<T> => ({ pairs: look.pairs, look }))
  const latest = passed.at(-1)
  if (!final || latest?.pairs === pairs) return passed
  const next = looks.find((look) => look.pairs > pairs)
  if (next !== undefined) return [...passed, { pairs, look: next }]
  return latest === undefined ? [] : [...passed.slice(0, -1), { pairs, look: latest.look }]
}
