import type { Host } from '../host/host.ts'
import { UnmeasurableError } from '../model/unmeasurable-error.ts'
import type { BuildOutcome } from './build-request.ts'
import { buildFailure } from './site.ts'

/** The state of a side when its build ended. */
export interface SealedSide {
  readonly outcome: BuildOutcome
  /** Absolute path of its whole tree. */
  readonly root: string
  /** The tree's `seal` at that moment; `null` for a side that was not built. */
  readonly seal: string | null
}

/** Records the state of a side's tree (an absolute path) when it is built. One that cannot be read did not build. */
export async function sealSide(
  outcome: BuildOutcome,
  root: string,
  { files }: Pick<Host, 'files'>,
): Promise<SealedSide> {
  if ('stage' in outcome) return { outcome, root, seal: null }
  try {
    return { outcome, root, seal: await files.seal(root) }
  } catch (error) {
    if (!(error instanceof UnmeasurableError)) throw error
    return { outcome: buildFailure(error.message, outcome), root, seal: null }
  }
}

/** Refuses a side whose tree was changed after its build had ended, which only the later side's build can have done. */
export async function assertUnchanged(
  sealedSide: SealedSide,
  laterSide: string,
  { files }: Pick<Host, 'files'>,
): Promise<SealedSide> {
  const { outcome, root, seal } = sealedSide
  if ('stage' in outcome || (await files.seal(root)) === seal) return sealedSide
  const message =
    `expected the tree of ${outcome.side} to stay as it was built, got changes after that: ` +
    `the build of ${laterSide} writes outside its own tree`
  return { outcome: buildFailure(message, outcome), root, seal: null }
}
