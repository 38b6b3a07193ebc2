import { digestOf } from '../../host/files/digest-of.ts'
import type { Host } from '../../host/host.ts'
import { resolutionDatesSchema, type ResolutionDates } from '../../model/build/resolution-dates.ts'
import type { Revision } from '../../model/build/revision.ts'

interface ResolutionDateRequest {
  readonly cacheDirectory: string
  readonly trustScope: string
}

/**
 * The moment as of which dependencies of published packages are chosen. It is the same for both
 * sides and in later runs, until a version of these packages is compared that this machine has not
 * seen before; then it becomes now.
 *
 * @param cacheDirectory - absolute path; dates are kept in `dates/TRUST-SCOPE` below it
 * @returns ISO 8601, or `null` when no side is a published package
 */
export async function resolutionDate(
  revisions: readonly Revision[],
  { cacheDirectory, trustScope }: ResolutionDateRequest,
  { clock, files }: Pick<Host, 'clock' | 'files'>,
): Promise<string | null> {
  const published = revisions.filter(({ source }) => source === 'package')
  if (published.length === 0) return null
  const names = [...new Set(published.map(({ packageName }) => packageName ?? ''))].toSorted()
  const folder = files.join(cacheDirectory, 'dates', trustScope)
  const path = files.join(folder, `${digestOf(names.join('\n')).slice(0, 32)}.json`)
  const known = datesIn(await files.read(path))
  const wanted = published.map((one) => `${one.packageName ?? ''}@${one.packageVersion ?? ''}`)
  if (known !== null && wanted.every((version) => known.versions.includes(version))) return known.at
  const at = clock.now()
  const versions = [...new Set([...(known?.versions ?? []), ...wanted])]
  await files.makeDirectory(folder)
  await files.write(path, JSON.stringify({ at, versions }))
  return at
}

function datesIn(content: string | null): ResolutionDates | null {
  if (content === null) return null
  try {
    return resolutionDatesSchema.safeParse(JSON.parse(content)).data ?? null
  } catch {
    return null // Then every version is from now.
  }
}
