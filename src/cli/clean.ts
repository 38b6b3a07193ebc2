import { createHost } from '../host/create-host.ts'
import { exitCodes } from '../model/terminal.ts'
import { UsageError } from '../model/usage-error.ts'
import { countText, valueText } from '../render/text/format.ts'
import { cacheDirectory } from '../settings/cache-directory.ts'
import type { Words } from '../settings/words.ts'
import { prune, pruneOtherCaches } from '../store/prune.ts'
import { storeDirectory } from '../store/store.ts'
import { createCommand, refuseWords } from './parse-words.ts'
import { removeLeftovers } from '../workspace/work-folder.ts'

/** `deadheat clean`: removes what killed runs have left, and what is cached beyond the limits that are given. */
export const clean = createCommand(
  'clean',
  ['max-size', 'max-age'],
  [],
  async (words, terminal) => {
    refuseWords('clean', words)
    const limits = {
      sizeBytes: limitIn(words, 'max-size') ?? Infinity,
      ageSeconds: limitIn(words, 'max-age') ?? Infinity,
    }
    const caches = words.values.size === 0 ? null : cacheDirectory(terminal.environment)
    if (words.values.size > 0 && caches === null) {
      throw new UsageError('expected HOME or DEADHEAT_CACHE to name a folder, got neither')
    }
    const host = createHost()
    const removedPaths = await removeLeftovers(await host.git.top(terminal.directory), host)
    const lines = [
      ...removedPaths,
      `removed ${countText(removedPaths.length, 'folder')} of killed runs`,
    ]
    if (caches !== null) {
      const builds = await prune(storeDirectory(caches), limits, host)
      const otherCaches = await pruneOtherCaches(caches, limits, host)
      const sizeBytes = [...builds, ...otherCaches].reduce((sum, each) => sum + each.sizeBytes, 0)
      const counts = `${countText(builds.length, 'build')} and ${countText(otherCaches.length, 'other cache')}`
      lines.push(
        ...otherCaches.map(({ name }) => name),
        `removed ${counts}, ${valueText(sizeBytes, 'B')}`,
      )
    }
    terminal.out(`${lines.join('\n')}\n`)
    return exitCodes.success
  },
)

/** How the limits of what is cached are written, by their options. */
const limitUnits = {
  'max-size': { form: 'a size such as 500MiB or 2GiB', MiB: 1024 ** 2, GiB: 1024 ** 3 },
  'max-age': { form: 'a time such as 12h or 7d', h: 3600, d: 86_400 },
}

/** Bytes or seconds, `undefined` where the option is not given; a UsageError when it is malformed. */
function limitIn(
  { values }: Pick<Words, 'values'>,
  option: keyof typeof limitUnits,
): number | undefined {
  const text = values.get(option)
  if (text === undefined) return undefined
  const { form, ...units } = limitUnits[option]
  const [, count, unit] = /^(\d+(?:\.\d+)?)\s*([a-z]+)$/i.exec(text.trim()) ?? []
  const factor = Object.entries(units).find(([name]) => name === unit)?.[1]
  if (factor !== undefined) return Number(count) * factor
  throw new UsageError(`--${option} must be ${form}, got ${JSON.stringify(text.slice(0, 80))}`)
}
