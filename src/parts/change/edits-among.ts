import { piecesOfScript, type ScriptPieces } from '../../find/pieces-of-script.ts'
import { readInside } from '../../host/files/read-inside.ts'
import { sourceMapOf, type SourceOf } from '../../host/files/source-map-of.ts'
import type { Host } from '../../host/host.ts'
import { withinSeconds } from '../../host/within-seconds.ts'
import { speaksOfBenchmarks } from '../../model/benchmarks-among.ts'
import type { Coverage } from '../../model/run/coverage.ts'
import {
  installedPackageOf,
  isInstalled,
  isLoadable,
  nameOf,
  stemOf,
} from '../../plan/reach/tree-index.ts'
import type { RowTrials } from '../../session/plan/row-trials.ts'
import { shippedBy, type TreeDifferences } from '../../plan/reach/unreached-by.ts'
import type { PreparedVariant } from '../../session/stage/prepare-sides.ts'
import type { Change } from './change.ts'
import { editsBetween, lastName, type Edit } from './edits-between.ts'
import { isOtherText } from './has-run.ts'
import { canBePlaced } from './placed-counts.ts'

/** Larger texts take seconds to take apart. */
const mostBytes = 2_000_000

/** For all texts together: until they are taken apart, and until it is known what differs. */
const mostSeconds = { apart: 15, compared: 20 }
const lateText = 'taking all apart takes over 20 s: compare fewer changed scripts at once'

/** Mean length of a line from which on a script is taken for minified. */
const longestLine = 400

/** What differs, by the scripts that do. */
export interface ScriptEdits {
  readonly edits: readonly Edit[]
  /** How many scripts of head were taken apart. */
  readonly scripts: number
  readonly sources: ReadonlyMap<string, SourceOf>
  /** Scripts of head that a loader has changed before they ran, by their paths. */
  readonly rewritten: ReadonlyMap<string, ScriptPieces>
  readonly unseen: Change['unseen']
}

/** What differs in the scripts of the measured package, of which those that were loaded come first. */
export async function editsAmong(
  rowTrials: TreeDifferences & Pick<RowTrials, 'trials'>,
  targets: PreparedVariant['targets'],
  coverage: readonly Coverage[],
  { clock, files }: Pick<Host, 'clock' | 'files'>,
): Promise<ScriptEdits> {
  const begunAtSeconds = clock.monotonicSeconds()
  const until = <T>(seconds: number, work: () => T): T | null =>
    withinSeconds(begunAtSeconds + seconds - clock.monotonicSeconds(), work)
  const isShipped = shippedBy(rowTrials)
  const opened = new Set(
    [...rowTrials.trials.values()].flatMap((trial) => [...(trial?.loaded ?? [])]),
  )
  const loadedPaths = new Set(coverage.flatMap(({ scripts }) => [...scripts.keys()]))
  const { tree, benchmarkDirectory, build } = targets.head
  const isBenchmark = (path: string): boolean =>
    speaksOfBenchmarks(path) ||
    (!liesIn(build.packageDirectory, benchmarkDirectory) &&
      liesIn(files.join(tree, path), benchmarkDirectory))
  const inPackage = rowTrials.packageFolder === '' ? '' : `${rowTrials.packageFolder}/`
  const topOf = (path: string): string =>
    path.startsWith(inPackage)
      ? (path.slice(inPackage.length).split('/').slice(0, -1)[0] ?? '')
      : path
  const typedTops = new Set([...loadedPaths, ...opened].filter(isTyped).map(topOf))
  // Beside TypeScript that rows run, all of it is measured as it stands; otherwise what it is compiled to.
  const isSource = (path: string): boolean => isTyped(path) && typedTops.has(topOf(path))
  const paths = [...rowTrials.differences.keys()]
    .filter(
      (path) =>
        !isInstalled(path) &&
        !isBenchmark(path) &&
        (loadedPaths.has(path) || opened.has(path) || isSource(path) || isShipped(path)),
    )
    .toSorted((one, other) => Number(loadedPaths.has(other)) - Number(loadedPaths.has(one)))
  const loads = [...opened].some((path) => isCompiled(path) && rowTrials.differences.has(path))
  const nativeText = `native code that ${loads ? 'benchmarks load' : 'no followed benchmark loads'}`
  const unseen: { file: string; why: string }[] = []
  const note = (path: string, why: string): void => {
    unseen.push({ file: path.slice(0, 300), why })
  }
  const pieces = { base: new Map<string, ScriptPieces>(), head: new Map<string, ScriptPieces>() }
  const rewritten = new Map<string, ScriptPieces>()
  const sources = new Map<string, SourceOf>()
  const readIn = async (top: string, path: string): Promise<string | null> =>
    (await readInside(top, path, mostBytes, files))?.replace(/^\uFEFF/, '') ?? null
  for (const path of paths) {
    const isIdle = isCompiled(path) && opened.size > 0 && !opened.has(path)
    if (isNative(path) && !isIdle) note(path, nativeText)
    const isScript = /\.[cm]?jsx?$/.test(path) || isSource(path)
    const isInHead = (await files.kindOf(files.join(tree, path))) === 'file'
    const isRead = opened.has(path) && isInHead && isLoadable(path) && !isNative(path)
    const isUncounted = isRead && !loadedPaths.has(path) && coverage.length > 0
    if (isUncounted) note(path, isScript ? 'read, not counted' : 'data')
    if (!isScript || isUncounted) continue
    const [base, head] = [await readIn(targets.base.tree, path), await readIn(tree, path)]
    const isOnOneSide = rowTrials.differences.get(path) === 'name'
    if (isOnOneSide ? base === head : base === null || head === null) note(path, 'too large')
    else if (head !== null && isMinified(head)) note(path, 'minified')
    else {
      const both = until(mostSeconds.apart, () =>
        [base, head].map((text) => piecesOfScript(text ?? '')),
      )
      const [basePieces = null, headPieces = null] = both ?? []
      if (both === null) note(path, lateText)
      else if (basePieces === null || headPieces === null)
        note(path, 'neither JavaScript nor TypeScript')
      else if (
        isOtherText(coverage, path, headPieces.length) &&
        !canBePlaced(coverage, path, headPieces)
      )
        note(path, 'changed as it is loaded')
      else {
        const sourceOf =
          head === null ? null : await sourceMapOf(path, head, (name) => readIn(tree, name))
        if (head !== null) pieces.head.set(path, headPieces)
        if (isOtherText(coverage, path, headPieces.length)) rewritten.set(path, headPieces)
        if (base !== null) pieces.base.set(path, basePieces)
        if (sourceOf !== null) sources.set(path, sourceOf)
      }
    }
  }
  const edits = until(mostSeconds.compared, () => editsBetween(pieces.base, pieces.head))
  if (edits === null) for (const path of pieces.head.keys()) note(path, lateText)
  const differing = [...rowTrials.differences.keys()].filter((path) => opened.has(path))
  for (const path of new Set(differing.flatMap((each) => installedPackageOf(each) ?? [])))
    note(path, 'installed package')
  const ownEdits = withoutTwins(edits ?? [], loadedPaths)
  return { edits: ownEdits, scripts: pieces.head.size, sources, unseen, rewritten }
}

/** Leaves out files that no row loads, such as the source of one that is loaded and has all edits. */
function withoutTwins(edits: readonly Edit[], loadedPaths: ReadonlySet<string>): readonly Edit[] {
  const isLoaded = ({ file }: Edit): boolean => loadedPaths.has(file)
  const loadedKeys = new Set(edits.filter(isLoaded).flatMap(twinKeysOf))
  const isOwn = (edit: Edit): boolean =>
    isLoaded(edit) || !twinKeysOf(edit).some((key) => loadedKeys.has(key))
  const ownFiles = new Set(edits.filter(isOwn).map(({ file }) => file))
  // Where rows run TypeScript, the script that has the same edits is compiled from it, whatever its names became.
  const typedNames = new Set(
    edits.filter(({ file }) => isTyped(file)).map(({ name }) => lastName(name)),
  )
  for (const edit of edits)
    if (!isLoaded(edit) && !isTyped(edit.file) && typedNames.has(lastName(edit.name)))
      ownFiles.delete(edit.file)
  return edits.filter(({ file }) => ownFiles.has(file))
}

function isTyped(path: string): boolean {
  return /(?<!\.(?:d|test|spec))\.[cm]?tsx?$/.test(path)
}

/** What an edit has in common with one of the same function in another file. */
function twinKeysOf({ file, name, text, kind, reads = name }: Edit): readonly string[] {
  const short = lastName(name)
  // Whoever reads a value stands for it where both are in one file.
  const isNamed = kind === 'value' && /^(?!default$)\w+$/.test(reads)
  const value = isNamed ? [`value ${reads}`] : []
  return [`${stemOf(nameOf(file))} ${short}`, `${short} ${text}`, ...value]
}

function isCompiled(path: string): boolean {
  return /\.(?:node|wasm)$/.test(path)
}

function isNative(path: string): boolean {
  return /\.(?:node|wasm|cc?|cpp|cxx|hh?|hpp|rs)$/.test(path)
}

function liesIn(path: string, folder: string): boolean {
  return `${path}/`.startsWith(`${folder}/`)
}

function isMinified(text: string): boolean {
  return text.length / text.split('\n').length > longestLine
}
