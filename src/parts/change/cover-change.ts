import { eachSide } from '../../model/build/side.ts'
import { claimsChange } from '../../model/judging/claims-change.ts'
import { partEntries } from '../../model/run/part-entries.ts'
import { type Benchmark, comparesSides, isOfFirstCalls } from '../../model/run/benchmark.ts'
import type { PreparedVariant } from '../../session/stage/prepare-sides.ts'
import { recordEntry } from '../../session/record/record-run.ts'
import type { EndedRun } from '../part.ts'
import { changeRecord, type TrialRow } from './change-record.ts'
import { changeSchema, partName } from './change.ts'
import { editsAmong } from './edits-among.ts'

/** Records which functions a change edits and which rows run them, by what their untimed trials have run. */
export async function coverChange(run: EndedRun): Promise<void> {
  const { session, preparedVariants, entries, result } = run
  const variant = preparedVariants.find(({ rowTrials }) => rowTrials !== null)
  if (variant?.rowTrials == null || partEntries(entries, partName, changeSchema).length > 0) return
  const calledIds = new Set(
    result.findings.filter(claimsChange).map(({ benchmarkId }) => benchmarkId),
  )
  const rows = result.plan.benchmarks.filter(comparesSides).map((benchmark) => ({
    id: benchmark.id,
    coverage: coverageOf(benchmark, preparedVariants),
    isOfSuite: benchmark.driver === 'suite' ? (true as const) : undefined,
    isCalled: calledIds.has(benchmark.id),
  }))
  const ran = rows.flatMap(({ coverage }) => coverage.head ?? [])
  const found = await editsAmong(variant.rowTrials, variant.targets, ran, session.host)
  const { edits, unseen, scripts } = found
  if (edits.length + unseen.length + scripts === 0) return
  await recordEntry(session, { type: 'part', part: partName, entry: changeRecord(found, rows) })
}

function coverageOf(
  benchmark: Benchmark,
  preparedVariants: readonly PreparedVariant[],
): TrialRow['coverage'] {
  const suite = 'suite' in benchmark ? benchmark.suite : ''
  const [coverage = { base: null, head: null }] = preparedVariants.flatMap(
    ({ rowTrials, runtime }) => {
      const ofRow = rowTrials?.coverages.get(benchmark.id) ?? rowTrials?.coverages.get(suite)
      return ofRow === undefined || runtime !== (benchmark.runtime ?? null) ? [] : [ofRow]
    },
  )
  // Later calls are not those that are measured.
  return isOfFirstCalls(benchmark)
    ? eachSide((side) => coverage[side]?.map((each) => ({ ...each, calls: undefined })) ?? null)
    : coverage
}
