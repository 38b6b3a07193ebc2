import { existsSync, lstatSync, mkdirSync, readlinkSync, realpathSync, statSync } from 'node:fs'
import { devices, ownFolders, systemFolders, type Boundary, isInside } from './boundary.ts'

/** One entry of a sandbox. Its absolute path is the same there as on the machine. */
export type SandboxEntry =
  | {
      readonly kind: 'visible' | 'writable'
      readonly path: string
      readonly folder: boolean
      /** Mount options that its file system already has and must keep. */
      readonly options: readonly string[]
      /** Mount points inside something visible: each must be made read-only separately. */
      readonly inside: readonly MountEntry[]
      /** Whether it lies in something that may be changed, so that its name may lead anywhere by now. */
      readonly inner: boolean
    }
  | { readonly kind: 'link'; readonly path: string; readonly target: string }
  | { readonly kind: 'device'; readonly path: string }
  /** A folder in memory. `shared`: all processes of the sandbox use it, because a listed path is inside. */
  | { readonly kind: 'own'; readonly path: string; readonly isShared: boolean }
  /** A folder or a file of the machine that appears empty here. */
  | { readonly kind: 'hidden'; readonly path: string; readonly folder: boolean }

/** What a plan needs to know about the machine. */
export interface SandboxFacts {
  readonly mounts: readonly MountEntry[]
  /** Absolute paths that no sandbox shows, except for paths inside them that are listed. */
  readonly secludedPaths: readonly string[]
  /** Absolute paths that appear empty where something around them is shown. */
  readonly hiddenPaths: readonly string[]
}

/** What is in a sandbox, in the order of mounting. Writable folders are made now, before something else is there. */
export function sandboxPlan(boundary: Boundary, facts: SandboxFacts): readonly SandboxEntry[] {
  const { secludedPaths } = facts
  for (const path of boundary.writable) {
    mkdirSync(path, { recursive: true })
    if (leadsOut(path, boundary)) {
      throw new Error(`expected a folder that a sandbox may write to, got a link at ${path}`)
    }
  }
  const listedEntries = [
    ...shownPaths(boundary, secludedPaths).flatMap((path) =>
      // An earlier process of this side can have replaced it by a link.
      boundary.writable.some((tree) => tree !== path && isInside(path, tree))
        ? [{ ...planEntry('visible', path, facts), inner: true }]
        : lstatSync(path).isSymbolicLink() && statSync(path).isFile()
          ? // Programs look for their parts beside what they really are.
            [linkEntry(path, realpathSync(path)), planEntry('visible', realpathSync(path), facts)]
          : placeEntries('visible', path, facts),
    ),
    ...boundary.writable.flatMap((path) => placeEntries('writable', path, facts)),
  ]
  const coveredPaths = [
    ...facts.hiddenPaths.filter(isInSystem),
    ...listedEntries.flatMap(({ path }) => hiddenBelow(path, facts)),
    // A writable folder holds only the side's own files, and may be replaced at any moment.
  ].filter((path) => !boundary.writable.some((each) => isInside(path, each)))
  const hiddenFolders = [...secludedPaths.filter(isInSystem), ...coveredPaths]
  return [
    ...systemFolders.flatMap((path) => systemFolder(path, facts)),
    ...ownFolders.map((path): SandboxEntry => {
      const isShared = listedEntries.some((each) => isInside(each.path, path))
      return { kind: 'own', path, isShared }
    }),
    ...devices
      .map((name) => `/dev/${name}`)
      .filter((path) => existsSync(path))
      .map((path): SandboxEntry => ({ kind: 'device', path })),
    ...outerFirst([
      ...hiddenFolders.flatMap(hiddenEntry),
      ...listedEntries.filter(({ path }) => isOutOfSight(path, hiddenFolders)),
    ]),
  ]
}

/** What is there of what a boundary lists as visible, without what would show a secluded path. */
export function shownPaths(
  boundary: Boundary,
  secludedPaths: readonly string[],
): readonly string[] {
  return boundary.visible.filter(
    (path) =>
      path.startsWith('/') &&
      existsSync(path) &&
      // By both names: whoever can open the link can open its target.
      ![path, realpathSync(path)].some((candidate) =>
        secludedPaths.some((each) => isInside(each, candidate)),
      ) &&
      !leadsOut(path, boundary),
  )
}

function hiddenEntry(path: string): readonly HiddenEntry[] {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats === undefined ? [] : [{ kind: 'hidden', path, folder: stats.isDirectory() }]
}

/** By the name by which the folder around them is listed. */
function hiddenBelow(path: string, { hiddenPaths }: SandboxFacts): readonly string[] {
  const real = realpathSync(path)
  const below = hiddenPaths.filter((each) => each !== real && isInside(each, real))
  return below.map((each) => `${path}${each.slice(real.length)}`)
}

/** Whether such a link leads out of the folder that contains it. */
function leadsOut(path: string, { writable }: Boundary): boolean {
  return writable.some(
    (tree) =>
      tree !== path && isInside(path, tree) && !isInside(realpathSync(path), realpathSync(tree)),
  )
}

/** A link at the top of the machine is also a link in the sandbox. */
function systemFolder(path: string, facts: SandboxFacts): readonly SandboxEntry[] {
  if (!existsSync(path)) return []
  if (lstatSync(path).isSymbolicLink()) {
    return [linkEntry(path, readlinkSync(path))]
  }
  return [planEntry('visible', path, facts)]
}

/** A listed path appears under the name by which it was listed and under its real one. */
function placeEntries(
  kind: 'visible' | 'writable',
  path: string,
  facts: SandboxFacts,
): PlacedEntry[] {
  return [...new Set([path, realpathSync(path)])].map((place) => planEntry(kind, place, facts))
}

type PlacedEntry = Extract<SandboxEntry, { kind: 'visible' | 'writable' }>
type HiddenEntry = Extract<SandboxEntry, { kind: 'hidden' }>
type LinkEntry = Extract<SandboxEntry, { kind: 'link' }>
type MountedEntry = PlacedEntry | HiddenEntry | LinkEntry

function linkEntry(path: string, target: string): LinkEntry {
  return { kind: 'link', path, target }
}

function planEntry(
  kind: 'visible' | 'writable',
  path: string,
  { mounts }: SandboxFacts,
): PlacedEntry {
  const real = realpathSync(path)
  const around = mounts.filter((each) => isInside(real, each.path))
  const nearest = around.reduce(
    (best, each) => (each.path.length >= best.path.length ? each : best),
    { path: '', options: [] },
  )
  const inside = mounts
    .filter((each) => each.path !== real && isInside(each.path, real))
    .map((each) => ({ ...each, path: `${path}${each.path.slice(real.length)}` }))
  const folder = statSync(path).isDirectory()
  return { kind, path, folder, options: nearest.options, inside, inner: false }
}

/** What the system's folders already show needs no entry of its own. */
function isOutOfSight(path: string, hiddenFolders: readonly string[]): boolean {
  return !isInSystem(path) || hiddenFolders.some((each) => isInside(path, each))
}

function isInSystem(path: string): boolean {
  return systemFolders.some((folder) => isInside(path, folder))
}

/** What is writable stays writable when it is also listed as visible. */
function outerFirst(all: readonly MountedEntry[]): readonly MountedEntry[] {
  const entriesByPath = new Map<string, MountedEntry>()
  for (const entry of all) entriesByPath.set(entry.path, entry)
  const depth = ({ path }: MountedEntry): number => path.split('/').length
  return [...entriesByPath.values()].toSorted((first, second) => depth(first) - depth(second))
}

/** One mount point. */
export interface MountEntry {
  /** Absolute path. */
  readonly path: string
  readonly options: readonly string[]
}

/** All mount points that this program sees, in the kernel's order; proc_pid_mountinfo(5). */
export function mountTable(kernel: (path: string) => string): readonly MountEntry[] {
  return kernel('/proc/self/mountinfo')
    .split('\n')
    .flatMap((line) => {
      const [, , , , path, options] = line.split(' ')
      if (path === undefined || options === undefined) return []
      return [{ path: unescapePath(path), options: options.split(',') }]
    })
}

/** Spaces and similar characters are written as octal numbers. */
function unescapePath(path: string): string {
  return path.replaceAll(/\\([0-7]{3})/g, (_, digits: string) =>
    String.fromCodePoint(Number.parseInt(digits, 8)),
  )
}
