import type { Host } from '../host/host.ts'
import type { Revision } from '../model/build/revision.ts'

// An earlier run wrote them, whatever folder this one has.
const usualResults = /(?:^|\/)deadheat-results\//

/**
 * A note for the user when a side is the checked-out commit and the work tree has uncommitted
 * changes; `null` when there are none.
 *
 * @param ownFolder - absolute path of a folder that this program writes, which is not a change by the
 * user
 */
export async function uncommittedNote(
  revision: Revision,
  repository: string | null,
  ownFolder: string,
  host: Host,
): Promise<string | null> {
  if (repository === null || revision.sha === null) return null
  if ((await host.git.resolve(repository, 'HEAD')) !== revision.sha) return null
  const ownPath = `${host.files.relative(repository, ownFolder)}/`
  const paths = (await host.git.dirtyPaths(repository)).filter(
    (path) => !path.startsWith(ownPath) && !usualResults.test(path),
  )
  const first = paths[0]
  if (first === undefined) return null
  const othersText = paths.length > 1 ? ` and ${paths.length - 1} more` : ''
  return `uncommitted changes are not measured: ${first}${othersText}; commit them, or compare with . to include them`
}
