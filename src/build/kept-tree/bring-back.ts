import type { Host } from '../../host/host.ts'
import type { KeptSources } from '../../model/build/kept-sources.ts'
import { inParallel } from '../../store/in-parallel.ts'
import { isOfBuild } from '../../store/is-of-build.ts'
import { realFolder } from './real-folder.ts'

/**
 * Copies what was made in a kept tree into the tree of the side, but for what only compilers read.
 *
 * @param from - absolute path of the kept tree
 * @param to - absolute path of the side's tree, which has the sources
 * @param sources - what was put into the kept tree; what the build has changed of them is copied, too
 */
export async function bringBack(
  {
    from,
    to,
    sources,
  }: { readonly from: string; readonly to: string; readonly sources: KeptSources['files'] },
  { files }: Pick<Host, 'files'>,
): Promise<void> {
  const known = new Map(Object.entries(sources))
  const made = (await files.survey(from)).filter(isOfBuild)
  for (const { path, kind } of made) {
    if (kind === 'folder') await realFolder(files.join(to, path), files)
  }
  await inParallel(made, async (entry) => {
    const { path } = entry
    const source = known.get(path)
    const target = files.join(to, path)
    if (entry.kind === 'link' && source === undefined) {
      await files.remove(target)
      await files.link(entry.target.replace(`${from}/`, `${to}/`), target)
    }
    if (entry.kind !== 'file') return
    const origin = files.join(from, path)
    if (source !== undefined && source.stamp === (await files.stamp(origin))?.text) return
    await files.remove(target)
    await files.clone(origin, target, entry)
  })
}
