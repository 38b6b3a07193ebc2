import { buildBoth } from '../../build/build-both.ts'
import type { BuildOutcome } from '../../build/build-request.ts'
import { variantFolder } from '../../workspace/work-folder.ts'
import { assertUnchanged, sealSide, type SealedSide } from '../../build/sealed.ts'
import type { Host } from '../../host/host.ts'
import type { Runtime } from '../../model/build/runtime.ts'
import type { BySide, Side } from '../../model/build/side.ts'
import { defaultStoreLimits } from '../../model/build/stored-build.ts'
import { buildVariables } from '../../settings/build-variables.ts'
import { prune } from '../../store/prune.ts'
import { storeDirectory, storeOf } from '../../store/store.ts'
import { version } from '../../version.ts'
import { type BuiltVariant, type Session, stopWhenCancelled } from '../session.ts'
import type { Files } from '../../host/files/files.ts'

const later = 'a side for a later Node.js'

/**
 * Builds both sides, once for each requested Node.js, and keeps the logs with the results.
 *
 * @throws UnmeasurableError when the run is cancelled meanwhile
 */
export async function buildSides(run: Session): Promise<readonly BuiltVariant[]> {
  try {
    const host = stoppable(run)
    const { labels, runtimes } = run.variants
    const variants: BuiltVariant[] = []
    const seals: BySide<SealedSide>[] = []
    const wantedSides = [run.revisions.head, ...run.further].flatMap((head, place) =>
      runtimes.map((pair, at) => ({
        pair,
        runtime: labels[at] ?? null,
        further: place === 0 ? null : head.label,
        revisions: { base: run.revisions.base, head },
      })),
    )
    for (const [position, { pair, runtime, further, revisions }] of wantedSides.entries()) {
      const folder = variantFolder(run.workDirectory, position, host)
      const outcomes = await bothSides({ ...run, revisions }, pair, folder, host)
      stopWhenCancelled(run.request, run.earlier)
      // The seal of the last variant is not needed, and a large tree takes a while to read.
      if (position < wantedSides.length - 1) {
        seals.push({
          base: await sealSide(outcomes.base, host.files.join(folder, 'base'), host),
          head: await sealSide(outcomes.head, host.files.join(folder, 'head'), host),
        })
      }
      const place = Math.floor(position / runtimes.length)
      const suffix = `${place === 0 ? '' : `-${place + 1}`}${runtime === null ? '' : `-node-${runtime}`}`
      // The trees are removed; the logs stay with the results.
      const { resultsDirectory } = run.request
      const keepLogOf = (side: Side): Promise<BuildOutcome> =>
        keepLog(
          outcomes[side],
          host.files.join(resultsDirectory, `${side}${suffix}.log`),
          host.files,
        )
      const builtSides = { base: await keepLogOf('base'), head: await keepLogOf('head') }
      variants.push({ runtime, further, folder, built: builtSides })
    }
    await pruneStore(run)
    return await assertUnchangedVariants(variants, seals, host)
  } catch (error) {
    // Programs that were ended cause all kinds of errors.
    stopWhenCancelled(run.request, run.earlier)
    throw error
  }
}

/** Before the first sample, because the disk has to be quiet then. */
async function pruneStore({ request, settings, host }: Session): Promise<void> {
  if (settings.cache === 'off') return
  try {
    await prune(storeDirectory(request.cacheDirectory), defaultStoreLimits, host)
  } catch (error) {
    // A store that cannot be pruned is no reason not to measure.
    const reason = error instanceof Error ? error.message : String(error)
    request.onProgress({ kind: 'note', text: `old builds could not be removed: ${reason}` })
  }
}

/** A host that starts no further program once the run is cancelled. */
function stoppable(run: Session): Host {
  const { processes } = run.host
  return {
    ...run.host,
    processes: {
      ...processes,
      run: async (spec) => {
        stopWhenCancelled(run.request, run.earlier)
        return processes.run(spec)
      },
    },
  }
}

async function bothSides(
  run: Session,
  runtimes: BySide<Runtime>,
  workDirectory: string,
  host: Host,
): Promise<BySide<BuildOutcome>> {
  const { request, settings, revisions, snapshots } = run
  const { repository, cacheDirectory } = request
  const wantedSides = {
    revisions,
    snapshots,
    runtimes,
    repository,
    workDirectory,
    cacheDirectory,
    recipe: settings.recipe ?? null,
    commands: settings.build,
    configure: settings.configure,
    environment: buildVariables(settings['build-environment']),
    installScripts: settings['install-scripts'],
    installSecrets: settings['install-secrets'],
    trustScope: request.trustScope,
    directory: settings['working-directory'] ?? null,
    store: settings.cache === 'off' ? null : storeOf(cacheDirectory, request.trustScope, version),
    timeoutSeconds: settings['build-timeout'],
  }
  return buildBoth(wantedSides, host, request.onProgress)
}

/**
 * Refuses sides that were changed by the builds for a later Node.js. The last variant has none
 * after it.
 *
 * @param seals - of each variant but the last, taken when its own builds had ended
 */
export async function assertUnchangedVariants(
  variants: readonly BuiltVariant[],
  seals: readonly BySide<SealedSide>[],
  host: Pick<Host, 'files'>,
): Promise<readonly BuiltVariant[]> {
  const builtVariants: BuiltVariant[] = []
  for (const [position, variant] of variants.entries()) {
    const seal = seals[position]
    const { base, head } = variant.built
    const builtSides =
      seal === undefined
        ? variant.built
        : {
            base: await assertUnchanged({ ...seal.base, buildOutcome: base }, later, host),
            head: await assertUnchanged({ ...seal.head, buildOutcome: head }, later, host),
          }
    builtVariants.push({ ...variant, built: builtSides })
  }
  return builtVariants
}

/** Copies a build log there, and returns the build with the new path. */
async function keepLog(
  outcome: BuildOutcome,
  logPath: string,
  files: Files,
): Promise<BuildOutcome> {
  const from = outcome.ok ? outcome.build.logPath : outcome.failure.logPath
  await files.remove(logPath)
  // A build that fails before its first command has no log.
  const isThere = from !== null && (await files.exists(from))
  if (isThere) await files.copy(from, logPath)
  if (!outcome.ok)
    return { ok: false, failure: { ...outcome.failure, logPath: isThere ? logPath : null } }
  return isThere ? { ok: true, build: { ...outcome.build, logPath } } : outcome
}
