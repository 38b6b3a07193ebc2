import { mean } from 'simple-statistics'
import { digestOf } from '../host/files/digest-of.ts'
import type { Host } from '../host/host.ts'
import { groupedBy } from '../model/grouped-by.ts'
import { blockSecondsSchema, type BlockSecondsById } from '../model/run/block.ts'
import type { Sample } from '../model/run/sample.ts'
import { parseJson } from '../model/parse-json.ts'

/** Of what place, and in which cache. */
export interface TimedPlace {
  /** Top folder of the repository; `null` when there is none. */
  readonly repository: string | null
  readonly cacheDirectory: string
}

const rowsAtMost = 20_000
const blocksOfMean = 8

/** How long blocks took when they were last measured on this machine; empty when none were. */
export async function earlierBlockTimes(
  place: TimedPlace,
  { files }: Pick<Host, 'files'>,
): Promise<BlockSecondsById> {
  const text = (await files.read(blockTimesPath(place, files))) ?? ''
  // They only serve estimates: a file that cannot be parsed counts as empty.
  return blockSecondsSchema.safeParse(parseJson(text)).data ?? {}
}

/** Stores how long blocks took, as the mean of the last eight of each benchmark, beside what is known of others. */
export async function keepBlockTimes(
  samples: readonly Sample[],
  place: TimedPlace,
  host: Pick<Host, 'files'>,
): Promise<void> {
  if (samples.length === 0) return
  const ownTimes = [...groupedBy(samples, ({ block }) => block.benchmarkId)].map(([id, all]) => {
    const last = all.slice(-blocksOfMean)
    const seconds = mean(last.map((sample) => sample.seconds))
    return [id, Math.round(1000 * seconds) / 1000] as const
  })
  const before = Object.entries(await earlierBlockTimes(place, host))
  const fresh = new Set(ownTimes.map(([id]) => id))
  const otherTimes = before
    .filter(([id]) => !fresh.has(id))
    .slice(-Math.max(1, rowsAtMost - ownTimes.length))
  const times = Object.fromEntries([...otherTimes, ...ownTimes.slice(-rowsAtMost)])
  const path = blockTimesPath(place, host.files)
  await host.files.makeDirectory(host.files.join(path, '..'))
  await host.files.write(path, `${JSON.stringify(times)}\n`)
}

function blockTimesPath({ repository, cacheDirectory }: TimedPlace, files: Host['files']): string {
  const name = `${digestOf(repository ?? '').slice(0, 16)}.json`
  return files.join(cacheDirectory, 'block-times', name)
}
