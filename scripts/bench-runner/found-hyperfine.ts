import type { Host } from '../../src/host/host.ts'
import { findHyperfine, type HyperfineFound } from '../../src/host/tools/hyperfine.ts'
import { cacheDirectory } from '../../src/settings/cache-directory.ts'

/**
 * Finds hyperfine in the same way as the product.
 *
 * @param folder - folder for tools, when the environment names no cache
 * @throws Error when there is none
 */
export async function foundHyperfine(
  folder: string,
  host: Host,
): Promise<HyperfineFound & { readonly ok: true }> {
  const found = await findHyperfine({ cacheDirectory: cacheDirectory(process.env) ?? folder }, host)
  if (!found.ok) throw new Error(found.message)
  return found
}
