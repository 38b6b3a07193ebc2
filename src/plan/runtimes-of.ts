import type { Revision } from '../model/build/revision.ts'
import type { BySide } from '../model/build/side.ts'
import { UsageError } from '../model/usage-error.ts'
import type { GivenSettings } from '../settings/settings.ts'

/** The Node.js versions requested for the sides. */
export interface AskedRuntimes {
  /** Each entry is measured separately. */
  readonly variants: readonly BySide<string>[]
  /** Whether the two sides were given different versions. */
  readonly apart: boolean
}

const onPath = 'path'

/**
 * The Node.js versions requested for the sides: with a revision, or by the setting for both
 * sides.
 *
 * @throws UsageError when a side has its own version and there are several for both
 */
export function runtimesOf(
  settings: Pick<GivenSettings, 'node-version'>,
  revisions: BySide<Pick<Revision, 'node'>>,
): AskedRuntimes {
  const ownParts = {
    base: revisions.base.node,
    head: revisions.head.node,
  }
  const sharedWords = settings['node-version'] ?? [onPath]
  const apart = ownParts.base !== undefined || ownParts.head !== undefined
  if (apart && sharedWords.length > 1) {
    throw new UsageError(
      `expected several Node.js for both sides or one for each, got ${sharedWords.join(', ')} for both and ` +
        `${ownParts.base ?? ownParts.head ?? ''} for one: remove one of the two`,
    )
  }
  const variants = sharedWords.map((node) => ({
    base: ownParts.base ?? node,
    head: ownParts.head ?? node,
  }))
  return { variants, apart: apart && variants.some(({ base, head }) => base !== head) }
}

/**
 * Labels that distinguish the benchmarks of several Node.js versions: the version as written if it
 * is one, otherwise the exact version.
 *
 * @param askedNames - what the user wrote, in order
 * @param versions - the exact version of each, without `v`
 * @throws UsageError when two are the same version
 */
export function runtimeLabels(
  askedNames: readonly string[],
  versions: readonly string[],
): readonly string[] {
  for (const [position, version] of versions.entries()) {
    const first = versions.indexOf(version)
    if (first !== position) {
      throw new UsageError(
        `expected several versions of Node.js, got ${version} twice: ${askedNames[first]} and ${askedNames[position]}`,
      )
    }
  }
  return askedNames.map((writtenText, position) =>
    /^v?\d+(?:\.\d+){0,2}$/.test(writtenText)
      ? writtenText.replace(/^v/, '')
      : (versions[position] ?? ''),
  )
}
