/**
 * The pull request that the first line of a commit's message names, as GitHub writes it for a merge or
 * a squash; `null` when it names none.
 */
export function pullNamedIn(title: string): number | null {
  const [, mergeNumber, squashNumber] =
    /^Merge pull request #(\d{1,9})\b|\(#(\d{1,9})\)\s*$/.exec(title) ?? []
  const number = Number(mergeNumber ?? squashNumber ?? 0)
  return number > 0 ? number : null
}
