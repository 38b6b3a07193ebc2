import { createHost } from '../host/create-host.ts'
import { defaultStoreLimits, type ListedEntry } from '../model/build/stored-build.ts'
import { UsageError } from '../model/usage-error.ts'
import { cacheDirectory } from '../settings/cache-directory.ts'
import { renderStore, type StoreLine } from '../render/machine/store.ts'
import { listEntries, readEntry } from '../store/read-entry.ts'
import { prune, listOtherCaches, pruneOtherCaches } from '../store/prune.ts'
import { type StoreHost, storeDirectory } from '../store/store.ts'
import { exitCodes } from '../model/terminal.ts'
import { createCommand } from './parse-words.ts'

/** `deadheat cache ls|prune`: lists or prunes builds and what else is cached. */
export const cache = createCommand(
  'cache',
  ['max-size', 'max-age'],
  ['json'],
  async ({ positionals, values, switches }, terminal) => {
    const action = positionals.join(' ')
    if (action !== 'ls' && action !== 'prune') {
      const actual = action === '' ? 'nothing' : `"${action}"`
      throw new UsageError(`expected ls or prune, got ${actual}; see cache --help`)
    }
    if (action === 'ls' && values.size > 0) {
      throw new UsageError('--max-size and --max-age belong to cache prune, not to cache ls')
    }
    const caches = cacheDirectory(terminal.environment)
    if (caches === null) {
      throw new UsageError('expected HOME or DEADHEAT_CACHE to name a folder, got neither')
    }
    const directory = storeDirectory(caches)
    const host = createHost()
    const limits = {
      sizeBytes: limitIn(values, 'max-size') ?? defaultStoreLimits.sizeBytes,
      ageSeconds: limitIn(values, 'max-age') ?? defaultStoreLimits.ageSeconds,
    }
    const lines: StoreLine[] = []
    if (action === 'ls') {
      for (const entry of await listEntries(directory, host))
        lines.push(await describedEntry(directory, entry, host))
    } else lines.push(...(await prune(directory, limits, host)).map(undescribedEntry))
    const otherCaches =
      action === 'ls'
        ? await listOtherCaches(caches, host)
        : await pruneOtherCaches(caches, limits, host)
    terminal.out(
      switches.has('json')
        ? `${JSON.stringify({ builds: lines, others: otherCaches })}\n`
        : renderStore(lines, otherCaches, action === 'ls' ? 'kept' : 'removed'),
    )
    return exitCodes.success
  },
)

async function describedEntry(
  directory: string,
  entry: ListedEntry,
  host: StoreHost,
): Promise<StoreLine> {
  const { trustScope, key } = entry
  const storedBuild = await readEntry({ directory, trustScope, key }, host)
  const line = undescribedEntry(entry)
  if (typeof storedBuild === 'string') return { ...line, flaw: storedBuild }
  // Another runner has just removed it.
  if (storedBuild === null) return line
  const { label, madeAt, build } = storedBuild
  return { ...line, label, madeAt, recipe: build.recipe }
}

function undescribedEntry(entry: ListedEntry): StoreLine {
  return { ...entry, label: null, madeAt: null, recipe: null, flaw: null }
}

/** How the limits of the store are written, by their options: `2GiB`, `500MiB`; `7d`, `12h`. */
const limitUnits = {
  'max-size': { form: 'a size such as 500MiB or 2GiB', MiB: 1024 ** 2, GiB: 1024 ** 3 },
  'max-age': { form: 'a time such as 12h or 7d', h: 3600, d: 86_400 },
}

/**
 * @returns bytes or seconds; `undefined` where the option is not given
 * @throws UsageError when it is malformed
 */
function limitIn(
  values: ReadonlyMap<string, string>,
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
