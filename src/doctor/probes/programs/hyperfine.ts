import { suspect, fine } from '../../judgement.ts'
import { fileLinesOf, firstLineOf } from '../../lines-of.ts'
import type { Probe } from '../../probe.ts'

/**
 * hyperfine, which times whole commands.
 *
 * @param cacheDirectory - where fetched tools are stored; `null` when there is no such folder
 */
export function hyperfine(cacheDirectory: string | null): Probe {
  return {
    id: 'hyperfine',
    title: 'hyperfine',
    questions: [
      { program: ['hyperfine', '--version'] },
      { files: `${cacheDirectory ?? ''}/tools/hyperfine-*/bin/hyperfine*` },
    ],
    judge: (onPath, cached) => {
      const version = /^hyperfine (\d+\.\d+\.\d+)/.exec(firstLineOf(onPath) ?? '')?.[1]
      const kept = fileLinesOf(cached).at(-1)?.path
      if (version !== undefined) return fine(`${version} on the PATH`)
      if (kept !== undefined) return fine(`in the cache: ${kept}`)
      const found = onPath.trouble ?? `another program of that name: ${firstLineOf(onPath) ?? ''}`
      return suspect(
        found,
        'deadheat fetches it to measure commands; install it where that is not possible',
      )
    },
  }
}
