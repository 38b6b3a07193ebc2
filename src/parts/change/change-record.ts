import type { SourceOf } from '../../host/files/source-map-of.ts'
import type { BySide } from '../../model/build/side.ts'
import type { Coverage } from '../../model/run/coverage.ts'
import { mostEdits, mostUnseen, type Change, type ToldEdit } from './change.ts'
import type { ScriptEdits } from './edits-among.ts'
import type { Edit } from './edits-between.ts'
import { callsOf, countsOf, hasRun } from './has-run.ts'

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

/** What a change edits, and which rows run it. */
export function changeRecord(
  { edits: all, sources, unseen }: Omit<ScriptEdits, 'scripts'>,
  rows: readonly TrialRow[],
): Change {
  const edits = all.slice(0, mostEdits)
  return {
    edits: edits.map((edit) => toldEdit(edit, sources)),
    more: all.length - edits.length,
    unseen: unseen.slice(0, mostUnseen),
    rows: rows.map(({ id, coverage: { base, head }, isOfSuite, isCalled }) => {
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
    }),
  }
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
