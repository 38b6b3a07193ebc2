import { scriptFactsOf, type ScriptText } from './script-facts.ts'

/**
 * What people are told about benchmarks that several packages share and that import one of them by its own
 * name, which the others do not have; `null` without any.
 *
 * @param contenders - names of the packages that compete; `null` for one that has none
 */
export function contenderNote(
  files: readonly ScriptText[],
  contenders: readonly (string | null)[],
): string | null {
  const names = new Set(contenders.filter((name) => name !== null))
  if (names.size < 2) return null
  for (const file of files) {
    const name = scriptFactsOf(file).imports.find((each) => names.has(each))
    if (name !== undefined)
      return `${file.path} imports ${name}, which the other contenders do not have: write "contender" in its place, which is the one that competes`
  }
  return null
}
