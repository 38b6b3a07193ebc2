/**
 * Parses a list of CPUs in the kernel's format: `0-2,5` is 0, 1, 2 and 5.
 *
 * @returns in the order written; empty for an empty list
 * @throws RangeError when the list is malformed
 */
export function cpusOf(list: string): readonly number[] {
  if (list.trim() === '') return []
  return list
    .trim()
    .split(',')
    .flatMap((part) => {
      const [, first, last = first] = /^(\d+)(?:-(\d+))?$/.exec(part) ?? []
      if (first === undefined) throw new RangeError(`expected a list of CPUs, got "${list}"`)
      const count = Number(last) - Number(first) + 1
      return Array.from({ length: count }, (_, offset) => Number(first) + offset)
    })
}
