import { createHost } from '../host/create-host.ts'
import { defaultStoreLimits, type StoreLimits } from '../model/build/stored-build.ts'
import { UsageError } from '../model/usage-error.ts'
import { cacheDirectory } from '../settings/cache-directory.ts'
import { renderStore, type StoreLine } from '../render/machine/store.ts'
import { listEntries, readEntry, type ListedEntry } from '../store/read-entry.ts'
import { prune, listOtherCaches, pruneOtherCaches, type OtherCache } from '../store/prune.ts'
import { type StoreHost, storeDirectory } from '../store/store.ts'
import { exitCodes, type Terminal } from '../model/terminal.ts'
import { createCommand } from './parse-words.ts'
import type { Words } from '../settings/words.ts'

/** `deadheat cache ls|prune`: lists or prunes builds, and what else is cached. */
export const cache = createCommand(
  'cache',
  ['max-size', 'max-age'],
  ['json'],
  async (words, terminal) => {
    const action = actionOf(words)
    const caches = cachesOf(terminal)
    const directory = storeDirectory(caches)
    const host = createHost()
    switch (action) {
      case 'ls': {
        const lines: StoreLine[] = []
        for (const entry of await listEntries(directory, host)) {
          lines.push(await entryLine(directory, entry, host))
        }
        tellLines({ lines, others: await listOtherCaches(caches, host) }, 'kept', words, terminal)
        return exitCodes.success
      }
      case 'prune': {
        const limits = storeLimitsOf(words.values.get('max-size'), words.values.get('max-age'))
        const listedEntries = await prune(directory, limits, host)
        const others = await pruneOtherCaches(caches, limits, host)
        tellLines(
          { lines: listedEntries.map(undescribedEntry), others },
          'removed',
          words,
          terminal,
        )
        return exitCodes.success
      }
    }
  },
)

const actions = ['ls', 'prune'] as const

function actionOf({ positionals, values }: Words): (typeof actions)[number] {
  const [namedText, ...more] = positionals
  const action = actions.find((one) => one === namedText)
  if (action === undefined || more.length > 0) {
    const actual = positionals.length === 0 ? 'nothing' : `"${positionals.join(' ')}"`
    throw new UsageError(`expected ls or prune, got ${actual}; see cache --help`)
  }
  if (action !== 'prune' && values.size > 0) {
    throw new UsageError(`--max-size and --max-age belong to cache prune, not to cache ${action}`)
  }
  return action
}

function cachesOf({ environment }: Terminal): string {
  const caches = cacheDirectory(environment)
  if (caches !== null) return caches
  throw new UsageError('expected HOME or DEADHEAT_CACHE to name a folder, got neither')
}

async function entryLine(
  directory: string,
  listedEntry: ListedEntry,
  host: StoreHost,
): Promise<StoreLine> {
  const entry = await readEntry({ directory, ...listedEntry }, host)
  const line = undescribedEntry(listedEntry)
  if (entry.kind === 'spoilt') return { ...line, flaw: entry.reason }
  // Another runner has just removed it.
  if (entry.kind === 'none') return line
  const { label, madeAt, build } = entry.storedBuild
  return { ...line, label, madeAt, recipe: build.recipe }
}

function undescribedEntry(listedParts: ListedEntry): StoreLine {
  return { ...listedParts, label: null, madeAt: null, recipe: null, flaw: null }
}

interface ShownCaches {
  readonly lines: readonly StoreLine[]
  readonly others: readonly OtherCache[]
}

function tellLines(
  { lines, others }: ShownCaches,
  doneText: string,
  words: Words,
  terminal: Terminal,
): void {
  const text = words.switches.has('json')
    ? `${JSON.stringify({ builds: lines, others })}\n`
    : renderStore(lines, others, doneText)
  terminal.out(text)
}

const bytesPerUnit: Readonly<Record<string, number>> = {
  MiB: 1024 ** 2,
  GiB: 1024 ** 3,
}
const secondsPerUnit: Readonly<Record<string, number>> = { h: 3600, d: 86_400 }

/**
 * Parses the limits of the store: `2GiB`, `500MiB`; `7d`, `12h`.
 *
 * @throws UsageError when one of them is malformed
 */
function storeLimitsOf(size: string | undefined, age: string | undefined): StoreLimits {
  return {
    sizeBytes:
      size === undefined
        ? defaultStoreLimits.sizeBytes
        : measureLimit(size, {
            units: bytesPerUnit,
            option: '--max-size',
            expected: 'a size such as 500MiB or 2GiB',
          }),
    ageSeconds:
      age === undefined
        ? defaultStoreLimits.ageSeconds
        : measureLimit(age, {
            units: secondsPerUnit,
            option: '--max-age',
            expected: 'a time such as 12h or 7d',
          }),
  }
}

interface MeasuredRequest {
  readonly units: Readonly<Record<string, number>>
  readonly option: string
  readonly expected: string
}

function measureLimit(writtenText: string, { units, option, expected }: MeasuredRequest): number {
  const match = /^(\d+(?:\.\d+)?)\s*([a-z]+)$/i.exec(writtenText.trim())
  const factor = units[match?.[2] ?? '']
  if (match === null || factor === undefined) {
    throw new UsageError(
      `${option} must be ${expected}, got ${JSON.stringify(writtenText.slice(0, 80))}`,
    )
  }
  return Number(match[1]) * factor
}
