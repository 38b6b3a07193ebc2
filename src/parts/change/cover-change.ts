import { eachSide, type BySide } from '../../model/build/side.ts'
import { claimsChange } from '../../model/judging/claims-change.ts'
import { partEntries } from '../../model/run/part-entries.ts'
import { type Benchmark, comparesSides, isOfFirstCalls } from '../../model/run/benchmark.ts'
import type { PreparedVariant } from '../../session/stage/prepare-sides.ts'
import { recordEntry } from '../../session/record/record-run.ts'
import type { EndedRun } from '../part.ts'
import {
  changeSchema,
  partName,
  mostEdits,
  mostUnseen,
  type Change,
  type ToldEdit,
} from './change.ts'
import { editsAmong, type ScriptEdits } from './edits-among.ts'
import type { SourceOf } from '../../host/files/source-map-of.ts'
import type { Coverage } from '../../model/run/coverage.ts'
import type { Edit } from './edits-between.ts'
import { callsOf, countsOf, hasRun } from './has-run.ts'
import { placedCounts } from './placed-counts.ts'

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
  const leftOut = (result.plan.leftOut ?? []).flatMap(({ id, cause }) =>
    cause === 'too-long' || cause === 'no-room'
      ? [{ id, coverage: variant.rowTrials?.coverages.get(id) ?? untold, isCalled: false }]
      : [],
  )
  const ran = [...rows, ...leftOut].flatMap(({ coverage }) => coverage.head ?? [])
  const diff = await editsAmong(variant.rowTrials, variant.targets, ran, session.host)
  const { edits, unseen, scripts, rewritten } = diff
  if (edits.length + unseen.length + scripts === 0) return
  // The rows of a suite have one coverage.
  const placed = new Map([...new Set(ran)].map((each) => [each, placedCounts(each, rewritten)]))
  const inPlace = (row: TrialRow): TrialRow => {
    const head = row.coverage.head?.map((each) => placed.get(each) ?? each) ?? null
    return { ...row, coverage: { ...row.coverage, head } }
  }
  const entry = changeRecord(diff, { rows: rows.map(inPlace), leftOut: leftOut.map(inPlace) })
  await recordEntry(session, { type: 'part', part: partName, entry })
}

const untold = { base: null, head: null }

function coverageOf(
  benchmark: Benchmark,
  preparedVariants: readonly PreparedVariant[],
): TrialRow['coverage'] {
  const suite = 'suite' in benchmark ? benchmark.suite : ''
  const [coverage = untold] = preparedVariants.flatMap(({ rowTrials, runtime }) => {
    const ofRow = rowTrials?.coverages.get(benchmark.id) ?? rowTrials?.coverages.get(suite)
    return ofRow === undefined || runtime !== (benchmark.runtime ?? null) ? [] : [ofRow]
  })
  // Later calls are not those that are measured.
  return isOfFirstCalls(benchmark)
    ? eachSide((side) => coverage[side]?.map((each) => ({ ...each, calls: undefined })) ?? null)
    : coverage
}

/** A row that was tried. */
export interface TrialRow {
  readonly id: string
  /** What each side has run of it; `null` where that is not known. */
  readonly coverage: BySide<readonly Coverage[] | null>
  /** Whether that is what all rows of its suite have run. */
  readonly isOfSuite?: true | undefined
  /** Whether it is called changed, so that it is told what its calls ran. */
  readonly isCalled: boolean
}

/** What a change edits, and which rows run it, of those that are measured and of those that are left out. */
export function changeRecord(
  { edits: all, sources, unseen }: Pick<ScriptEdits, 'edits' | 'sources' | 'unseen'>,
  { rows, leftOut }: { readonly [kind in 'rows' | 'leftOut']: readonly TrialRow[] },
): Change {
  const edits = all.slice(0, mostEdits)
  return {
    edits: edits.map((edit) => toldEdit(edit, sources)),
    more: all.length - edits.length,
    unseen: unseen.slice(0, mostUnseen),
    rows: rows.map((row) => rowRecord(row, edits)),
    leftOut: leftOut.map((row) => rowRecord(row, edits)),
  }
}

function rowRecord(
  { id, coverage: { base, head }, isOfSuite, isCalled }: TrialRow,
  edits: readonly Edit[],
): Change['rows'][number] {
  const ran = edits.flatMap((edit, at) =>
    head !== null && hasRun(head, edit) ? [{ edit, at }] : [],
  )
  const counts = ran.map(({ edit, at }) => ({
    edit: at,
    base: base && edit.before && countsOf(base, edit.before),
    head: head && countsOf(head, edit),
  }))
  const calls = { base: base && callsOf(base), head: head && callsOf(head) }
  const ofCalled = isCalled ? { counts, calls } : {}
  return { id, runs: head && ran.map(({ at }) => at), isOfSuite, ...ofCalled }
}

function toldEdit(
  { name, file, line, column, kind, reads }: Edit,
  sources: ReadonlyMap<string, SourceOf>,
): ToldEdit {
  const source = sources.get(file)?.({ line: line - 1, column }) ?? null
  return {
    name: (name.length <= 2 ? (source?.name ?? name) : name).slice(0, 200),
    file: (source?.source ?? file).slice(0, 300),
    line: source === null ? line : source.line + 1,
    kind,
    reads: reads?.slice(0, 200),
  }
}
