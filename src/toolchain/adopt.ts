import type { Host } from '../host/host.ts'

/**
 * Gives a finished folder its name in the cache. The first process wins: if another one was faster,
 * its folder stays.
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
