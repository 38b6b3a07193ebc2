// The stage that builds both sides for each Node.js. What a side builds must not reach another, nor a later build
// change an earlier.
import { buildBoth, type BuildBothRequest } from '../../build/build-both.ts'
import type { BuildOutcome } from '../../build/build-request.ts'
import { variantFolder } from '../../workspace/work-folder.ts'
import { assertUnchanged, type SealedSide } from '../../build/sealed.ts'
import type { Host } from '../../host/host.ts'
import type { Runtime } from '../../model/build/runtime.ts'
import type { BySide, Side } from '../../model/build/side.ts'
import { defaultStoreLimits } from '../../model/build/stored-build.ts'
import { variablesOf } from '../../model/run/start-of.ts'
import { prune } from '../../store/prune.ts'
import { storeDirectory, storeOf } from '../../store/store.ts'
import { version } from '../../version.ts'
import { type BuiltVariant, type Session, stoppable, stopWhenCancelled } from '../session.ts'
import type { Files } from '../../host/files/files.ts'

const laterSide = 'a side for a later Node.js'

/** Builds both sides for each Node.js, or head for both, and keeps the logs; an UnmeasurableError when cancelled. */
export async function buildSides(
  run: Session,
  { isHeadAlone } = { isHeadAlone: false },
): Promise<readonly BuiltVariant[]> {
  try {
    const host = stoppable(run)
    const { labels, runtimes } = run.variants
    const variants: SealedVariant[] = []
    const wantedVariants = [run.revisions.head, ...run.further].flatMap((head, place) =>
      runtimes.map((pair, at) => ({
        pair,
        runtime: labels[at] ?? null,
        further: place === 0 ? null : head.label,
        revisions: { base: run.revisions.base, head },
      })),
    )
    for (const [position, { pair, runtime, further, revisions }] of wantedVariants.entries()) {
      const folder = variantFolder(run.workDirectory, position, host)
      const { base, head } = await bothSides({ ...run, revisions, isHeadAlone }, pair, folder, host)
      stopWhenCancelled(run.request, run.earlier)
      const notes = [base, head].flatMap(({ outcome }) =>
        'stage' in outcome ? [] : (outcome.notes ?? []),
      )
      for (const text of new Set(notes)) run.request.onProgress({ kind: 'note', text })
      const place = Math.floor(position / runtimes.length)
      const suffix = `${place === 0 ? '' : `-${place + 1}`}${runtime === null ? '' : `-node-${runtime}`}`
      // The trees are removed; the logs stay with the results.
      const logPathOf = (side: Side): string =>
        host.files.join(run.request.resultsDirectory, `${side}${suffix}.log`)
      const keptHead = await keepLog(head, logPathOf('head'), host.files)
      const sealedSides = {
        base: isHeadAlone ? keptHead : await keepLog(base, logPathOf('base'), host.files),
        head: keptHead,
      }
      variants.push({ runtime, further, folder, sealedSides })
    }
    await pruneStore(run)
    return await assertUnchangedVariants(variants, host)
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

async function bothSides(
  run: Session & Pick<BuildBothRequest, 'isHeadAlone'>,
  runtimes: BySide<Runtime>,
  workDirectory: string,
  host: Host,
): Promise<BySide<SealedSide>> {
  const { request, settings, revisions, snapshots, isHeadAlone } = run
  const { repository, cacheDirectory } = request
  const buildRequest = {
    revisions,
    snapshots,
    runtimes,
    repository,
    workDirectory,
    cacheDirectory,
    recipe: settings.recipe ?? null,
    commands: settings.build,
    configure: settings.configure,
    environment: variablesOf(settings['build-environment']),
    installScripts: settings['install-scripts'],
    installSecrets: settings['install-secrets'],
    trustScope: request.trustScope,
    directory: settings['working-directory'] ?? null,
    store: settings.cache === 'off' ? null : storeOf(cacheDirectory, request.trustScope, version),
    timeoutSeconds: settings['build-timeout'],
    isHeadAlone,
  }
  return buildBoth(buildRequest, host, (progress) => {
    // A build that was ended with the run has not failed.
    if (!request.isCancelled()) request.onProgress(progress)
  })
}

/** The builds of both sides under one Node.js, with the states of their trees. */
interface SealedVariant extends Omit<BuiltVariant, 'built'> {
  readonly sealedSides: BySide<SealedSide>
}

/** Refuses sides that were changed by the builds for a later Node.js. The last variant has none after it. */
export async function assertUnchangedVariants(
  variants: readonly SealedVariant[],
  host: Pick<Host, 'files'>,
): Promise<readonly BuiltVariant[]> {
  const builtVariants: BuiltVariant[] = []
  for (const { sealedSides, ...variant } of variants) {
    const isLast = builtVariants.length === variants.length - 1
    const outcomeOf = async (side: SealedSide): Promise<BuildOutcome> =>
      isLast ? side.outcome : (await assertUnchanged(side, laterSide, host)).outcome
    const builtSides = {
      base: await outcomeOf(sealedSides.base),
      head: await outcomeOf(sealedSides.head),
    }
    builtVariants.push({ ...variant, built: builtSides })
  }
  return builtVariants
}

async function keepLog(sealedSide: SealedSide, logPath: string, files: Files): Promise<SealedSide> {
  const { outcome } = sealedSide
  const from = outcome.logPath
  await files.remove(logPath)
  if (from !== null && (await files.exists(from))) {
    await files.copy(from, logPath)
    return { ...sealedSide, outcome: { ...outcome, logPath } }
  }
  return 'stage' in outcome ? { ...sealedSide, outcome: { ...outcome, logPath: null } } : sealedSide
}
