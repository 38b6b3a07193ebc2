import type { Benchmark } from '../model/run/benchmark.ts'
import type { JournalEntry } from '../model/run/journal.ts'
import type { BySide } from '../model/build/side.ts'
import { profileSide } from '../measure/profile-side.ts'
import type { Target } from '../measure/target.ts'
import { note } from './record-run.ts'
import type { Session } from './session.ts'

/** What the profiles of a run are made from. */
export interface ProfileRequest {
  /** Those that were measured. */
  readonly benchmarks: readonly Benchmark[]
  readonly targetsOf: (benchmark: Benchmark) => BySide<Target>
  /** What the journal holds already. */
  readonly past: readonly JournalEntry[]
}

/** Profiles both sides of the benchmarks that ask for it, aside from all measuring, into the journal. */
export async function profileBenchmarks(
  run: Session,
  { benchmarks, targetsOf, past }: ProfileRequest,
): Promise<void> {
  const { request, host } = run
  for (const benchmark of benchmarks) {
    const { id } = benchmark
    const isThere = past.some(
      (entry) => entry.type === 'profile' && entry.profile.benchmarkId === id,
    )
    if (benchmark.profile !== true || isThere || request.cancelled()) continue
    const targets = targetsOf(benchmark)
    const base = await profileSide(benchmark, targets.base, host)
    const head = await profileSide(benchmark, targets.head, host)
    if (typeof base !== 'string' && typeof head !== 'string') {
      await note(run, { type: 'profile', profile: { benchmarkId: id, ticks: { base, head } } })
      continue
    }
    const why = [base, head].filter((one) => typeof one === 'string').join('; ')
    request.onProgress({ kind: 'note', text: `${id} could not be profiled: ${why}` })
  }
}
