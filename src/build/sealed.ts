import type { Host } from '../host/host.ts'
import type { BuildOutcome } from './build-request.ts'

/** The state of a side when its build ended. */
export interface SealedSide {
  readonly buildOutcome: BuildOutcome
  /** Absolute path of its whole tree. */
  readonly root: string
  /** The tree's `seal` at that moment; `null` for a side that was not built. */
  readonly seal: string | null
}

/**
 * Records the state of a side's tree now that it is built.
 *
 * @param root - absolute path of the tree
 */
export async function sealSide(
  buildOutcome: BuildOutcome,
  root: string,
  { files }: Pick<Host, 'files'>,
): Promise<SealedSide> {
  return { buildOutcome, root, seal: buildOutcome.ok ? await files.seal(root) : null }
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
  const { side, logPath } = buildOutcome.build
  return {
    ok: false,
    failure: {
      stage: 'build',
      side,
      benchmarkId: null,
      message:
        `expected the tree of ${side} to stay as it was built, got changes after that: ` +
        `the build of ${otherText} writes outside its own tree`,
      exitCode: null,
      signal: null,
      timedOut: false,
      lastLines: [],
      logPath,
    },
  }
}
