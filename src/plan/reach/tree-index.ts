import { z } from 'zod'
import type { TreePlaces } from '../../model/build/tree-place.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import { parseJson } from '../../model/parse-json.ts'

/** What a package.json says of where its files lie. */
export type PackageManifest = Readonly<z.infer<typeof manifestSchema>>
const manifestSchema = z.looseObject({
  name: z.string().optional().catch(undefined),
  main: z.unknown().optional(),
  module: z.unknown().optional(),
  browser: z.unknown().optional(),
  files: z.array(z.string()).optional().catch(undefined),
  exports: z.unknown().optional(),
  imports: z.unknown().optional(),
})

/** Finds files of a tree by parts of their paths. Paths are relative to the tree. */
export interface TreeIndex {
  readonly places: TreePlaces
  /** What lies in a folder. */
  readonly children: ReadonlyMap<string, readonly string[]>
  readonly byName: ReadonlyMap<string, readonly string[]>
  /** Files outside of node_modules, by their names without the ending. */
  readonly byStem: ReadonlyMap<string, readonly string[]>
  /** Packages outside of node_modules, by their folders. */
  readonly manifests: ReadonlyMap<string, PackageManifest>
}

/** @param manifestTexts - of the packages outside of node_modules, by their folders */
export function treeIndexOf(
  places: TreePlaces,
  manifestTexts: ReadonlyMap<string, string>,
): TreeIndex {
  const all = [...places.keys()]
  const files = all.filter((path) => places.get(path)?.kind === 'file' && !isInstalled(path))
  const manifests = new Map(
    [...manifestTexts].flatMap(([folder, text]) => {
      const manifest = manifestOf(text)
      return manifest === null ? [] : [[folder, manifest] as const]
    }),
  )
  return {
    places,
    children: groupedBy(all, folderOf),
    byName: groupedBy(all, nameOf),
    byStem: groupedBy(files, (path) => stemOf(nameOf(path))),
    manifests,
  }
}

/** @returns `null` for what is no JSON of an object */
export function manifestOf(text: string): PackageManifest | null {
  return manifestSchema.safeParse(parseJson(text)).data ?? null
}

/** The folder of a path; empty for the tree itself. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

/** A folder and those around it, from within; the last is empty. */
export function foldersAround(folder: string): readonly string[] {
  return folder === '' ? [''] : [folder, ...foldersAround(folderOf(folder))]
}

/** The last part of a path. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** A name without its last ending. */
export function stemOf(name: string): string {
  return name.replace(/(?!^)\.[^.]+$/, '')
}

/** Whether a path lies in a folder of installed packages. */
export function isInstalled(path: string): boolean {
  return /(?:^|\/)node_modules\//.test(path)
}

/** The folder of the installed package in which a path lies; `null` outside of them. */
export function installedPackageOf(path: string): string | null {
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/|$)/.exec(path)?.[0] ?? null
}

/** Whether Node.js or a loader of TypeScript loads files with such a name. */
export function isLoadable(path: string): boolean {
  if (isDeclaration(path) || /^(?:package-lock|npm-shrinkwrap)\.json$/.test(nameOf(path)))
    return false
  return /\.(?:[cm]?[jt]sx?|json|node|wasm)$/.test(path) || !nameOf(path).includes('.')
}

/** Whether it declares types, which compilers read and no loader loads. */
export function isDeclaration(path: string): boolean {
  return /\.d(?:\.\w+)?\.[cm]?ts$/.test(path)
}
