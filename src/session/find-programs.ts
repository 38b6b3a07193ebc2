import type { Host } from '../host/host.ts'
import { hyperfineFor } from './hyperfine-for.ts'
import type { CheckedRequest, ComparisonRequest, ResolvedRequest, Variants } from './session.ts'
import { resolveRuntime } from '../build/runtime/runtime.ts'
import type { Revision } from '../model/build/revision.ts'
import type { Runtime } from '../model/build/runtime.ts'
import type { BySide } from '../model/build/side.ts'
import { runtimeLabels, runtimesOf } from '../plan/runtimes-of.ts'
import type { GivenSettings } from '../settings/settings.ts'

interface VariantsRequest {
  readonly settings: GivenSettings
  readonly revisions: BySide<Revision>
}

/**
 * Finds or fetches the programs that a request needs. They are started to check that they run. This
 * must come after the boundary is settled, because a change may contain a program of its own.
 *
 * @throws UsageError when one is missing
 * @throws UnmeasurableError when one cannot be fetched
 */
export async function findPrograms(
  checkedRequest: CheckedRequest,
  host: Host,
): Promise<ResolvedRequest> {
  const { request, settings } = checkedRequest
  request.onProgress({ kind: 'doing', what: 'finding Node.js' })
  const variants = await variantsOf(request, checkedRequest, host)
  return { ...checkedRequest, variants, hyperfine: await hyperfineFor(request, settings, host) }
}

/**
 * Finds or fetches every requested Node.js, before the run queues.
 *
 * @throws UsageError when there is no such Node.js
 * @throws UnmeasurableError when it cannot be fetched
 */
async function variantsOf(
  request: Pick<ComparisonRequest, 'origin' | 'cacheDirectory'>,
  { settings, revisions }: VariantsRequest,
  host: Host,
): Promise<Variants> {
  const { variants } = runtimesOf(settings, revisions)
  const matches = new Map<string, Runtime>()
  const runtimeOf = async (node: string): Promise<Runtime> => {
    const spec = nodePath(node, request.origin, host)
    const runtime = matches.get(spec) ?? (await resolveRuntime(spec, host, request.cacheDirectory))
    matches.set(spec, runtime)
    return runtime
  }
  const runtimes: BySide<Runtime>[] = []
  for (const { base, head } of variants) {
    runtimes.push({ base: await runtimeOf(base), head: await runtimeOf(head) })
  }
  const versions = runtimes.map(({ head }) => head.version)
  const writtenNames = variants.map(({ head }) => head)
  return { runtimes, labels: variants.length > 1 ? runtimeLabels(writtenNames, versions) : [] }
}

/** Resolves a path that is relative to the user's current folder. */
function nodePath(node: string, origin: string, { files }: Host): string {
  return node.startsWith('.') ? files.join(origin, node) : node
}
