import { compareLoose, valid } from 'semver'
import type { Host } from '../host/host.ts'
import {
  publishedFields,
  publishedReleaseSchema,
  type PublishedRelease,
} from '../model/build/published-release.ts'
import { askRegistry } from './ask-registry.ts'

interface PublishedReleaseRequest {
  readonly name: string
  readonly wanted: string
  readonly secrets: Readonly<Record<string, string>>
}

/**
 * The newest matching version of a package, or `null`.
 *
 * @param wanted - version, range or tag, as npm understands it
 * @param secrets - variables that npm sees besides
 * @throws UsageError when the registry cannot be asked
 */
export async function publishedRelease(
  { name, wanted: wantedVersion, secrets }: PublishedReleaseRequest,
  host: Host,
): Promise<PublishedRelease | null> {
  const query = { fields: publishedFields, secrets }
  const answers = await askRegistry(`${name}@${wantedVersion}`, query, host)
  const releases = answers.flatMap((answer) => publishedReleaseSchema.safeParse(answer).data ?? [])
  const sortedReleases = releases
    .filter(({ version }) => isVersion(version))
    .toSorted((left, right) => compareLoose(left.version, right.version))
  return sortedReleases.at(-1) ?? null
}

/**
 * All versions of a package that the registry has, oldest first.
 *
 * @throws UsageError when the registry cannot be asked
 */
export async function publishedVersions(name: string, host: Host): Promise<readonly string[]> {
  const answers = await askRegistry(name, { fields: ['versions'], secrets: {} }, host)
  return oldestFirst(answers.filter((answer) => typeof answer === 'string'))
}

/** Old packages have versions that only npm's loose reading takes for one. */
function isVersion(text: unknown): text is string {
  return typeof text === 'string' && valid(text, { loose: true }) !== null
}

/** Versions by precedence; what is no version, even by npm's loose reading, is left out. */
export function oldestFirst(versions: readonly string[]): readonly string[] {
  return versions.filter((version) => isVersion(version)).toSorted(compareLoose)
}
