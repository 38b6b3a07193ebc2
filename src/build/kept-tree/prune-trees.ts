import type { Host } from '../../host/host.ts'

/** How many trees are kept; one of Node.js takes some GB. */
export const mostTrees = 3

const oldestSeconds = 30 * 86_400

/**
 * Removes the kept trees that nobody has used for 30 days, and the longest unused ones beyond three. One
 * that somebody compiles in stays.
 *
 * @param directory - absolute path of the folder that holds all of them
 */
export async function pruneTrees(
  directory: string,
  { files, clock }: Pick<Host, 'files' | 'clock'>,
): Promise<void> {
  const found: { readonly path: string; readonly usedMs: number }[] = []
  for (const { name } of await files.list(directory)) {
    const folder = files.join(directory, name)
    for (const slot of await files.list(folder)) {
      const path = files.join(folder, slot.name)
      const used = Date.parse((await files.read(files.join(path, 'used'))) ?? '')
      found.push({ path, usedMs: Number.isNaN(used) ? 0 : used })
    }
  }
  const oldest = Date.parse(clock.now()) - oldestSeconds * 1000
  const newestFirst = found.toSorted((one, other) => other.usedMs - one.usedMs)
  for (const [position, { path, usedMs }] of newestFirst.entries()) {
    if (position < mostTrees && usedMs >= oldest) continue
    const release = await files.hold(files.join(path, 'lock'))
    if (release === null) continue
    await files.remove(path)
    await release()
  }
}
