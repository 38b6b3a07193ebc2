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

/** The Node.js requested with a revision, or for both sides; a UsageError for one of its own and several for both. */
export function runtimesOf(
  settings: Pick<GivenSettings, 'node-version'>,
  revisions: BySide<Pick<Revision, 'node'>>,
): AskedRuntimes {
  const ownVersions = { base: revisions.base.node, head: revisions.head.node }
  const sharedVersions = settings['node-version'] ?? [onPath]
  const apart = ownVersions.base !== undefined || ownVersions.head !== undefined
  if (apart && sharedVersions.length > 1) {
    throw new UsageError(
      `expected several Node.js for both sides or one for each, got ${sharedVersions.join(', ')} for both and ` +
        `${ownVersions.base ?? ownVersions.head ?? ''} for one: remove one of the two`,
    )
  }
  const variants = sharedVersions.map((node) => ({
    base: ownVersions.base ?? node,
    head: ownVersions.head ?? node,
  }))
  return { variants, apart: apart && variants.some(({ base, head }) => base !== head) }
}

/** Labels for several Node.js: a version as it was written, else the exact one; a UsageError when two are the same. */
export function runtimeLabels(
  writtenVersions: readonly string[],
  versions: readonly string[],
): readonly string[] {
  for (const [position, version] of versions.entries()) {
    const first = versions.indexOf(version)
    if (first !== position) {
      throw new UsageError(
        `expected several versions of Node.js, got ${version} twice: ${writtenVersions[first]} and ${writtenVersions[position]}`,
      )
    }
  }
  return writtenVersions.map((text, position) =>
    /^v?\d+(?:\.\d+){0,2}$/.test(text) ? text.replace(/^v/, '') : (versions[position] ?? ''),
  )
}
