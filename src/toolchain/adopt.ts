import type { Host } from '../host/host.ts'

/**
 * Gives a folder that is ready its name in the cache. Whoever is first wins: when another program was
 * faster with the same, what it made stays.
 */
export async function adopt(
  draft: string,
  place: string,
  { files }: Pick<Host, 'files'>,
): Promise<void> {
  try {
    await files.move(draft, place)
  } catch (error) {
    if (!(await files.exists(place))) throw error
  }
}
