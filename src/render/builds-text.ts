import type { AddonFile, Build } from '../model/build.ts'
import type { Result } from '../model/result.ts'
import { codeOf } from './escape.ts'
import { countText, valueText } from './format.ts'

const addonsAtMost = 5

/**
 * How the sides were built, as far as people should know: their native addons with size and digest,
 * where each came from, and what the build has noted. Empty when there is nothing to tell.
 */
export function buildsText({ builds }: Result): string {
  const told = [builds.base, builds.head].flatMap((build) => {
    const facts = build === null ? [] : factsOf(build)
    return build === null || facts.length === 0 ? [] : [`${build.side}: ${facts.join('; ')}`]
  })
  return told.length === 0 ? '' : `**The builds**: ${told.join('. ')}.`
}

function factsOf({ addons, notes = [] }: Build): readonly string[] {
  const hidden = addons.length - addonsAtMost
  return [
    ...addons.slice(0, addonsAtMost).map(addonText),
    ...(hidden > 0 ? [`${countText(hidden, 'addon')} more`] : []),
    ...notes.map((note) => codeOf(note)),
  ]
}

function addonText({ path, sizeBytes, sha256, builtHere }: AddonFile): string {
  const origin = builtHere ? 'compiled here' : 'came ready'
  return `${codeOf(path)} ${origin}, ${valueText(sizeBytes, 'B')}, ${codeOf(sha256.slice(0, 12))}`
}
