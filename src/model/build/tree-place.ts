/** What lies at a path of a built tree; links are not followed. */
export interface TreePlace {
  readonly kind: 'file' | 'folder' | 'link' | 'other'
  /** Permission bits. */
  readonly mode: number
  /** Of a file. */
  readonly sizeBytes: number
  /** What a link says; of a file with several names in the tree, the one before this; else empty. */
  readonly target: string
}

/** What lies in a tree, by its path relative to it, with `/`. */
export type TreePlaces = ReadonlyMap<string, TreePlace>

/** How a path differs between two trees; `description`: a package.json, but in nothing that Node.js reads. */
export type PlaceDifference = 'name' | 'kind' | 'mode' | 'content' | 'description'
