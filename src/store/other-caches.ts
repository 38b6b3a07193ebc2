import type { Host } from '../host/host.ts'
import type { StoreLimits } from '../model/build/stored-build.ts'

/** Something besides builds that the cache folder holds. */
export interface OtherCache {
  /** Relative to the cache folder: `runtimes/node-20.20.2-linux-x64`. */
  readonly name: string
  readonly sizeBytes: number
  /** When a file in it was last written, ISO 8601; `null` where it holds none. */
  readonly changedAt: string | null
}

type CacheHost = { readonly files: Host['files']; readonly clock: Pick<Host['clock'], 'now'> }

const deepest = 40
const mostEntries = 500_000

/**
 * What the cache folder holds besides builds: packages, objects of compilers, runtimes, tools, what was learnt. Links lead
 * to what is somebody else's.
 *
 * @param caches - absolute path of the cache folder
 */
export async function listOtherCaches(
  caches: string,
  { files }: Pick<CacheHost, 'files'>,
): Promise<readonly OtherCache[]> {
  const names: string[] = []
  for (const { name } of await files.list(caches)) {
    const path = files.join(caches, name)
    if (name === 'builds') continue
    const kind = await files.kindOf(path)
    if (kind === 'file') names.push(name)
    if (kind !== 'folder') continue
    for (const inner of await files.list(path)) names.push(`${name}/${inner.name}`)
  }
  return names.toSorted().map((name) => {
    const entries = files.entriesBelow(files.join(caches, name), { deepest, most: mostEntries })
    const changedMs = entries.reduce((latest, entry) => Math.max(latest, entry.changedMs), 0)
    return {
      name,
      sizeBytes: entries.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
      changedAt: changedMs === 0 ? null : new Date(changedMs).toISOString(),
    }
  })
}

/**
 * Removes what was not written to for too long, and of the rest the oldest until the remaining ones fit. All of it is made
 * or fetched again when it is needed.
 *
 * @returns what was removed
 */
export async function pruneOtherCaches(
  caches: string,
  limits: StoreLimits,
  { files, clock }: CacheHost,
): Promise<readonly OtherCache[]> {
  const oldest = Date.parse(clock.now()) - limits.ageSeconds * 1000
  const changedMs = ({ changedAt }: OtherCache): number => Date.parse(changedAt ?? '') || 0
  const newestFirst = (await listOtherCaches(caches, { files })).toSorted(
    (left, right) => changedMs(right) - changedMs(left),
  )
  const removedCaches: OtherCache[] = []
  let sizeBytes = 0
  for (const each of newestFirst) {
    const fits = sizeBytes + each.sizeBytes <= limits.sizeBytes
    if (changedMs(each) >= oldest && fits) {
      sizeBytes += each.sizeBytes
      continue
    }
    await files.remove(files.join(caches, each.name))
    removedCaches.push(each)
  }
  return removedCaches
}
