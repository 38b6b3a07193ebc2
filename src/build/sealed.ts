import type { Host } from '../host/host.ts'
import type { BySide, Side } from '../model/side.ts'
import type { Built } from './build-side.ts'

/** A side as its build has left it. */
export interface Sealed {
  readonly built: Built
  /** What `seal` said of its tree at that moment; `null` for a side that was not built. */
  readonly seal: string | null
}

/** Takes down what a side's tree looks like now that it is built. */
export async function sealed(built: Built, { files }: Pick<Host, 'files'>): Promise<Sealed> {
  return { built, seal: built.ok ? await files.seal(built.build.directory) : null }
}

/**
 * Refuses a side whose tree was changed after its build had ended: only the build of the other side
 * can have done that, and what would be measured is then the revision of neither.
 */
export async function refuseChanged(
  side: Side,
  both: BySide<Sealed>,
  { files }: Pick<Host, 'files'>,
): Promise<Built> {
  const { built, seal } = both[side]
  if (!built.ok || (await files.seal(built.build.directory)) === seal) return built
  const other = side === 'base' ? 'head' : 'base'
  return {
    ok: false,
    failure: {
      stage: 'build',
      side,
      benchmarkId: null,
      message:
        `expected the tree of ${side} to stay as it was built, got changes after that: ` +
        `the build of ${other} writes outside of its own tree`,
      exitCode: null,
      signal: null,
      timedOut: false,
      lastLines: [],
      logPath: built.build.logPath,
    },
  }
}
