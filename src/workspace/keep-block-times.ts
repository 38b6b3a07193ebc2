import { buildTimesSchema, type BuildTimes } from '../model/build/build.ts'
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
export function earlierBlockTimes(
  place: TimedPlace,
  host: Pick<Host, 'files'>,
): Promise<BlockSecondsById> {
  return keptTimes(blockTimesPath(place, host.files), blockSecondsSchema, host)
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
  const others = before
    .filter(([id]) => !fresh.has(id))
    .slice(-Math.max(1, rowsAtMost - ownTimes.length))
  const times = Object.fromEntries([...others, ...ownTimes.slice(-rowsAtMost)])
  await keepTimes(blockTimesPath(place, host.files), times, host)
}

function blockTimesPath({ repository, cacheDirectory }: TimedPlace, files: Host['files']): string {
  const name = `${digestOf(repository ?? '').slice(0, 16)}.json`
  return files.join(cacheDirectory, 'block-times', name)
}

/** Durations of the latest builds of each kind on this machine; empty when none were made. */
export function earlierBuildTimes(
  cacheDirectory: string,
  host: Pick<Host, 'files'>,
): Promise<BuildTimes> {
  return keptTimes(host.files.join(cacheDirectory, 'build-times.json'), buildTimesSchema, host)
}

/** Stores them. */
export async function keepBuildTimes(
  times: BuildTimes,
  cacheDirectory: string,
  host: Pick<Host, 'files'>,
): Promise<void> {
  await keepTimes(host.files.join(cacheDirectory, 'build-times.json'), times, host)
}

interface TimesSchema<T> {
  readonly safeParse: (data: unknown) => { readonly data?: Readonly<Record<string, T>> | undefined }
}

/** They only serve estimates: a file that cannot be parsed counts as empty. */
async function keptTimes<T>(
  path: string,
  schema: TimesSchema<T>,
  { files }: Pick<Host, 'files'>,
): Promise<Readonly<Record<string, T>>> {
  return schema.safeParse(parseJson((await files.read(path)) ?? '')).data ?? {}
}

async function keepTimes(
  path: string,
  times: Readonly<Record<string, unknown>>,
  { files }: Pick<Host, 'files'>,
): Promise<void> {
  await files.makeDirectory(files.join(path, '..'))
  await files.write(path, `${JSON.stringify(times)}\n`)
}
