import type { Host } from '../host/host.ts'
import { hyperfineFor } from './hyperfine-for.ts'
import type { CheckedRequest, ResolvedRequest } from './session.ts'
import { variantsOf } from './variants-of.ts'

/**
 * Finds or fetches the programs that a request needs. They are started to check that they run. This
 * must come after the boundary is settled, because a change may contain a program of its own.
 *
 * @throws UsageError when one is missing
 * @throws UnmeasurableError when one cannot be fetched
 */
export async function findPrograms(checked: CheckedRequest, host: Host): Promise<ResolvedRequest> {
  const { request, settings } = checked
  request.onProgress({ kind: 'doing', what: 'finding Node.js' })
  const variants = await variantsOf(request, checked, host)
  return { ...checked, variants, hyperfine: await hyperfineFor(request, settings, host) }
}
