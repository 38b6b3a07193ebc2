import { reasonText } from '../../host/process/end-text.ts'
import { buildEnvironment } from '../../toolchain/environment.ts'
import { recordedLinks, type RecordedLink } from '../../build/addon/recorded-links.ts'
import type { Host } from '../../host/host.ts'
import type { Outcome } from '../../host/process/processes.ts'
import type { Build } from '../../model/build/build.ts'
import {
  placerSchema,
  type DrawnPlacements,
  type PlacementSeeds,
  type Placer,
} from '../../model/run/placement.ts'
import { buildVariables } from '../../settings/build-variables.ts'
import { relinkCommand } from '../../plan/relink-command.ts'
import type { Target } from '../../measure/targets/target.ts'
import { SideError } from '../../measure/actors/side-error.ts'
import { sideProcess } from '../../measure/actors/side-process.ts'
import type { BySide } from '../../model/build/side.ts'
import type { Session } from '../session.ts'

const linkSeconds = 120
const loadSeconds = 30
const outputLimitBytes = 1_000_000

/** What linking needs of a run. */
export interface Linking extends Pick<Session, 'host'> {
  readonly settings: Pick<Session['settings'], 'layouts' | 'build-environment'>
}

/** Addons of one side, and how each is linked again. */
interface Placed {
  readonly target: Target
  readonly links: readonly RecordedLink[]
  /** The seed that its addons were linked with last; `null` as they were built. */
  seed: number | null
}

/** Addons that can be linked again, before it is known how. */
export interface Placeable {
  readonly base: Target
  readonly head: Target
  readonly controlBuild: Target | null
}

/** The addons of all sides, ready to be linked again for every block. */
export interface Placing {
  readonly placements: DrawnPlacements
  /**
   * Links the addons of two sides again, unless they already match the seeds.
   *
   * @throws SideError when a side's addon can no longer be linked
   */
  readonly place: (targets: BySide<Target>, seeds: PlacementSeeds) => Promise<void>
}

/** The addons, or why they cannot be linked again; `null` when there is nothing to link. */
export type Opened = Placing | { readonly refused: string; readonly chosen?: true } | null

/**
 * Tries whether the addons of all sides can be linked again with their code at other addresses, by
 * the best method that works for all of them.
 */
export async function openPlacing(run: Linking, all: readonly Placeable[]): Promise<Opened> {
  const { host } = run
  const targets = all.flatMap(({ base, head, controlBuild }) => [
    base,
    head,
    ...(controlBuild === null ? [] : [controlBuild]),
  ])
  if (!targets.some(({ build }) => build.addons.some(({ builtHere }) => builtHere))) return null
  if (run.settings.layouts === 1) return { refused: '`layouts` is 1', chosen: true }
  if (host.processes.platform !== 'linux') return { refused: 'only Linux linkers are supported' }
  const placed: Placed[] = []
  for (const target of targets) {
    const links = await recordedLinks(target.build, host.files)
    const known = links.filter((link) => link !== null)
    if (known.length < links.length) {
      return { refused: `it is not known how an addon of ${target.side} was linked` }
    }
    placed.push({ target, links: known, seed: null })
  }
  const by = await placerFor(run, placed)
  if (by === null) return { refused: 'no linker here accepts their objects again' }
  const alike = await areAlike(run, by, { all, placed })
  return {
    placements: { by, alike },
    place: async (both, seeds) => {
      for (const side of ['base', 'head'] as const) {
        const one = placed.find(({ target }) => target === both[side])
        if (one === undefined || one.seed === seeds[side]) continue
        await linkAll(run, one, { by, seed: seeds[side] })
        one.seed = seeds[side]
      }
    },
  }
}

const trialSeed = 1

async function placerFor(run: Linking, placed: readonly Placed[]): Promise<Placer | null> {
  for (const by of placerSchema.options) {
    const borne: boolean[] = []
    for (const one of placed) borne.push((await trouble(run, one, by)) === null)
    if (borne.every(Boolean)) return by
  }
  return null
}

/** Links a copy beside the addon and loads it, so that the side stays as it was built. */
async function trouble(
  run: Linking,
  { target, links }: Placed,
  by: Placer,
): Promise<string | null> {
  for (const one of links) {
    const outputPath = `${one.addonPath}.trial`
    const linked = await linkTo(outputPath, run, { target, one, by, seed: trialSeed })
    const why = linked ?? failed(await loaded(outputPath, target, run.host))
    await remove(outputPath, run, target)
    if (why !== null) return why
  }
  return null
}

const loads = 'process.dlopen({ exports: {} }, process.argv[1])'

function loaded(path: string, target: Target, { processes }: Host): Promise<Outcome> {
  return processes.run(
    sideProcess(target, {
      argv: [target.build.runtime.path, '-e', loads, path],
      timeoutSeconds: loadSeconds,
    }),
  )
}

/** Whether the same layout gives the same bytes on both sides, under every Node.js. */
async function areAlike(
  run: Linking,
  by: Placer,
  { all, placed }: { readonly all: readonly Placeable[]; readonly placed: readonly Placed[] },
): Promise<boolean> {
  for (const { base, head } of all) {
    const digests = { base: '', head: '' }
    for (const [side, target] of [
      ['base', base],
      ['head', head],
    ] as const) {
      const own = placed.find((one) => one.target === target)
      for (const one of own?.links ?? []) {
        const outputPath = `${one.addonPath}.trial`
        await linkTo(outputPath, run, { target, one, by, seed: trialSeed })
        const name = one.addonPath.slice(target.build.directory.length)
        const { sha256 } = await run.host.files.fingerprint(outputPath)
        digests[side] += `${name} ${sha256}\n`
        await remove(outputPath, run, target)
      }
    }
    if (digests.base !== digests.head) return false
  }
  return true
}

async function linkAll(
  run: Linking,
  { target, links }: Placed,
  { by, seed }: { readonly by: Placer; readonly seed: number },
): Promise<void> {
  for (const one of links) {
    const outputPath = `${one.addonPath}.next`
    const why =
      (await linkTo(outputPath, run, { target, one, by, seed })) ??
      // Moved by a process of the side, not by ours: the side may have put links into its tree.
      failed(
        await inTree(['mv', '-f', outputPath, one.addonPath], {
          cwd: target.build.directory,
          run,
          target,
        }),
      )
    if (why !== null) {
      throw new SideError(target.side, `expected its addon to be linked again, got ${why}`)
    }
  }
}

interface OneLink {
  readonly target: Target
  readonly one: RecordedLink
  readonly by: Placer
  readonly seed: number
}

/** @returns why linking failed; `null` on success */
async function linkTo(
  outputPath: string,
  run: Linking,
  { target, one, by, seed }: OneLink,
): Promise<string | null> {
  const roomPath = run.host.files.join(target.harnessPath, '../_placement.s')
  const argv = relinkCommand({ command: one.command, placer: by, seed, roomPath, outputPath })
  if (argv === null) return 'a command that cannot be repeated'
  return failed(await inTree(argv, { cwd: one.cwd, run, target }))
}

async function remove(path: string, run: Linking, target: Target): Promise<void> {
  await inTree(['rm', '-f', path], { cwd: target.build.directory, run, target })
}

/**
 * Commands that a build has recorded are foreign code: they run isolated and see only their own
 * tree.
 */
function inTree(
  argv: readonly string[],
  { cwd, run, target }: { readonly cwd: string; readonly run: Linking; readonly target: Target },
): Promise<Outcome> {
  const { processes } = run.host
  const added = buildVariables(run.settings['build-environment'])
  return processes.run({
    argv,
    cwd,
    environment: { ...buildEnvironment(processes, [], added), ...foldersOf(target) },
    timeoutSeconds: linkSeconds,
    outputLimitBytes,
    isolated: true,
    ...target.kept,
  })
}

function failed(outcome: Outcome): string | null {
  return outcome.exitCode === 0 ? null : reasonText(outcome)
}

/** Whether base's control build is base, bit for bit. */
export function isControlBase(base: Build, controlBuild: Build): boolean {
  return base.addons.length > 0 && addonBytes(base) === addonBytes(controlBuild)
}

function addonBytes({ addons }: Build): string {
  return addons.map(({ sha256 }) => sha256).join(' ')
}

/** The folders for a compiler's temporary files: the side's own. */
function foldersOf({ environment }: Target): Readonly<Record<string, string>> {
  const { HOME, TMPDIR } = environment
  return { ...(HOME !== undefined && { HOME }), ...(TMPDIR !== undefined && { TMPDIR }) }
}
