import type { Mirror } from '../host/mirror.ts'
import type { Store } from './store.ts'

/** Where builds go that were made from code of people who may push. */
export const trustedZone = 'trusted'

const storeFolder = 'builds'

/**
 * The store of a run. Everybody may take a build of trusted code; nobody but a trusted run may leave
 * one where a trusted run looks, because whatever runs beside a foreign build may have changed it.
 *
 * @param cacheDirectory - absolute path
 * @param zone - of the run: `trusted`, or a name of its own for foreign code
 * @param mirror - of trusted builds
 */
export function storeOf(
  cacheDirectory: string,
  zone: string,
  version: string,
  mirror: Mirror | null = null,
): Store {
  return {
    mirror,
    version,
    directory: storeDirectory(cacheDirectory),
    reads: zone === trustedZone ? [trustedZone] : [trustedZone, zone],
    writes: zone,
  }
}

/** The folder that holds the builds of all zones. */
export function storeDirectory(cacheDirectory: string): string {
  return `${cacheDirectory}/${storeFolder}`
}
