import type { Host } from '../../host/host.ts'
import type { CheckedRequest, ComparisonRequest, ResolvedRequest, Variants } from '../session.ts'
import { resolveRuntime } from '../../build/runtime/runtime.ts'
import type { Runtime } from '../../model/build/runtime.ts'
import type { BySide } from '../../model/build/side.ts'
import { runtimeLabels, runtimesOf } from '../../plan/runtimes-of.ts'
import type { GivenSettings } from '../../settings/settings.ts'
import { findHyperfine, type HyperfineFound } from '../../host/tools/hyperfine.ts'
import { openBoundary } from '../../model/machine/machine.ts'
import { UnmeasurableError } from '../../model/unmeasurable-error.ts'

/**
 * Finds or fetches the programs that a request needs, and starts them to check that they run; only after the boundary
 * is settled, because a change may contain one. A UsageError when one is missing, an UnmeasurableError when it cannot
 * be fetched.
 */
export async function findPrograms(
  checkedRequest: CheckedRequest,
  host: Host,
): Promise<ResolvedRequest> {
  const { request, settings } = checkedRequest
  request.onProgress({ kind: 'doing', what: 'finding or fetching Node.js' })
  const variants = await variantsOf(checkedRequest, host)
  // Fetching it takes a while, so what times the commands of the settings is looked for before the run queues.
  const isTimed = settings.commands.some(({ adapter }) => adapter === undefined)
  const hyperfine = isTimed ? await lookForHyperfine(request, host) : null
  return { ...checkedRequest, variants, hyperfine }
}

/** Finds or fetches every Node.js before the run queues; UsageError without one, UnmeasurableError if it cannot. */
async function variantsOf(
  { request, settings, revisions }: CheckedRequest,
  host: Host,
): Promise<Variants> {
  const { variants } = runtimesOf(settings, revisions)
  const runtimeByName = new Map<string, Runtime>()
  const runtimeOf = async (node: string): Promise<Runtime> => {
    // A relative path is one from the user's current folder.
    const spec = node.startsWith('.') ? host.files.join(request.origin, node) : node
    const knownRuntime = runtimeByName.get(spec)
    const runtime = knownRuntime ?? (await resolveRuntime(spec, host, request.cacheDirectory))
    runtimeByName.set(spec, runtime)
    return runtime
  }
  const runtimes: BySide<Runtime>[] = []
  for (const { base, head } of variants) {
    runtimes.push({ base: await runtimeOf(base), head: await runtimeOf(head) })
  }
  const versions = runtimes.map(({ head }) => head.version)
  const names = variants.map(({ head }) => head)
  return { runtimes, labels: variants.length > 1 ? runtimeLabels(names, versions) : [] }
}

/** Looks for hyperfine on the PATH and in the cache, or fetches it. */
export function lookForHyperfine(
  { onProgress, cacheDirectory }: Pick<ComparisonRequest, 'onProgress' | 'cacheDirectory'>,
  host: Host,
): Promise<HyperfineFound> {
  onProgress({ kind: 'note', text: 'looking for hyperfine' })
  return findHyperfine({ cacheDirectory }, host)
}

/** Whether what is built and measured can run in a sandbox; an UnmeasurableError where it has to and cannot. */
export async function settleBoundary(
  {
    isolation: otherwise = 'best',
    onProgress,
    onOpen,
  }: Pick<ComparisonRequest, 'isolation' | 'onProgress' | 'onOpen'>,
  { isolation = otherwise }: Pick<GivenSettings, 'isolation'>,
  { processes }: { readonly processes: Pick<Host['processes'], 'isolation'> },
): Promise<void> {
  const boundary = openBoundary(await processes.isolation())
  if (boundary === null) return
  const { missing, open, hint } = boundary
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
