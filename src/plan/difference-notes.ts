import type { Difference, DifferenceKind } from '../model/difference.ts'
import { groupedBy } from '../model/grouped-by.ts'

/** Kinds in which the sides differ although nobody asked for it, in order. */
export function unaskedKinds(differences: readonly Difference[]): readonly DifferenceKind[] {
  return [...new Set(differences.flatMap(({ asked, kind }) => (asked ? [] : [kind])))]
}

/** The line that allows these kinds, for a settings file. */
export function allowLine(kinds: readonly DifferenceKind[]): string {
  return `allow: [${kinds.join(', ')}]`
}

/** A line for every kind in which the sides differ, and one that says how to allow what nobody asked for. */
export function differenceNotes(differences: readonly Difference[]): readonly string[] {
  const lines = [...groupedBy(differences, ({ kind }) => kind)].map(([kind, own]) => {
    const [first] = own
    const more = own.length > 1 ? ` and ${own.length - 1} more` : ''
    const asked = first?.asked === true ? 'as asked for' : 'which nobody asked for'
    return `the sides differ in ${kind}, ${asked}: ${first?.what ?? ''} ${first?.base ?? 'none'} → ${first?.head ?? 'none'}${more}`
  })
  const kinds = unaskedKinds(differences)
  if (kinds.length === 0) return lines
  return [...lines, `nothing will be concluded; to allow it write "${allowLine(kinds)}"`]
}
