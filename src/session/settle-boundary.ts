import type { Host } from '../host/host.ts'
import { openBoundary } from '../model/machine/open-boundary.ts'
import { UnmeasurableError } from '../model/unmeasurable-error.ts'
import type { GivenSettings } from '../settings/settings.ts'
import type { ComparisonRequest } from './session.ts'

/**
 * Finds out whether what will be built and measured can run in a sandbox.
 *
 * @throws UnmeasurableError when it cannot, and is required
 */
export async function settleBoundary(
  {
    isolation: otherwise = 'best',
    onProgress,
    onOpen,
  }: Pick<ComparisonRequest, 'isolation' | 'onProgress' | 'onOpen'>,
  { isolation = otherwise }: Pick<GivenSettings, 'isolation'>,
  { processes }: { readonly processes: Pick<Host['processes'], 'isolation'> },
): Promise<void> {
  const found = openBoundary(await processes.isolation())
  if (found === null) return
  const { missing, open, hint } = found
  if (isolation === 'required') {
    throw new UnmeasurableError(
      `expected ${missing}; ${hint}; or write "isolation: best" into deadheat.yml, which keeps nothing apart, and measure with "contents: read" in a job of its own`,
    )
  }
  const text = `nothing keeps foreign code apart on this machine: ${open}; ${hint}`
  onProgress({ kind: 'note', text })
  onOpen?.(
    `${text}; two jobs avoid it: one that measures with "permissions: contents: read", and one that reports and runs no code`,
  )
}
