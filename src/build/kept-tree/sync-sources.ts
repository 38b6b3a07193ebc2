import type { Host } from '../../host/host.ts'
import type { KeptSources } from '../../model/build/kept-sources.ts'
import { inParallel } from '../../store/in-parallel.ts'
import { staysInTree } from '../stays-in-tree.ts'
import { realFolder } from './real-folder.ts'
import type { SourceFile } from './sources-in.ts'

/** Two folders of the same sources. */
interface Places {
  /** Absolute path of the sources that are wanted. */
  readonly from: string
  /** Absolute path of the tree that gets them. */
  readonly to: string
}

/**
 * Makes the sources of a kept tree those of another commit. Only what differs is written, so that
 * everything else keeps its times and is not compiled again.
 *
 * @param known - what was put there the last time
 * @param remember - told what is there from now on, before and after the tree is changed
 * @returns how many files were written or removed, and what is there now
 */
export async function syncSources(
  { from, to }: Places,
  {
    sources,
    known,
    remember,
  }: {
    readonly sources: ReadonlyMap<string, SourceFile>
    readonly known: KeptSources['files']
    readonly remember: (files: KeptSources['files']) => Promise<void>
  },
  { files }: Pick<Host, 'files'>,
): Promise<{ readonly changed: number; readonly now: KeptSources['files'] }> {
  const earlier = new Map(Object.entries(known))
  // What a killed run has left of a new file has to be found, too.
  const unknown = [...sources].flatMap(([path, { digest }]) =>
    earlier.has(path) ? [] : [[path, { digest, stamp: 'unknown' }] as const],
  )
  await remember(Object.fromEntries([...earlier, ...unknown]))
  let changed = 0
  for (const path of earlier.keys()) {
    if (sources.has(path)) continue
    const target = files.join(to, path)
    // A build may have put a link in the place of the folder.
    if (await staysInTree(files.join(target, '..'), to, files)) await files.remove(target)
    changed += 1
  }
  for (const folder of foldersOf(sources)) await realFolder(files.join(to, folder), files)
  const stamps = new Map<string, KeptSources['files'][string]>()
  await inParallel([...sources], async ([path, source]) => {
    const target = files.join(to, path)
    const before = earlier.get(path)
    const isSame = before?.digest === source.digest && before.stamp === (await stampOf(target))
    if (!isSame) {
      await files.remove(target)
      if (source.kind === 'link') await files.link(source.target, target)
      else await files.clone(files.join(from, path), target, source)
      changed += 1
    }
    stamps.set(path, { digest: source.digest, stamp: await stampOf(target) })
  })
  const now = Object.fromEntries(stamps)
  await remember(now)
  return { changed, now }

  async function stampOf(path: string): Promise<string> {
    const kind = await files.kindOf(path)
    // Times of a link say nothing of the link itself.
    if (kind !== 'file') return String(kind)
    return (await files.stamp(path))?.text ?? 'null'
  }
}

/** All folders of the sources, each after the one it lies in. */
function foldersOf(sources: ReadonlyMap<string, SourceFile>): readonly string[] {
  const folders = new Set<string>()
  for (const path of sources.keys()) {
    for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) {
      folders.add(path.slice(0, at))
    }
  }
  return [...folders].toSorted()
}
