/**
 * Order of two versions by precedence: negative when the first is older, 0 when equal.
 *
 * Build metadata after `+` does not count; of two lists of which one continues the other, the shorter
 * is older.
 *
 * @see Semantic Versioning 2.0.0, section 11, https://semver.org
 */
export function compareVersions(one: string, other: string): number {
  const [left, right] = [partsOf(one), partsOf(other)]
  const release = compareLists(left.release, right.release)
  if (release !== 0) return release
  // A version without a pre-release part comes after all of its pre-releases.
  if (left.prerelease.length === 0 || right.prerelease.length === 0) {
    return right.prerelease.length - left.prerelease.length
  }
  return compareLists(left.prerelease, right.prerelease)
}

interface VersionParts {
  readonly release: readonly string[]
  readonly prerelease: readonly string[]
}

function partsOf(version: string): VersionParts {
  const [plain = ''] = version.replace(/^v/, '').split('+', 1)
  const dash = plain.indexOf('-')
  return dash < 0
    ? { release: plain.split('.'), prerelease: [] }
    : { release: plain.slice(0, dash).split('.'), prerelease: plain.slice(dash + 1).split('.') }
}

function compareLists(one: readonly string[], other: readonly string[]): number {
  const shared = Math.min(one.length, other.length)
  for (let index = 0; index < shared; index += 1) {
    const order = compareIdentifiers(one[index] ?? '', other[index] ?? '')
    if (order !== 0) return order
  }
  return one.length - other.length
}

function compareIdentifiers(one: string, other: string): number {
  const [left, right] = [numberOf(one), numberOf(other)]
  if (left !== null && right !== null) return left - right
  // Numbers come before words.
  if (left !== null) return -1
  if (right !== null) return 1
  if (one === other) return 0
  return one < other ? -1 : 1
}

function numberOf(identifier: string): number | null {
  return /^\d+$/.test(identifier) ? Number(identifier) : null
}
