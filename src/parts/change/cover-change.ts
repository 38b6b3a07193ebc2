import type { Files } from '../../host/files/files.ts'
import { piecesOfScript, type ScriptPieces } from '../../find/pieces-of-script.ts'
import { readInside } from '../../host/files/read-inside.ts'
import { sourceMapOf, type SourceOf } from '../../host/files/source-map-of.ts'
import { withinSeconds } from '../../host/within-seconds.ts'
import type { Coverage } from '../../model/run/coverage.ts'
import { claimsChange } from '../../model/judging/claims-change.ts'
import type { BySide } from '../../model/build/side.ts'
import { speaksOfBenchmarks } from '../../model/benchmarks-among.ts'
import { partEntries } from '../../model/run/part-entries.ts'
import { type Benchmark, comparesSides } from '../../model/run/benchmark.ts'
import { isInstalled } from '../../plan/reach/tree-index.ts'
import { shippedBy } from '../../plan/reach/unreached-by.ts'
import type { PreparedVariant } from '../../session/stage/prepare-sides.ts'
import { recordEntry } from '../../session/record/record-run.ts'
import type { EndedRun } from '../part.ts'
import {
  changeSchema,
  mostEdits,
  mostUnseen,
  partName,
  type Change,
  type ToldEdit,
} from './change.ts'
import { editsBetween, type Edit } from './edits-between.ts'
import { callsOf, countsOf, hasRun, isOtherText } from './has-run.ts'

/** Larger texts take seconds to take apart, and all of them together may take as many. */
const mostBytes = 2_000_000
const mostSeconds = 20

/** Mean length of a line from which on a script is taken for minified. */
const longestLine = 400

type RowCoverage = BySide<readonly Coverage[] | null>

/** Records which functions a change edits and which rows run them, by what their untimed trials have run. */
export async function coverChange(run: EndedRun): Promise<void> {
  const { session, preparedVariants, entries, result } = run
  const variant = preparedVariants.find(({ rowTrials }) => rowTrials !== null)
  if (variant === undefined || partEntries(entries, partName, changeSchema).length > 0) return
  const rows = result.plan.benchmarks.filter(comparesSides).map((benchmark) => ({
    benchmark,
    coverage: coverageOf(benchmark, preparedVariants),
  }))
  const { clock, files } = session.host
  const untilSeconds = clock.monotonicSeconds() + mostSeconds
  const inTime: InTime = (work) => withinSeconds(untilSeconds - clock.monotonicSeconds(), work)
  const counted = rows.flatMap(({ coverage }) => coverage?.head ?? [])
  const scripts = await differingScripts(variant, counted, inTime, files)
  const all = scripts && inTime(() => editsBetween(scripts.pieces.base, scripts.pieces.head))
  if (scripts === null || all === null) return
  const { pieces, sources, unseen } = scripts
  const edits = all.slice(0, mostEdits)
  const calledIds = new Set(
    result.findings.filter(claimsChange).map(({ benchmarkId }) => benchmarkId),
  )
  const entry: Change = {
    edits: edits.map((edit) => toldEdit(edit, sources)),
    more: all.length - edits.length,
    unseen: unseen.slice(0, mostUnseen),
    rows: rows.map(({ benchmark: { id }, coverage }) => {
      const { base = null, head = null } = coverage ?? {}
      const ran = edits.flatMap((edit, at) =>
        head !== null && hasRun(head, edit) ? [{ edit, at }] : [],
      )
      const counts = ran.map(({ edit, at }) => ({
        edit: at,
        base: base && edit.before && countsOf(base, edit.before),
        head: head && countsOf(head, edit),
      }))
      const calls = { base: base && callsOf(base), head: head && callsOf(head) }
      const ofCalled = calledIds.has(id) ? { counts, calls } : {}
      return { id, runs: head && ran.map(({ at }) => at), ...ofCalled }
    }),
  }
  if (entry.edits.length + entry.unseen.length === 0 && pieces.head.size === 0) return
  await recordEntry(session, { type: 'part', part: partName, entry })
}

function coverageOf(
  benchmark: Benchmark,
  preparedVariants: readonly PreparedVariant[],
): RowCoverage | null {
  const suite = 'suite' in benchmark ? benchmark.suite : ''
  const [coverage] = preparedVariants.flatMap(({ rowTrials, runtime }) => {
    const ofRow = rowTrials?.coverages.get(benchmark.id) ?? rowTrials?.coverages.get(suite)
    return ofRow === undefined || runtime !== (benchmark.runtime ?? null) ? [] : [ofRow]
  })
  return coverage ?? null
}

interface DifferingScripts {
  readonly pieces: BySide<ReadonlyMap<string, ScriptPieces>>
  readonly sources: ReadonlyMap<string, SourceOf>
  readonly unseen: Change['unseen']
}

/** What a function returns; `null` where no time is left for it. */
type InTime = <T>(work: () => T) => T | null

/** The scripts of the measured package that differ; `null` where they take too long to take apart. */
async function differingScripts(
  { rowTrials, targets }: PreparedVariant,
  coverage: readonly Coverage[],
  inTime: InTime,
  files: Files,
): Promise<DifferingScripts | null> {
  if (rowTrials === null) return null
  const isShipped = shippedBy(rowTrials)
  const loadedPaths = new Set(coverage.flatMap(({ scripts }) => [...scripts.keys()]))
  const { tree, benchmarkDirectory, build } = targets.head
  const isBenchmark = (path: string): boolean =>
    speaksOfBenchmarks(path) ||
    (!liesIn(build.packageDirectory, benchmarkDirectory) &&
      liesIn(files.join(tree, path), benchmarkDirectory))
  const paths = [...rowTrials.differences.keys()].filter(
    (path) =>
      !isInstalled(path) && !isBenchmark(path) && (loadedPaths.has(path) || isShipped(path)),
  )
  const unseen: { file: string; why: string }[] = []
  const note = (path: string, why: string): void => {
    unseen.push({ file: path.slice(0, 300), why })
  }
  const pieces = { base: new Map<string, ScriptPieces>(), head: new Map<string, ScriptPieces>() }
  const sources = new Map<string, SourceOf>()
  const readIn = async (top: string, path: string): Promise<string | null> =>
    (await readInside(top, path, mostBytes, files))?.replace(/^\uFEFF/, '') ?? null
  for (const path of paths) {
    if (/\.(?:node|wasm|cc?|cpp|cxx|hh?|hpp|rs)$/.test(path)) note(path, 'native code')
    // What is compiled is measured in another file.
    const isScript = /\.[cm]?js$/.test(path) || (loadedPaths.has(path) && /\.[cm]?tsx?$/.test(path))
    if (!isScript) continue
    const [base, head] = [await readIn(targets.base.tree, path), await readIn(tree, path)]
    if (head === null && rowTrials.index.places.get(path)?.kind === 'file' && base !== null)
      note(path, 'too large')
    const both = inTime(() => [piecesOfScript(base ?? ''), piecesOfScript(head ?? '')] as const)
    if (both === null) return null
    const [basePieces, headPieces] = both
    if (basePieces === null || headPieces === null) note(path, 'not plain JavaScript')
    else if (head !== null && isMinified(head)) note(path, 'minified')
    else if (head !== null && isOtherText(coverage, path, head.length))
      note(path, 'changed as it is loaded')
    else {
      const sourceOf =
        head === null ? null : await sourceMapOf(path, head, (name) => readIn(tree, name))
      if (head !== null) pieces.head.set(path, headPieces)
      if (base !== null) pieces.base.set(path, basePieces)
      if (sourceOf !== null) sources.set(path, sourceOf)
    }
  }
  return { pieces, sources, unseen }
}

function liesIn(path: string, folder: string): boolean {
  return `${path}/`.startsWith(`${folder}/`)
}

function isMinified(text: string): boolean {
  return text.length / text.split('\n').length > longestLine
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
