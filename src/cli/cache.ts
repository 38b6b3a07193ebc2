import { createHost } from '../host/create-host.ts'
import {
  type StoredBuild,
  defaultStoreLimits,
  type StoreLimits,
} from '../model/build/stored-build.ts'
import { UsageError } from '../model/usage-error.ts'
import { cacheDirectory } from '../settings/cache-directory.ts'
import { renderStore, type StoreLine } from '../render/machine/store.ts'
import { listEntries, readEntry, type ListedEntry } from '../store/read-entry.ts'
import {
  prune,
  removeEntry,
  listOtherCaches,
  pruneOtherCaches,
  type OtherCache,
} from '../store/prune.ts'
import { type StoreHost, storeDirectory } from '../store/store.ts'
import { verifyEntry } from '../store/take-out.ts'
import { exitCodes, type Terminal } from '../model/terminal.ts'
import { createCommand } from './parse-words.ts'
import type { Words } from '../settings/words.ts'

/** `deadheat cache ls|verify|prune`: lists, checks or prunes builds, and lists or prunes what else is cached. */
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
          lines.push((await entryLine(directory, entry, host)).line)
        }
        tellLines({ lines, others: await listOtherCaches(caches, host) }, 'kept', words, terminal)
        return exitCodes.success
      }
      case 'verify':
        return verify(directory, host, words, terminal)
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

const actions = ['ls', 'verify', 'prune'] as const

function actionOf({ positionals, values }: Words): (typeof actions)[number] {
  const [namedText, ...more] = positionals
  const action = actions.find((one) => one === namedText)
  if (action === undefined || more.length > 0) {
    const actual = positionals.length === 0 ? 'nothing' : `"${positionals.join(' ')}"`
    throw new UsageError(`expected ls, verify or prune, got ${actual}; see cache --help`)
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

/** Removes damaged builds; a later run would find and replace them anyway. */
async function verify(
  directory: string,
  host: StoreHost,
  words: Words,
  terminal: Terminal,
): Promise<number> {
  const lines: StoreLine[] = []
  for (const entry of await listEntries(directory, host)) {
    const { line, storedBuild } = await entryLine(directory, entry, host)
    const flaw = storedBuild === null ? line.flaw : await verifyEntry(directory, storedBuild, host)
    if (flaw !== null)
      await removeEntry({ directory, trustScope: entry.trustScope, key: entry.key }, host)
    lines.push({ ...line, flaw })
  }
  tellLines({ lines, others: [] }, 'looked at', words, terminal)
  return lines.some(({ flaw }) => flaw !== null) ? exitCodes.unmeasurable : exitCodes.success
}

async function entryLine(
  directory: string,
  listedParts: ListedEntry,
  host: StoreHost,
): Promise<{ readonly line: StoreLine; readonly storedBuild: StoredBuild | null }> {
  const entry = await readEntry(
    { directory, trustScope: listedParts.trustScope, key: listedParts.key },
    host,
  )
  const line = undescribedEntry(listedParts)
  if (entry.kind === 'spoilt') return { line: { ...line, flaw: entry.reason }, storedBuild: null }
  // Another runner has just removed it.
  if (entry.kind === 'none') return { line, storedBuild: null }
  const { storedBuild } = entry
  const { label, madeAt, build } = storedBuild
  return { line: { ...line, label, madeAt, recipe: build.recipe }, storedBuild }
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
