import type { Site } from '../site.ts'

const usual = 'DEPFLAGS = -MMD -MF'

/**
 * Makes the compilers that gyp's makefile calls also record the system's headers, which gyp leaves
 * out.
 *
 * @param place - absolute path of the folder that gyp has configured
 * @returns `false` where there is no such makefile
 */
export async function traceHeaders(
  place: string,
  { directory, host: { files } }: Pick<Site, 'directory' | 'host'>,
): Promise<boolean> {
  // Scripts of the tree have run by now, and may have put a link to somewhere else here.
  const [real, top] = [await files.realPath(place), await files.realPath(directory)]
  if (real === null || top === null || !real.startsWith(`${top}/`)) return false
  const makefile = files.join(place, 'Makefile')
  if ((await files.kindOf(makefile)) !== 'file') return false
  const content = await files.read(makefile)
  if (content === null || !content.includes(usual)) return false
  await files.write(makefile, content.replace(usual, 'DEPFLAGS = -MD -MF'))
  return true
}
