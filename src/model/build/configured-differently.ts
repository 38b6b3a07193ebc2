import type { BySide } from './side.ts'

const namedAtMost = 8
const longestValue = 40
const longestName = 60

/**
 * One line that names the settings which `./configure` of base and head have decided differently;
 * `null` when all are equal. It has printable ASCII only and fits into a note of a build.
 *
 * @param variables - `process.config.variables` of both sides; untrusted
 */
export function configuredDifferently({
  base,
  head,
}: BySide<Readonly<Record<string, unknown>>>): string | null {
  const [first, second] = [new Map(Object.entries(base)), new Map(Object.entries(head))]
  const differingNames = [...new Set([...first.keys(), ...second.keys()])]
    .filter((name) => textOf(first.get(name)) !== textOf(second.get(name)))
    .toSorted()
  if (differingNames.length === 0) return null
  const namedNames = differingNames
    .slice(0, namedAtMost)
    .map((name) => variableChange(name, textOf(first.get(name)), textOf(second.get(name))))
  const hiddenCount = differingNames.length - namedNames.length
  const more = hiddenCount === 0 ? '' : ` and ${hiddenCount} more`
  return shortenValue(`configure decided differently on head: ${namedNames.join(', ')}${more}`, 500)
}

function textOf(value: unknown): string {
  return value === undefined ? 'none' : JSON.stringify(value)
}

/** Long values, such as the list of all files of lib/, are not shown. */
function variableChange(name: string, before: string, after: string): string {
  const shownText = shortenValue(name, longestName)
  return before.length > longestValue || after.length > longestValue
    ? shownText
    : `${shownText} (${before} to ${after})`
}

function shortenValue(text: string, longest: number): string {
  const plain = text.replaceAll(/[^\x20-\x7e]/g, '?')
  return plain.length > longest ? `${plain.slice(0, longest - 3)}...` : plain
}
