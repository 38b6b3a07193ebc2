import type { OpenSuite } from '../build/open-suite.ts'
import type { Host } from '../host/host.ts'
import type { HyperfineFound } from '../host/hyperfine.ts'
import type { HistoryRow } from '../model/history.ts'
import type { Revision } from '../model/revision.ts'
import type { BySide } from '../model/side.ts'
import type { EarlierRun } from '../plan/earlier-run.ts'
import type { GivenSettings } from '../plan/settings.ts'
import type { ComparisonRequest } from './request.ts'
import type { Variants } from './variants-of.ts'

/** What every stage of a run needs to know. */
export interface Run {
  readonly request: ComparisonRequest
  readonly host: Host
  readonly settings: GivenSettings
  readonly history: readonly HistoryRow[]
  readonly revisions: BySide<Revision>
  /** The Node.js of the sides. */
  readonly variants: Variants
  /** What times whole commands; `null` when nobody has looked yet. */
  readonly hyperfine: HyperfineFound | null
  /** The bundled suite that is measured instead of the repository's own benchmarks. */
  readonly suite: OpenSuite | null
  /** The run that goes on; `null` for a new one. */
  readonly earlier: EarlierRun | null
  readonly seed: number
  readonly workDirectory: string
  readonly journalPath: string
}

/** What is settled before anybody has to wait, so that a mistake in the request is told at once. */
export type Asked = Pick<
  Run,
  'request' | 'settings' | 'history' | 'revisions' | 'suite' | 'variants' | 'hyperfine'
>
