import type { AddonFile, Build } from '../../model/build/build.ts'
import type { Result } from '../../model/judging/result.ts'
import { codeOf } from '../text/escape.ts'
import { countText, valueText } from '../text/format.ts'
import { firstItems } from '../text/join.ts'

const addonsAtMost = 5

/**
 * How the sides were built: native addons with size, digest and origin, whether any benchmark
 * loaded them, and the notes of the build. Empty when there is nothing to report.
 */
export function buildsText({ builds }: Result): string {
  const sentences = [builds.base, builds.head].flatMap((build) => {
    const facts = build === null ? [] : buildLines(build)
    return build === null || facts.length === 0 ? [] : [`${build.side}: ${facts.join('; ')}`]
  })
  return sentences.length === 0 ? '' : `**The builds**: ${sentences.join('. ')}.`
}

function buildLines({ addons, notes = [] }: Build): readonly string[] {
  const texts = addons
    .toSorted((first, second) => (second.loadedBy ?? 0) - (first.loadedBy ?? 0))
    .map(addonText)
  return [
    ...firstItems(texts, addonsAtMost, (count) => `${countText(count, 'addon')} more`),
    ...notes.map((note) => codeOf(note, Infinity)),
  ]
}

function addonText({ path, sizeBytes, sha256, builtHere, loadedBy }: AddonFile): string {
  const origin = builtHere ? 'compiled here' : 'prebuilt'
  const size = valueText(sizeBytes, 'B')
  const facts = `${codeOf(path)} ${origin}, ${size}, ${codeOf(sha256.slice(0, 12))}`
  // It was not checked.
  if (loadedBy === undefined) return facts
  return `${facts}, ${loadedBy === 0 ? 'never loaded' : `loaded by ${countText(loadedBy, 'benchmark')}`}`
}
