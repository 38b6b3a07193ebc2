import type { Host } from '../host/host.ts'
import { UnmeasurableError } from '../model/unmeasurable-error.ts'
import type { BuildOutcome } from './build-request.ts'
import { buildFailure } from './site.ts'

/** The state of a side when its build ended. */
export interface SealedSide {
  readonly buildOutcome: BuildOutcome
  /** Absolute path of its whole tree. */
  readonly root: string
  /** The tree's `seal` at that moment; `null` for a side that was not built. */
  readonly seal: string | null
}

/**
 * Records the state of a side's tree now that it is built. A tree that cannot be read did not build.
 *
 * @param root - absolute path of the tree
 */
export async function sealSide(
  buildOutcome: BuildOutcome,
  root: string,
  { files }: Pick<Host, 'files'>,
): Promise<SealedSide> {
  if (!buildOutcome.ok) return { buildOutcome, root, seal: null }
  try {
    return { buildOutcome, root, seal: await files.seal(root) }
  } catch (error) {
    if (!(error instanceof UnmeasurableError)) throw error
    const { side, logPath } = buildOutcome.build
    return {
      buildOutcome: { ok: false, failure: buildFailure(error.message, { side, logPath }) },
      root,
      seal: null,
    }
  }
}

/**
 * Refuses a side whose tree was changed after its build had ended. Only another build can have done
 * that, and the tree would no longer be that of the revision.
 *
 * @param otherText - the side whose build has run since then, in words: `head`
 */
export async function assertUnchanged(
  { buildOutcome, root, seal }: SealedSide,
  otherText: string,
  { files }: Pick<Host, 'files'>,
): Promise<BuildOutcome> {
  if (!buildOutcome.ok || (await files.seal(root)) === seal) return buildOutcome
  const message =
    `expected the tree of ${buildOutcome.build.side} to stay as it was built, got changes after that: ` +
    `the build of ${otherText} writes outside its own tree`
  return { ok: false, failure: buildFailure(message, buildOutcome.build) }
}
