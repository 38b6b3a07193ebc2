import type { JournalEntry } from '../model/run/journal.ts'
import { profileSide } from '../measure/profile-side.ts'
import type { Plan } from '../model/run/plan.ts'
import type { Sample } from '../model/run/sample.ts'
import { targetsOf, type Prepared } from './prepare-sides.ts'
import { recordEntry } from './record-run.ts'
import type { Session } from './session.ts'

/** What the profiles of a run are made from. */
interface ProfileRequest {
  readonly plan: Plan
  readonly prepared: readonly Prepared[]
  readonly samples: readonly Sample[]
  /** What the journal contains already. */
  readonly past: readonly JournalEntry[]
}

/**
 * Profiles both sides of the measured benchmarks that request it, after all measuring, and records
 * the profiles in the journal.
 */
export async function profileMeasured(
  session: Session,
  { plan, prepared, samples, past }: ProfileRequest,
): Promise<void> {
  const measured = new Set(samples.map(({ block }) => block.benchmarkId))
  const benchmarks = plan.benchmarks.filter(({ id }) => measured.has(id))
  const { request, host } = session
  for (const benchmark of benchmarks) {
    const { id } = benchmark
    const isThere = past.some(
      (entry) => entry.type === 'profile' && entry.profile.benchmarkId === id,
    )
    if (benchmark.driver !== 'pingpong' || benchmark.profile !== true) continue
    if (isThere || request.cancelled()) continue
    const targets = targetsOf(benchmark, { rebuild: false }, prepared)
    const base = await profileSide(benchmark, targets.base, host)
    const head = await profileSide(benchmark, targets.head, host)
    if (typeof base !== 'string' && typeof head !== 'string') {
      await recordEntry(session, {
        type: 'profile',
        profile: { benchmarkId: id, ticks: { base, head } },
      })
      continue
    }
    const why = [base, head].filter((one) => typeof one === 'string').join('; ')
    request.onProgress({ kind: 'note', text: `${id} could not be profiled: ${why}` })
  }
}
