import { keptSourcesSchema, type KeptSources } from '../../model/build/kept-sources.ts'
import { noteInLog, type Site } from '../site.ts'
import { mostTrees, pruneTrees } from './prune-trees.ts'
import { bringBack } from './bring-back.ts'
import { sourcesIn, type SourceFile } from './sources-in.ts'
import { syncSources } from './sync-sources.ts'
import { treesDirectory } from './trees-folder.ts'

/** A tree with the sources of a side and the objects of an earlier commit, held by this run. */
export interface ClaimedTree {
  /** Absolute path. */
  readonly directory: string
  /** Puts what was made into the side's own tree. */
  readonly bringBack: () => Promise<void>
  /** Lets go of it. */
  readonly release: (end: { readonly isWhole: boolean }) => Promise<void>
}

/** A commit of another line of development differs in more of its files. */
const nearestShare = 1 / 3

/**
 * A kept tree for a side: the one whose sources differ least from the side's, with those made the side's,
 * else an empty one.
 *
 * @param folder - where trees are kept that were compiled in the same way; absolute
 * @param resumes - whether the build tool itself takes down what it has finished, so that a tree in which
 *   it was killed can be gone on with
 * @returns `null` when other runs compile in all of them
 */
export async function claimTree(
  { folder, resumes }: { readonly folder: string; readonly resumes: boolean },
  site: Site,
): Promise<ClaimedTree | null> {
  const { host, directory } = site
  const sources = await sourcesIn(directory, host)
  const slots = await freeSlots(folder, site)
  const slot = nearest(slots, { sources, resumes })
  for (const other of slots) if (other.path !== slot?.path) await other.release()
  if (slot === null) return null
  try {
    return await filled(slot, sources, site)
  } catch (error) {
    await slot.release()
    throw error
  }
}

async function filled(
  { path, known, goesOn, release }: Chosen,
  sources: ReadonlyMap<string, SourceFile>,
  site: Site,
): Promise<ClaimedTree> {
  const { host, directory: side } = site
  const { files, clock } = host
  const tree = files.join(path, 'tree')
  if (!goesOn) await files.remove(tree)
  await files.write(files.join(path, 'used'), clock.now())
  await pruneTrees(treesDirectory(site.cacheDirectory, host), host)
  const remember = (kept: KeptSources): Promise<void> =>
    files.write(files.join(path, 'sources.json'), JSON.stringify(kept))
  await files.makeDirectory(tree)
  const { changed, now } = await syncSources(
    { from: side, to: tree },
    {
      sources,
      known: goesOn ? known.files : {},
      remember: (kept) => remember({ isWhole: false, files: kept }),
    },
    host,
  )
  const told = goesOn
    ? `compiled in the tree of an earlier commit; ${changed} of ${sources.size} files differ`
    : 'compiled in a new tree, in which the next commit goes on'
  site.notes.push(told)
  await noteInLog(told, site)
  return {
    directory: tree,
    bringBack: () => bringBack({ from: tree, to: side, sources: now }, host),
    release: async ({ isWhole }) => {
      await remember({ isWhole, files: now })
      await release()
    },
  }
}

/** A place for a tree, held by this run. */
interface Slot {
  /** Absolute path. */
  readonly path: string
  readonly known: KeptSources
  readonly usedAt: string
  readonly release: () => Promise<void>
}

/** A place that was chosen. */
interface Chosen extends Slot {
  /** Whether what was compiled there is of use. */
  readonly goesOn: boolean
}

async function freeSlots(folder: string, { host: { files } }: Site): Promise<readonly Slot[]> {
  const slots: Slot[] = []
  for (let place = 0; place < mostTrees; place += 1) {
    const path = files.join(folder, String(place))
    await files.makeDirectory(path)
    const release = await files.hold(files.join(path, 'lock'))
    if (release === null) continue
    const known = sourcesOf(await files.read(files.join(path, 'sources.json')))
    const usedAt = (await files.read(files.join(path, 'used'))) ?? ''
    slots.push({ path, known, usedAt, release })
  }
  return slots
}

const nothing: KeptSources = { isWhole: true, files: {} }

function sourcesOf(content: string | null): KeptSources {
  if (content === null) return nothing
  try {
    return keptSourcesSchema.safeParse(JSON.parse(content)).data ?? nothing
  } catch {
    return nothing // Then all of it is compiled.
  }
}

function nearest(
  slots: readonly Slot[],
  {
    sources,
    resumes,
  }: { readonly sources: ReadonlyMap<string, SourceFile>; readonly resumes: boolean },
): Chosen | null {
  const [near] = slots
    .filter(({ known }) => Object.keys(known.files).length > 0 && (known.isWhole || resumes))
    .map((slot) => ({ slot, distance: distanceOf(slot.known, sources) }))
    .filter(({ distance }) => distance <= nearestShare * sources.size)
    .toSorted((one, other) => one.distance - other.distance)
  if (near !== undefined) return { ...near.slot, goesOn: true }
  const [oldest] = slots.toSorted((one, other) => (one.usedAt < other.usedAt ? -1 : 1))
  return oldest === undefined ? null : { ...oldest, goesOn: false }
}

/** How many files only one of them has, or has otherwise. */
function distanceOf({ files }: KeptSources, sources: ReadonlyMap<string, SourceFile>): number {
  const known = new Map(Object.entries(files))
  const gone = [...known.keys()].filter((path) => !sources.has(path)).length
  const other = [...sources].filter(([path, { digest }]) => known.get(path)?.digest !== digest)
  return gone + other.length
}
