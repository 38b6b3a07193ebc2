import type { ListedEntry, OtherCache } from '../../model/build/stored-build.ts'
import { plainLine } from '../text/escape.ts'

/** One build in the store, for people and scripts. */
export interface StoreLine extends ListedEntry {
  readonly label: string | null
  readonly recipe: string | null
  readonly madeAt: string | null
  /** Why it cannot be used; `null` when nothing is wrong. */
  readonly flaw: string | null
}

/**
 * The builds of a store, one per line, and how many there are; then what else is cached.
 *
 * @param doneText - what was done with them: `kept`, `removed`
 */
export function renderStore(
  lines: readonly StoreLine[],
  otherCaches: readonly OtherCache[],
  doneText: string,
): string {
  const rest = otherCaches.length === 0 ? '' : otherText(otherCaches, doneText)
  return `${buildsText(lines, doneText)}${rest}`
}

function otherText(otherCaches: readonly OtherCache[], doneText: string): string {
  const sizeBytes = otherCaches.reduce((sum, line) => sum + line.sizeBytes, 0)
  const shownLines = otherCaches.map(({ name, sizeBytes: bytes, changedAt }) => {
    const age = changedAt === null ? 'empty' : `written ${changedAt.slice(0, 16).replace('T', ' ')}`
    return `${mebibytes(bytes).padStart(11)}  ${age}  ${plainLine(name, 200)}\n`
  })
  return `${shownLines.join('')}${otherCaches.length} other ${otherCaches.length === 1 ? 'cache' : 'caches'} ${doneText}, ${mebibytes(sizeBytes)}\n`
}

function buildsText(lines: readonly StoreLine[], doneText: string): string {
  const sizeBytes = lines.reduce((sum, line) => sum + line.sizeBytes, 0)
  const brokenCount = lines.filter(({ flaw }) => flaw !== null).length
  const count = `${lines.length} ${lines.length === 1 ? 'build' : 'builds'} ${doneText}`
  const end = brokenCount === 0 ? '' : `, ${brokenCount} unusable`
  return `${lines.map(lineText).join('')}${count}, ${mebibytes(sizeBytes)}${end}\n`
}

function lineText({ trustScope, key, label, recipe, sizeBytes, usedAt, flaw }: StoreLine): string {
  const useText = usedAt === null ? 'never used' : `used ${usedAt.slice(0, 16).replace('T', ' ')}`
  const what = flaw === null ? `${recipe ?? ''} ${label ?? ''}` : `unusable: ${flaw}`
  const words = [
    key.slice(0, 12),
    trustScope.padEnd(10),
    mebibytes(sizeBytes).padStart(11),
    useText,
    plainLine(what, 200),
  ]
  return `${words.join('  ')}\n`
}

function mebibytes(bytes: number): string {
  return `${(bytes / 1024 ** 2).toFixed(1)} MiB`
}
