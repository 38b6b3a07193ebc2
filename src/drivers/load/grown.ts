/**
 * By how much a counter of a server has grown; `null` where it is not known. The figures of a server
 * process that has ended meanwhile are lost.
 */
export function grownBy(before: number | null, after: number | null): number | null {
  return before === null || after === null || after < before ? null : after - before
}
