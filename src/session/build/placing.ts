// Links native code again at other addresses, for every round, so that no verdict is about where code lies.
import { reasonText } from '../../host/process/end-text.ts'
import { buildEnvironment } from '../../toolchain/environment.ts'
import {
  recordedLinks,
  type RecordedLink,
  recordedNodeLink,
} from '../../build/addon/recorded-links.ts'
import type { Host } from '../../host/host.ts'
import {
  linksOfCycle,
  placerSchema,
  placeStep,
  type DrawnPlacements,
  type PlacementSeeds,
  type Placer,
} from '../../model/run/placement.ts'
import { randomOf, seedOf } from '../../model/random.ts'
import { variablesOf } from '../../model/run/start-of.ts'
import type { Plan } from '../../model/run/plan.ts'
import { looksUpTo } from '../../settings/policy.ts'
import { relinkCommand } from '../../plan/relink-command.ts'
import type { Target } from '../../measure/targets/target.ts'
import { SideError } from '../../measure/actors/side-error.ts'
import { sideProcess } from '../../measure/actors/side-process.ts'
import { sides, type BySide } from '../../model/build/side.ts'
import type { Session } from '../session.ts'

const linkSeconds = 120
const loadSeconds = 30
// Both sides are linked for every round: longer links take longer than what is measured.
const nodeLinkSeconds = 20
const outputLimitBytes = 1_000_000

/** What linking needs of a run. */
export interface LinkRequest extends Pick<Session, 'host'> {
  readonly settings: Pick<Session['settings'], 'layouts' | 'build-environment'>
}

/** Where the addons of a side lie. */
interface LinkPlace {
  readonly seed: number
  /** Bytes further than drawn, in a link of a cycle; `null` in a link of its own. */
  readonly shift: number | null
}

/** Addons of one side and its Node.js, and how each is linked again. */
interface PlacedSide {
  readonly target: Target
  readonly links: readonly RecordedLink[]
  /** Where its addons lie now; `null` as they were built. */
  place: LinkPlace | null
  /** The seed of the cycle whose links are kept, and their shifts. */
  keptCycle: { readonly seed: number; readonly shifts: Set<number> } | null
}

/** Which links a block wants. */
export interface WantedLinks {
  readonly seeds: PlacementSeeds
  /** Which of a cycle, from 0; `null` for a link of its own. */
  readonly part: number | null
}

/** The addons of all sides, ready to be linked again for every block. */
export interface LinkPlacing {
  readonly placements: DrawnPlacements
  /** Links two sides' addons again, unless they are as wanted; a SideError when one can no longer be linked. */
  readonly place: (targets: BySide<Target>, wantedLinks: WantedLinks) => Promise<void>
}

/** The addons, or why they cannot be linked again; `null` when there is nothing to link. */
export type PlacingAnswer =
  | LinkPlacing
  | { readonly refused: string; readonly chosen?: true }
  | null

/** Tries whether the addons of all sides can be linked again at other addresses, by the best method for all. */
export async function openPlacing(
  run: LinkRequest,
  targetPairs: readonly BySide<Target>[],
): Promise<PlacingAnswer> {
  const builds = targetPairs.flatMap(({ base, head }) => [base.build, head.build])
  const hasAddons = builds.some(({ addons }) => addons.some(({ builtHere }) => builtHere))
  const isBuilt = builds.some(({ runtime }) => runtime.source === 'built')
  if (!hasAddons && !isBuilt) return null
  if (run.settings.layouts === 1) return { refused: '`layouts` is 1', chosen: true }
  if (run.host.processes.platform !== 'linux')
    return { refused: 'only Linux linkers are supported' }
  const { files } = run.host
  const placedSides: PlacedSide[] = []
  for (const target of targetPairs.flatMap(({ base, head }) => [base, head])) {
    const links = await recordedLinks(target.build, files)
    const nodeLinks = isBuilt ? [await recordedNodeLink(target.build, files)] : []
    for (const [what, sideLinks] of Object.entries({ 'an addon': links, 'Node.js': nodeLinks })) {
      if (!sideLinks.includes(null)) continue
      return { refused: `it is not known how ${what} of ${target.side} was linked` }
    }
    const knownLinks = [...nodeLinks, ...links].filter((link) => link !== null)
    placedSides.push({ target, links: knownLinks, place: null, keptCycle: null })
  }
  const placer = await placerFor(run, placedSides)
  if (placer === null) return { refused: 'no linker here accepts their objects again' }
  const { by, trials } = placer
  const seconds = Math.max(0, ...[...trials.values()].map((trial) => trial.seconds))
  if (isBuilt && seconds > nodeLinkSeconds && run.settings.layouts === undefined) {
    const roundSeconds = Math.ceil(seconds)
    return { refused: `linking Node.js takes ${roundSeconds} s: install mold, or set "layouts"` }
  }
  // Whether the same layout gives the same bytes on both sides, under every Node.js.
  const digestOf = (target: Target): string => trials.get(target)?.digest ?? ''
  const alike = targetPairs.every(({ base, head }) => digestOf(base) === digestOf(head))
  return {
    placements: { by, alike, node: isBuilt || undefined },
    place: async (targets, { seeds, part }) => {
      for (const side of randomOf(seedOf(seeds.base, seeds.head)).shuffle(sides)) {
        const placedSide = placedSides.find(({ target }) => target === targets[side])
        const seed = seeds[side]
        const shift = part === null ? null : shiftOf(seed, part)
        const isPlaced = placedSide?.place?.seed === seed && placedSide.place.shift === shift
        if (placedSide === undefined || isPlaced) continue
        await linkAll(run, placedSide, by, { seed, shift })
        placedSide.place = { seed, shift }
      }
    },
  }
}

/** The same for a run, which says what is linked again, or why nothing is. */
export async function placingFor(
  run: LinkRequest & Pick<Session, 'request'>,
  targetPairs: readonly BySide<Target>[],
): Promise<PlacingAnswer> {
  const note = (text: string): void => run.request.onProgress({ kind: 'note', text })
  const placingAnswer = await openPlacing(run, targetPairs)
  if (placingAnswer === null) return null
  if ('refused' in placingAnswer) {
    note(`native code is not linked again: ${placingAnswer.refused}`)
  } else {
    const { by, node } = placingAnswer.placements
    const what = node === true ? 'Node.js itself and addons are' : 'addons are'
    note(`${what} linked again for every round, by ${by}`)
  }
  return placingAnswer
}

/** A plan with these layouts: a repeated one would be the unit of evidence, so it ends with the last one. */
export function inLayouts(
  plan: Plan,
  placingAnswer: PlacingAnswer,
  layouts: number | undefined,
): Plan {
  if (placingAnswer === null) return plan
  if ('refused' in placingAnswer) return { ...plan, placements: placingAnswer }
  const { placements } = placingAnswer
  const pairs = plan.policy.looks.at(-1) ?? 1
  if (layouts === undefined || layouts >= pairs) return { ...plan, placements }
  return { ...plan, placements, policy: { ...plan.policy, looks: [...looksUpTo(layouts)] } }
}

// No other part of a run draws from the same numbers.
const cyclePart = 0xc1c1e

/** The shift of one link of a cycle: each comes once, in an order that the side's own seed draws. */
function shiftOf(seed: number, part: number): number {
  const shifts = Array.from({ length: linksOfCycle }, (_, at) => at * placeStep)
  return randomOf(seedOf(seed, cyclePart)).shuffle(shifts)[part % linksOfCycle] ?? 0
}

/** A side's links by one method. */
interface LinkTrial {
  /** What the links are, in one text. */
  readonly digest: string
  /** Of the slowest link. */
  readonly seconds: number
}

/** The method that works for all addons, and what it made of them. */
async function placerFor(
  run: LinkRequest,
  placedSides: readonly PlacedSide[],
): Promise<{ readonly by: Placer; readonly trials: ReadonlyMap<Target, LinkTrial> } | null> {
  for (const by of placerSchema.options) {
    // Each has a tree and sandboxes of its own.
    const trials = await Promise.all(
      placedSides.map(async (side) => [side.target, await tryLinks(run, side, by)] as const),
    )
    const goodTrials = trials.flatMap(([target, trial]) =>
      trial === null ? [] : [[target, trial] as const],
    )
    if (goodTrials.length === trials.length) return { by, trials: new Map(goodTrials) }
  }
  return null
}

/** Links a copy beside each addon, not to change the side, and loads it; `null` if one cannot be used. */
async function tryLinks(
  run: LinkRequest,
  { target, links }: PlacedSide,
  by: Placer,
): Promise<LinkTrial | null> {
  const { clock, files } = run.host
  let digest = ''
  let seconds = 0
  for (const link of links) {
    const path = `${link.path}.trial`
    const startSeconds = clock.monotonicSeconds()
    const trouble = await linkAgain(path, { run, target, link, by, seed: 1, shift: 0 })
    seconds = Math.max(seconds, clock.monotonicSeconds() - startSeconds)
    const isMade = trouble === null && (await files.exists(path))
    if (isMade) {
      // Before it is loaded, which runs its code.
      const { sha256 } = await files.fingerprint(path)
      digest += `${link.path.slice(target.build.directory.length)} ${sha256}\n`
    }
    const isUsable = isMade && (await canUse(path, link, target, run.host))
    await runInTree(['rm', '-f', path], target.build.directory, { run, target })
    if (!isUsable) return null
  }
  return { digest, seconds }
}

async function canUse(
  path: string,
  { kind }: RecordedLink,
  target: Target,
  { processes }: Host,
): Promise<boolean> {
  const loads = 'process.dlopen({ exports: {} }, process.argv[1])'
  const argv = kind === 'node' ? [path, '-e', ''] : [target.build.runtime.path, '-e', loads, path]
  const { exitCode } = await processes.run(
    sideProcess(target, { argv, timeoutSeconds: loadSeconds }),
  )
  return exitCode === 0
}

async function linkAll(
  run: LinkRequest,
  placedSide: PlacedSide,
  by: Placer,
  place: LinkPlace,
): Promise<void> {
  const { target, links } = placedSide
  for (const link of links) {
    const path = `${link.path}.next`
    const job = { run, target, link, by, ...place }
    const trouble =
      (place.shift === null ? await linkAgain(path, job) : await copyKept(path, job, placedSide)) ??
      // Moved by a process of the side, not by ours: the side may have put links into its tree.
      (await runInTree(['mv', '-f', path, link.path], target.build.directory, job))
    if (trouble === null) continue
    const what = link.kind === 'node' ? 'Node.js' : 'addon'
    throw new SideError(target.side, `expected its ${what} to be linked again, got ${trouble}`)
  }
  if (place.shift === null) return
  const keptShifts =
    placedSide.keptCycle?.seed === place.seed ? placedSide.keptCycle.shifts : new Set<number>()
  placedSide.keptCycle = { seed: place.seed, shifts: keptShifts.add(place.shift) }
}

/** One link to make. */
interface LinkJob extends LinkPlace {
  readonly run: LinkRequest
  readonly target: Target
  readonly link: RecordedLink
  readonly by: Placer
}

/** Copies one of the links that all rows of a round share, which is faster than linking; returns why it failed. */
async function copyKept(
  path: string,
  job: LinkJob,
  { keptCycle }: PlacedSide,
): Promise<string | null> {
  const { target, link, seed, shift } = job
  const keptPath = `${link.path}.shift-${String(shift)}`
  const isThere = keptCycle?.seed === seed && keptCycle.shifts.has(shift ?? 0)
  const trouble = isThere ? null : await linkAgain(keptPath, job)
  return trouble ?? runInTree(['cp', '-f', keptPath, path], target.build.directory, job)
}

/** @returns why linking failed; `null` on success */
async function linkAgain(outputPath: string, job: LinkJob): Promise<string | null> {
  const { run, target, link, by, seed, shift } = job
  const roomPath = roomOf(target, run.host.files)
  const { command } = link
  const argv = relinkCommand({ command, placer: by, seed, shift: shift ?? 0, roomPath, outputPath })
  return argv === null ? 'a command that cannot be repeated' : runInTree(argv, link.cwd, job)
}

/** The source that is assembled as room before the code. */
function roomOf({ harnessPath }: Target, files: Host['files']): string {
  return files.join(harnessPath, '../_placement.s')
}

/** Runs recorded commands, which are foreign: isolated, with their own tree alone; returns why it failed. */
async function runInTree(
  argv: readonly string[],
  cwd: string,
  { run, target }: Pick<LinkJob, 'run' | 'target'>,
): Promise<string | null> {
  const { processes, files } = run.host
  const { HOME: home = '', RUSTUP_HOME: rustup = files.join(home, '.rustup') } =
    processes.environment
  const { HOME = home, TMPDIR = HOME } = target.environment
  const { runtime } = target.build
  // The folder of a Node.js in the tree is shown once more so that measured code cannot change it.
  const nodeFolder = runtime.source === 'built' ? files.join(runtime.path, '..') : null
  const shownPaths = (target.bounds?.readOnly ?? []).filter((path) => path !== nodeFolder)
  const environment = buildEnvironment(
    processes,
    [],
    variablesOf(run.settings['build-environment']),
  )
  const neededPaths = [
    roomOf(target, files),
    // What was compiled of Rust's own libraries is linked from where rustup keeps it.
    files.join(rustup, 'toolchains'),
    // The job names them, no foreign code does.
    ...['CC', 'CXX', 'LD']
      .flatMap((name) => environment[name] ?? [])
      .filter((path) => /^\/\S*$/.test(path)),
  ]
  const outcome = await processes.run({
    argv,
    cwd,
    // A compiler's temporary files go into the side's own folders.
    environment: { ...environment, HOME, TMPDIR },
    timeoutSeconds: linkSeconds,
    outputLimitBytes,
    isolated: true,
    ...target.bounds,
    // The same for all of them, because another boundary would be another sandbox.
    readOnly: [...shownPaths, ...neededPaths],
    foreignWords: true,
  })
  return outcome.exitCode === 0 ? null : reasonText(outcome)
}
