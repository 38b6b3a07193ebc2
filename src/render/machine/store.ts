import type { ListedEntry, OtherCache } from '../../model/build/stored-build.ts'
import { plainLine } from '../text/escape.ts'
import { countText } from '../text/format.ts'

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
  const totalOf = (entries: readonly { readonly sizeBytes: number }[], noun: string): string =>
    `${countText(entries.length, noun)} ${doneText}, ${mebibytes(entries.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0))}`
  const brokenCount = lines.filter(({ flaw }) => flaw !== null).length
  const end = brokenCount === 0 ? '' : `, ${brokenCount} unusable`
  return [
    ...lines.map(lineText),
    `${totalOf(lines, 'build')}${end}\n`,
    ...otherCaches.map(otherText),
    ...(otherCaches.length === 0 ? [] : [`${totalOf(otherCaches, 'other cache')}\n`]),
  ].join('')
}

function otherText({ name, sizeBytes, changedAt }: OtherCache): string {
  const age = changedAt === null ? 'empty' : `written ${minuteText(changedAt)}`
  return `${mebibytes(sizeBytes).padStart(11)}  ${age}  ${plainLine(name, 200)}\n`
}

function lineText({ trustScope, key, label, recipe, sizeBytes, usedAt, flaw }: StoreLine): string {
  const useText = usedAt === null ? 'never used' : `used ${minuteText(usedAt)}`
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

function minuteText(time: string): string {
  return time.slice(0, 16).replace('T', ' ')
}

function mebibytes(bytes: number): string {
  return `${(bytes / 1024 ** 2).toFixed(1)} MiB`
}
