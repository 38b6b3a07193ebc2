import { reasonText } from '../../host/process/end-text.ts'
import { buildEnvironment } from '../../toolchain/environment.ts'
import {
  recordedLinks,
  type RecordedLink,
  recordedNodeLink,
} from '../../build/addon/recorded-links.ts'
import type { Host } from '../../host/host.ts'
import type { Outcome } from '../../host/process/processes.ts'
import {
  linksOfCycle,
  placerSchema,
  placeStep,
  type DrawnPlacements,
  type PlacementSeeds,
  type Placer,
} from '../../model/run/placement.ts'
import { randomOf, seedOf } from '../../model/random.ts'
import { buildVariables } from '../../settings/build-variables.ts'
import { relinkCommand } from '../../plan/relink-command.ts'
import type { Target } from '../../measure/targets/target.ts'
import { SideError } from '../../measure/actors/side-error.ts'
import { sideProcess } from '../../measure/actors/side-process.ts'
import type { BySide } from '../../model/build/side.ts'
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

/** Addons of one side and its Node.js, and how each is linked again. */
interface PlacedSide {
  readonly target: Target
  readonly links: readonly RecordedLink[]
  /** Where its addons lie now; `null` as they were built. */
  place: LinkPlace | null
  /** The seed of the cycle whose links are kept, and their shifts. */
  keptPlacing: { readonly seed: number; readonly shifts: Set<number> } | null
}

/** Where the addons of a side lie. */
interface LinkPlace {
  readonly seed: number
  /** Bytes further than drawn, in a link of a cycle; `null` in a link of its own. */
  readonly shift: number | null
}

/** Which links a block wants. */
export interface WantedLinks {
  readonly seeds: PlacementSeeds
  /** Which of a cycle, from 0; `null` for a link of its own. */
  readonly part: number | null
}

/** Sides that can be linked again, before it is known how. */
export interface Placeable {
  readonly base: Target
  readonly head: Target
}

/** The addons of all sides, ready to be linked again for every block. */
export interface LinkPlacing {
  readonly placements: DrawnPlacements
  /** Why Node.js itself is not linked again although it was built; `null` otherwise. */
  readonly leftReason: string | null
  /**
   * Links the addons of two sides again, unless they are already as wanted.
   *
   * @throws SideError when a side's addon can no longer be linked
   */
  readonly place: (targets: BySide<Target>, wantedLinks: WantedLinks) => Promise<void>
}

/** The addons, or why they cannot be linked again; `null` when there is nothing to link. */
export type PlacingAnswer =
  | LinkPlacing
  | { readonly refused: string; readonly chosen?: true }
  | null

/**
 * Tries whether the addons of all sides can be linked again with their code at other addresses, by
 * the best method that works for all of them.
 */
export async function openPlacing(
  run: LinkRequest,
  all: readonly Placeable[],
): Promise<PlacingAnswer> {
  const { host } = run
  const targets = all.flatMap(({ base, head }) => [base, head])
  const hasAddons = targets.some(({ build }) => build.addons.some(({ builtHere }) => builtHere))
  const isBuilt = targets.some(({ build }) => build.runtime.source === 'built')
  if (!hasAddons && !isBuilt) return null
  if (run.settings.layouts === 1) return { refused: '`layouts` is 1', chosen: true }
  if (host.processes.platform !== 'linux') return { refused: 'only Linux linkers are supported' }
  if (!isBuilt) return openLinkPlacing(run, all, { targets, node: false })
  const whole = await openLinkPlacing(run, all, { targets, node: true })
  if ('place' in whole || !hasAddons) return whole
  const addons = await openLinkPlacing(run, all, { targets, node: false })
  const leftText = `Node.js itself is linked once, because ${whole.refused}`
  return 'place' in addons ? { ...addons, leftReason: leftText } : addons
}

interface WantedLink {
  readonly targets: readonly Target[]
  /** Whether Node.js itself is linked again, too. */
  readonly node: boolean
}

async function openLinkPlacing(
  run: LinkRequest,
  all: readonly Placeable[],
  { targets, node }: WantedLink,
): Promise<NonNullable<PlacingAnswer>> {
  const { files } = run.host
  const placedSides: PlacedSide[] = []
  for (const target of targets) {
    const links = await recordedLinks(target.build, files)
    const known = links.filter((link) => link !== null)
    if (known.length < links.length) {
      return { refused: `it is not known how an addon of ${target.side} was linked` }
    }
    const recordedLink = node ? await recordedNodeLink(target.build, files) : null
    if (node && recordedLink === null) {
      return { refused: `it is not known how Node.js of ${target.side} was linked` }
    }
    const bothRecordedLinks = recordedLink === null ? known : [recordedLink, ...known]
    placedSides.push({ target, links: bothRecordedLinks, place: null, keptPlacing: null })
  }
  const triedLink = await placerFor(run, placedSides)
  if (triedLink === null) return { refused: 'no linker here accepts their objects again' }
  const { by, seconds } = triedLink
  if (node && seconds > nodeLinkSeconds && run.settings.layouts === undefined) {
    const took = Math.ceil(seconds)
    return { refused: `linking Node.js takes ${took} s: install mold, or set "layouts"` }
  }
  return {
    placements: { by, alike: areAlike(all, triedLink), ...(node && { node }) },
    leftReason: null,
    place: async (sides, { seeds, part }) => {
      for (const side of ['base', 'head'] as const) {
        const placedSide = placedSides.find(({ target }) => target === sides[side])
        const seed = seeds[side]
        const shift = part === null ? null : shiftOf(seed, part)
        if (
          placedSide === undefined ||
          (placedSide.place?.seed === seed && placedSide.place.shift === shift)
        )
          continue
        await linkAll(run, placedSide, by, { seed, shift })
        placedSide.place = { seed, shift }
      }
    },
  }
}

// No other part of a run draws from the same numbers.
const cyclePart = 0xc1c1e

/** The shift of one link of a cycle: each comes once, in an order that the side's own seed draws. */
function shiftOf(seed: number, part: number): number {
  const shifts = Array.from({ length: linksOfCycle }, (_, at) => at * placeStep)
  return randomOf(seedOf(seed, cyclePart)).shuffle(shifts)[part % linksOfCycle] ?? 0
}

const trial = { seed: 1, shift: 0 } as const

/** The method that works for all addons, and what it made of them. */
interface TriedLink {
  readonly by: Placer
  /** In one text for each target. */
  readonly digests: ReadonlyMap<Target, string>
  /** Of the slowest link. */
  readonly seconds: number
}

async function placerFor(
  run: LinkRequest,
  placedSides: readonly PlacedSide[],
): Promise<TriedLink | null> {
  for (const by of placerSchema.options) {
    // Each has a tree and sandboxes of its own.
    const triedParts = await Promise.all(
      placedSides.map(async (placedSide) => ({
        target: placedSide.target,
        made: await triedLinks(run, placedSide, by),
      })),
    )
    const digests = new Map(
      triedParts.flatMap(({ target, made: product }) =>
        product === null ? [] : [[target, product.text] as const],
      ),
    )
    const seconds = Math.max(0, ...triedParts.map(({ made: product }) => product?.seconds ?? 0))
    if (digests.size === placedSides.length) return { by, digests, seconds }
  }
  return null
}

/**
 * Links a copy beside each addon and loads it, so that the side stays as it was built.
 *
 * @returns what the copies are, in one text, and how long the slowest link took; `null` if one cannot be
 * linked or used
 */
async function triedLinks(
  run: LinkRequest,
  { target, links }: PlacedSide,
  by: Placer,
): Promise<{ readonly text: string; readonly seconds: number } | null> {
  const { clock } = run.host
  let text = ''
  let seconds = 0
  for (const recordedLink of links) {
    const outputPath = `${recordedLink.path}.trial`
    const startSeconds = clock.monotonicSeconds()
    const linkedText = await linkOutput(outputPath, run, {
      target,
      one: recordedLink,
      by,
      place: trial,
    })
    seconds = Math.max(seconds, clock.monotonicSeconds() - startSeconds)
    const isMade = linkedText === null && (await run.host.files.exists(outputPath))
    if (isMade) {
      // Before it is loaded, which runs its code.
      const { sha256 } = await run.host.files.fingerprint(outputPath)
      text += `${recordedLink.path.slice(target.build.directory.length)} ${sha256}\n`
    }
    const outcome = isMade
      ? await useLink(outputPath, { target, one: recordedLink }, run.host)
      : null
    await remove(outputPath, run, target)
    if (outcome?.exitCode !== 0) return null
  }
  return { text, seconds }
}

const loads = 'process.dlopen({ exports: {} }, process.argv[1])'

function useLink(
  path: string,
  { target, one: recordedLink }: Pick<OneLink, 'target' | 'one'>,
  { processes }: Host,
): Promise<Outcome> {
  return processes.run(
    sideProcess(target, {
      argv:
        recordedLink.kind === 'node'
          ? [path, '-e', '']
          : [target.build.runtime.path, '-e', loads, path],
      timeoutSeconds: loadSeconds,
    }),
  )
}

/** Whether the same layout gives the same bytes on both sides, under every Node.js. */
function areAlike(all: readonly Placeable[], { digests }: TriedLink): boolean {
  return all.every(({ base, head }) => digests.get(base) === digests.get(head))
}

async function linkAll(
  run: LinkRequest,
  placedSide: PlacedSide,
  by: Placer,
  place: LinkPlace,
): Promise<void> {
  const { target } = placedSide
  for (const recordedLink of placedSide.links) {
    const outputPath = `${recordedLink.path}.next`
    const why =
      place.shift === null
        ? await linkOutput(outputPath, run, { target, one: recordedLink, by, place })
        : await copyOfKept(outputPath, run, { placedSide, one: recordedLink, by, place })
    // Moved by a process of the side, not by ours: the side may have put links into its tree.
    const hindrance =
      why ?? (await moveLink(['mv', '-f', outputPath, recordedLink.path], run, target))
    if (hindrance !== null) {
      throw new SideError(
        target.side,
        `expected its ${recordedLink.kind === 'node' ? 'Node.js' : 'addon'} to be linked again, got ${hindrance}`,
      )
    }
  }
  if (place.shift !== null)
    placedSide.keptPlacing = keptWith(placedSide.keptPlacing, place.seed, place.shift)
}

interface PlacedLink extends Omit<OneLink, 'target'> {
  readonly placedSide: PlacedSide
}

/** All rows of a round that need a cycle use the same links: a copy takes less time than a link. */
async function copyOfKept(
  outputPath: string,
  run: LinkRequest,
  { placedSide: { target, keptPlacing }, one: recordedLink, by, place }: PlacedLink,
): Promise<string | null> {
  const keptPath = `${recordedLink.path}.shift-${String(place.shift)}`
  const isThere = keptPlacing?.seed === place.seed && keptPlacing.shifts.has(place.shift ?? 0)
  const why = isThere
    ? null
    : await linkOutput(keptPath, run, { target, one: recordedLink, by, place })
  return why ?? moveLink(['cp', '-f', keptPath, outputPath], run, target)
}

function keptWith(
  keptParts: PlacedSide['keptPlacing'],
  seed: number,
  shift: number,
): NonNullable<PlacedSide['keptPlacing']> {
  const shifts = keptParts?.seed === seed ? keptParts.shifts : new Set<number>()
  return { seed, shifts: shifts.add(shift) }
}

async function moveLink(
  argv: readonly string[],
  run: LinkRequest,
  target: Target,
): Promise<string | null> {
  return failed(await inTree(argv, { cwd: target.build.directory, run, target }))
}

interface OneLink {
  readonly target: Target
  readonly one: RecordedLink
  readonly by: Placer
  readonly place: LinkPlace
}

/** @returns why linking failed; `null` on success */
async function linkOutput(
  outputPath: string,
  run: LinkRequest,
  { target, one: recordedLink, by, place: { seed, shift } }: OneLink,
): Promise<string | null> {
  const roomPath = roomOf(target, run.host.files)
  const argv = relinkCommand({
    command: recordedLink.command,
    placer: by,
    seed,
    shift: shift ?? 0,
    roomPath,
    outputPath,
  })
  if (argv === null) return 'a command that cannot be repeated'
  return failed(await inTree(argv, { cwd: recordedLink.cwd, run, target }))
}

/** The source that is assembled as room before the code. */
function roomOf({ harnessPath }: Target, files: Host['files']): string {
  return files.join(harnessPath, '../_placement.s')
}

/** What was compiled of Rust's own libraries is linked from where rustup keeps it. */
function rustFolder({ files, processes: { environment } }: Host): string | null {
  const { RUSTUP_HOME, HOME } = environment
  if (RUSTUP_HOME !== undefined) return files.join(RUSTUP_HOME, 'toolchains')
  return HOME === undefined ? null : files.join(HOME, '.rustup/toolchains')
}

async function remove(path: string, run: LinkRequest, target: Target): Promise<void> {
  await inTree(['rm', '-f', path], { cwd: target.build.directory, run, target })
}

interface PlaceInTree {
  readonly cwd: string
  readonly run: LinkRequest
  readonly target: Target
}

/**
 * Commands that a build has recorded are foreign code: they run isolated and see only their own
 * tree, whatever paths they name.
 */
function inTree(argv: readonly string[], { cwd, run, target }: PlaceInTree): Promise<Outcome> {
  const { processes, files } = run.host
  const rust = rustFolder(run.host)
  // The folder of a Node.js in the tree is shown once more so that measured code cannot change it.
  const shownPaths = (target.kept?.readOnly ?? []).filter(
    (path) => path !== nodeFolder(target, files),
  )
  const addedValue = buildVariables(run.settings['build-environment'])
  const builtValue = buildEnvironment(processes, [], addedValue)
  // The job names them, no foreign code does.
  const namedPaths = ['CC', 'CXX', 'LD'].flatMap((name) => builtValue[name] ?? []).filter(isPath)
  // The same for all of them, because another boundary would be another sandbox.
  const neededNames = [roomOf(target, files), ...(rust === null ? [] : [rust]), ...namedPaths]
  return processes.run({
    argv,
    cwd,
    environment: { ...builtValue, ...ownFolders(target) },
    timeoutSeconds: linkSeconds,
    outputLimitBytes,
    isolated: true,
    ...target.kept,
    readOnly: [...shownPaths, ...neededNames],
    foreignWords: true,
  })
}

function isPath(value: string): boolean {
  return /^\/\S*$/.test(value)
}

/** Absolute path of the folder of a side's own Node.js; `null` where it was not built. */
function nodeFolder({ build: { runtime } }: Target, files: Host['files']): string | null {
  return runtime.source === 'built' ? files.join(runtime.path, '..') : null
}

function failed(outcome: Outcome): string | null {
  return outcome.exitCode === 0 ? null : reasonText(outcome)
}

/** The folders for a compiler's temporary files: the side's own. */
function ownFolders({ environment }: Target): Readonly<Record<string, string>> {
  const { HOME, TMPDIR } = environment
  return { ...(HOME !== undefined && { HOME }), ...(TMPDIR !== undefined && { TMPDIR }) }
}
