import { existsSync, lstatSync, mkdirSync, readlinkSync, realpathSync, statSync } from 'node:fs'
import { devices, hiddenFiles, ownFolders, systemFolders, type Boundary } from './boundary.ts'
import { isInside } from '../files/is-inside.ts'
import type { Mounted } from './mount-table.ts'

/** One thing in a sandbox, which lies there at the absolute path that it has on the machine. */
export type SandboxEntry =
  | {
      readonly kind: 'visible' | 'writable'
      readonly path: string
      readonly folder: boolean
      /** Options that its file system has already, and that have to stay. */
      readonly options: readonly string[]
      /** What is mounted inside of something visible: each has to be made read-only by itself. */
      readonly inside: readonly Mounted[]
      /** Whether it lies in something that may be changed, so that its name may lead anywhere by now. */
      readonly inner: boolean
    }
  | { readonly kind: 'link'; readonly path: string; readonly target: string }
  | { readonly kind: 'device'; readonly path: string }
  /** A folder in memory; `shared`: by all processes of the sandbox, because something else lies in it. */
  | { readonly kind: 'own'; readonly path: string; readonly shared: boolean }
  /** A folder or a file of the machine that is empty here. */
  | { readonly kind: 'hidden'; readonly path: string; readonly folder: boolean }

/** What the machine has that a sandbox has to be made from. */
export interface SandboxFacts {
  readonly mounted: readonly Mounted[]
  /** Absolute paths that no sandbox shows, unless something inside them is listed by itself. */
  readonly secluded: readonly string[]
}

/**
 * Settles what is in a sandbox, in the order in which it has to be put there. Folders that may be changed
 * are made now: what is not there could else be made by whoever is inside.
 */
export function sandboxPlan(boundary: Boundary, facts: SandboxFacts): readonly SandboxEntry[] {
  const { secluded } = facts
  for (const path of boundary.writable) {
    mkdirSync(path, { recursive: true })
    if (leadsOut(path, boundary)) {
      throw new Error(`expected a folder that a sandbox may write to, got a link at ${path}`)
    }
  }
  const shown = boundary.visible.filter(
    (path) =>
      path.startsWith('/') &&
      existsSync(path) &&
      // By either name: a link is as good as what it leads to.
      ![path, realpathSync(path)].some((one) => secluded.some((each) => isInside(each, one))) &&
      !leadsOut(path, boundary),
  )
  const listed = [
    ...shown.flatMap((path) =>
      isInner(path, boundary)
        ? [{ ...entryOf('visible', path, facts), inner: true }]
        : placed('visible', path, facts),
    ),
    ...boundary.writable.flatMap((path) => placed('writable', path, facts)),
  ]
  const hidden = [...secluded.filter(isInSystem), ...hiddenFiles].filter((path) => existsSync(path))
  return [
    ...systemFolders.flatMap((path) => systemFolder(path, facts)),
    ...hidden.map((path): SandboxEntry => ({ kind: 'hidden', path, folder: isFolder(path) })),
    ...ownFolders.map((path): SandboxEntry => {
      const shared = listed.some((each) => isInside(each.path, path))
      return { kind: 'own', path, shared }
    }),
    ...devices
      .map((name) => `/dev/${name}`)
      .filter((path) => existsSync(path))
      .map((path): SandboxEntry => ({ kind: 'device', path })),
    ...outerFirst(listed.filter(({ path }) => isMissing(path, secluded))),
  ]
}

/** Whether whoever was inside before may have put a link in the place of a path. */
function isInner(path: string, { writable }: Boundary): boolean {
  return writable.some((tree) => tree !== path && isInside(path, tree))
}

/** Whether such a link leads out of the folder that it lies in. */
function leadsOut(path: string, { writable }: Boundary): boolean {
  return writable.some(
    (tree) =>
      tree !== path && isInside(path, tree) && !isInside(realpathSync(path), realpathSync(tree)),
  )
}

/** A link at the top of the machine is a link in the sandbox, too. */
function systemFolder(path: string, facts: SandboxFacts): readonly SandboxEntry[] {
  if (!existsSync(path)) return []
  if (lstatSync(path).isSymbolicLink()) {
    return [{ kind: 'link', path, target: readlinkSync(path) }]
  }
  return [entryOf('visible', path, facts)]
}

/** What is listed lies at the name that it was listed by, and at its own. */
function placed(kind: 'visible' | 'writable', path: string, facts: SandboxFacts): Placed[] {
  return [...new Set([path, realpathSync(path)])].map((place) => entryOf(kind, place, facts))
}

type Placed = Extract<SandboxEntry, { kind: 'visible' | 'writable' }>

function entryOf(kind: 'visible' | 'writable', path: string, { mounted }: SandboxFacts): Placed {
  const real = realpathSync(path)
  const around = mounted.filter((each) => isInside(real, each.path))
  const nearest = around.reduce(
    (best, each) => (each.path.length >= best.path.length ? each : best),
    { path: '', options: [] },
  )
  const inside = mounted
    .filter((each) => each.path !== real && isInside(each.path, real))
    .map((each) => ({ ...each, path: `${path}${each.path.slice(real.length)}` }))
  return { kind, path, folder: isFolder(path), options: nearest.options, inside, inner: false }
}

/** What the system's folders show already needs no second place. */
function isMissing(path: string, secluded: readonly string[]): boolean {
  return !isInSystem(path) || secluded.some((each) => isInside(path, each))
}

function isInSystem(path: string): boolean {
  return systemFolders.some((folder) => isInside(path, folder))
}

/** What may be changed stays so when it is also listed as visible. */
function outerFirst(all: readonly Placed[]): readonly Placed[] {
  const found = new Map<string, Placed>()
  for (const one of all) found.set(one.path, one)
  const depth = ({ path }: Placed): number => path.split('/').length
  return [...found.values()].toSorted((one, other) => depth(one) - depth(other))
}

function isFolder(path: string): boolean {
  return statSync(path).isDirectory()
}
