// What rows read and run of what differs between two built trees, untimed, for rows that a change cannot touch.
import {
  namesInScript,
  namesInWords,
  noNames,
  quotedAmong,
  specifiersInScript,
  type NamesInText,
} from '../../find/names-in.ts'
import type { Files } from '../../host/files/files.ts'
import type { Host } from '../../host/host.ts'
import { followedRuns, type Follow } from '../../measure/followed-runs.ts'
import type { Target } from '../../measure/targets/target.ts'
import { speaksOfBenchmarks } from '../../model/benchmarks-among.ts'
import { eachSide, type BySide } from '../../model/build/side.ts'
import { coverageOfRow, type Coverage } from '../../model/run/coverage.ts'
import type { PlaceDifference, TreePlaces } from '../../model/build/tree-place.ts'
import type { Uses } from '../../model/run/uses.ts'
import { differencesReached } from '../../plan/reach/differences-reached.ts'
import { ledToBy, namesInManifest, type Below, type LedTo } from '../../plan/reach/led-to.ts'
import {
  folderOf,
  foldersAround,
  installedPackageOf,
  isInstalled,
  isLoadable,
  manifestOf,
  nameOf,
  treeIndexOf,
} from '../../plan/reach/tree-index.ts'
import type { RowTrial, TreeDifferences } from '../../plan/reach/unreached-by.ts'

/** Untimed looks at rows, and what the two built trees have otherwise. */
export interface RowTrials extends TreeDifferences {
  readonly follow: Follow
  /** By the name under which something was followed; `null` where it could not be. */
  readonly trials: ReadonlyMap<string, RowTrial | null>
  /** What each side has run, by the id of a row, or by that name where a run yields its rows. */
  readonly coverages: ReadonlyMap<string, BySide<readonly Coverage[] | null>>
}

/** For all texts together, until it is known where they lead: what then is not known may reach anything. */
const mostSeconds = 30

/** Compares both built trees; below edited paths all counts. `null` for trees that are too large. */
export async function openRowTrials(
  targets: BySide<Target>,
  editedPaths: readonly string[],
  { clock, files }: Pick<Host, 'clock' | 'files'>,
): Promise<RowTrials | null> {
  const trees = { base: targets.base.tree, head: targets.head.tree }
  const [base, head] = [files.placesBelow(trees.base), files.placesBelow(trees.head)]
  if (base === null || head === null) return null
  const differences = new Map<string, PlaceDifference>()
  const same = new Set<string>()
  const places = new Map([...base, ...head])
  /** Compares what is in a file; of installed packages of one size only where something asks for it. */
  const compare = async (path: string): Promise<void> => {
    if (base.get(path)?.kind !== 'file' || differences.has(path) || same.has(path)) return
    const paths = { base: files.join(trees.base, path), head: files.join(trees.head, path) }
    if (await files.isSameContent(paths, trees)) same.add(path)
    else differences.set(path, await contentDifference(path, paths, files))
  }
  for (const [path, { sizeBytes }] of places) {
    const difference = placeDifference(path, base, head, trees)
    if (difference !== null) differences.set(path, difference)
    else if (!isInstalled(path) || base.get(path)?.sizeBytes !== sizeBytes) await compare(path)
  }
  for (const path of editedPaths) differences.set(files.relative(trees.head, path), 'content')
  const manifestTexts = new Map<string, string>()
  for (const path of places.keys())
    if (nameOf(path) === 'package.json' && !isInstalled(path))
      manifestTexts.set(folderOf(path), (await files.read(files.join(trees.head, path))) ?? '')
  const index = treeIndexOf(places, manifestTexts)
  const readNames = namesReader(trees.head, differences, files)
  const leads = new Map<string, LedTo>()
  const leadsOf = async (path: string): Promise<LedTo> => {
    const led = leads.get(path) ?? ledToBy(await readNames(path), path, index)
    leads.set(path, led)
    return led
  }
  const changedByRows = new Set<string>()
  const trials = new Map<string, RowTrial | null>()
  const coverages = new Map<string, BySide<readonly Coverage[] | null>>()
  const follow: Follow = async (name, { words, isSound, ids, ...runs }) => {
    const { values, coverage, uses, isWhole } = await followedRuns(targets, runs, files)
    const isSoundOnBoth = isSound(values.base) && isSound(values.head)
    const differingScripts = [...uses].flatMap(([path, use]) =>
      use.has('o') &&
      isScriptPath(path) &&
      !isInstalled(path) &&
      differences.get(path) === 'content'
        ? [path]
        : [],
    )
    const differingCoverage = eachSide((side) => {
      const all = coverage[side]?.map((each) => coverageAmong(each, differences)) ?? null
      // What was read may have run in a process that had no time to count.
      const isCounted = differingScripts.every((path) =>
        (all ?? []).some((each) => each.scripts.has(path)),
      )
      return isSoundOnBoth && isCounted ? all : null
    })
    for (const [at, id] of (ids ?? [name]).entries())
      coverages.set(
        id,
        eachSide((side) => {
          const all = differingCoverage[side]
          // What is of no row is that of the only one.
          const isOwn = (ids?.length ?? 1) === 1 || all?.some(({ row }) => row === at) === true
          return all === null || !isOwn ? null : coverageOfRow(all, at)
        }),
      )
    const trial = isWhole && isSoundOnBoth ? await trialOf(uses, words) : null
    const isUnchanged = trial?.isUnchanged === true
    trials.set(name, trial)
    if (!isUnchanged) for (const [path, use] of uses) if (use.has('w')) changedByRows.add(path)
    return { values, isUnchanged }
  }
  let secondsLeft = mostSeconds
  const trialOf = async (uses: Uses, words: string): Promise<RowTrial | null> => {
    const begunAtSeconds = clock.monotonicSeconds()
    const opened = [...uses].flatMap(([path, use]) => {
      const isRead = use.has('o') || use.has('n') || use.has('w')
      return isRead && (path.startsWith('/') || places.get(path)?.kind === 'file') ? [path] : []
    })
    const hasOtherPackages = [...differences.keys()].some(isInstalled)
    // What stands for a side's folder, such as {package}, names no file.
    const inWords = ledToBy(namesInWords(words.replaceAll(/\{\w+\}/g, '')), '', index)
    const mentions = new Set(inWords.files)
    const below: Below[] = [...inWords.below]
    const seen = new Set([...opened.filter((path) => isText(path, uses)), ...inWords.files])
    // What it adds is walked through as well.
    for (const path of seen) {
      if (clock.monotonicSeconds() - begunAtSeconds > secondsLeft) {
        secondsLeft = 0
        return null
      }
      const { files: led, below: ledBelow } = await leadsOf(path)
      // What installed packages load of each other matters only where one differs.
      const isQuiet = isInstalled(path) && !hasOtherPackages
      for (const each of ledBelow) below.push(each)
      for (const each of led) {
        mentions.add(each)
        if (!isQuiet || !isInstalled(each)) seen.add(each)
      }
    }
    secondsLeft -= clock.monotonicSeconds() - begunAtSeconds
    const packages = new Set([...opened, ...seen].flatMap((path) => installedPackageOf(path) ?? []))
    const manifests = [...packages].map((folder) => `${folder}/package.json`)
    for (const path of [...uses.keys(), ...seen, ...manifests])
      if (isInstalled(path)) await compare(path)
    const reached = differencesReached({ differences, index, uses, mentions, below, packages })
    const isApart = ![...uses.keys()].some((path) =>
      foldersAround(path).some((each) => changedByRows.has(each)),
    )
    const loaded = new Set(opened.filter((path) => !path.startsWith('/')))
    const published = await publishedIn(loaded)
    return { reached, loaded, published, isUnchanged: reached.size === 0 && isApart }
  }
  const { packageDirectory } = targets.head.build
  const packageFolder = files.relative(trees.head, packageDirectory)
  const packageName = index.manifests.get(packageFolder)?.name
  const publishedIn = async (loaded: ReadonlySet<string>): Promise<RowTrial['published']> => {
    const copies = [...loaded].filter((path) =>
      (installedPackageOf(path) ?? '').endsWith(`node_modules/${packageName ?? '\0'}`),
    )
    if (copies.length === 0) return null
    const isAlone = ![...loaded].some((path) => isOfPackage(path, packageFolder))
    for (const path of isAlone ? loaded : []) {
      if (isInstalled(path) || !speaksOfBenchmarks(path)) continue
      const { files: led } = await leadsOf(path)
      const folders = new Set(led.map(installedPackageOf))
      if (copies.some((copy) => folders.has(installedPackageOf(copy)))) return 'alone'
    }
    return 'beside'
  }
  return { differences, index, packageFolder, follow, trials, coverages }
}

function coverageAmong(
  coverage: Coverage,
  differences: ReadonlyMap<string, PlaceDifference>,
): Coverage {
  const scripts = [...coverage.scripts].filter(([path]) => differences.has(path))
  return { ...coverage, scripts: new Map(scripts) }
}

const documents = /^(?:readme|changelog|history|licen[cs]e)\b/i

function isScriptPath(path: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(path)
}

function isNoDocument(path: string): boolean {
  return !documents.test(nameOf(path))
}

function isOfPackage(path: string, folder: string): boolean {
  const isInside = folder === '' || path.startsWith(`${folder}/`)
  const isAside = isInstalled(path) || speaksOfBenchmarks(path) || nameOf(path) === 'package.json'
  return isInside && !isAside && isLoadable(path)
}

function placeDifference(
  path: string,
  bases: TreePlaces,
  heads: TreePlaces,
  trees: BySide<string>,
): PlaceDifference | null {
  const [base, head] = [bases.get(path), heads.get(path)]
  if (base === undefined || head === undefined) return 'name'
  if (base.kind !== head.kind) return 'kind'
  const hasOtherTarget = base.target.replace(trees.base, trees.head) !== head.target
  // Installers give one file several names, which a build that was kept no longer has.
  const isMoved = hasOtherTarget && (base.kind === 'link' || !isInstalled(path))
  return isMoved || base.mode !== head.mode ? 'mode' : null
}

/** The fields that Node.js reads when it loads a module; see its documentation of packages. */
const nodeFields = ['name', 'main', 'exports', 'imports', 'type']

async function contentDifference(
  path: string,
  { base, head }: BySide<string>,
  files: Files,
): Promise<PlaceDifference> {
  if (nameOf(path) !== 'package.json') return 'content'
  const [first, second] = [await files.read(base), await files.read(head)].map((text) => {
    const manifest = manifestOf(text ?? '')
    return manifest === null ? null : JSON.stringify(nodeFields.map((field) => manifest[field]))
  })
  return first !== null && first === second ? 'description' : 'content'
}

/** Whether what is in a file may lead to others; of a package.json only where not Node.js alone has opened it. */
function isText(path: string, uses: Uses): boolean {
  if (nameOf(path) === 'package.json')
    return uses.get(path)?.has('o') === true && !isInstalled(path)
  return isLoadable(path) || (!isInstalled(path) && !path.startsWith('/'))
}

// A larger text takes seconds to take apart.
const largestText = 2_000_000

/** Reads what texts have names for. Of installed packages and of what lies outside, only what could be of what differs. */
function namesReader(
  tree: string,
  differences: ReadonlyMap<string, PlaceDifference>,
  files: Files,
): (path: string) => Promise<NamesInText> {
  // What differs only grows.
  let known = { size: -1, quotedIn: quotedAmong([]) }
  return async (path) => {
    const place = path.startsWith('/') ? path : files.join(tree, path)
    const isData = /\.(?:json|ya?ml)$/.test(path)
    if ((await files.kindOf(place)) !== 'file') return noNames
    if (!isScriptPath(path) && !isData && (await files.sizeBytes(place)) > largestText / 20)
      return noNames
    const text = (await files.read(place)) ?? ''
    if (isInstalled(path) && nameOf(path) === 'package.json') return namesInManifest(text)
    if (/\.ya?ml$/.test(path)) return namesInWords(text)
    if (!isScriptPath(path) && !isData) {
      if (/^#!.*\b(?:node|bun|deno|tsx)\b/.test(text)) return namesInScript(text)
      // In the words of a document are names of more than its reader opens.
      return text.includes('\0') ? noNames : { ...namesInWords(text), words: [] }
    }
    const isOwn = !isInstalled(path) && !path.startsWith('/') && text.length <= largestText
    if (isOwn) return isData ? { ...namesInScript(text), heads: [] } : namesInScript(text)
    // Tools speak of documents that every package has, and of what they bundle themselves.
    if (known.size !== differences.size)
      known = {
        size: differences.size,
        quotedIn: quotedAmong([...differences.keys()].map(nameOf).filter(isNoDocument)),
      }
    const hits = known.quotedIn(text)
    const specifiers = isScriptPath(path) ? specifiersInScript(text) : []
    const isTakenApart = hits.length > 0 && text.length <= largestText
    const paths = isTakenApart ? namesInScript(text).paths : hits
    return {
      ...noNames,
      specifiers: specifiers.filter(isNoDocument),
      paths: paths.filter(isNoDocument),
    }
  }
}
