import { mean } from 'simple-statistics'
import { digestOf } from '../host/files/digest-of.ts'
import type { Host } from '../host/host.ts'
import { groupedBy } from '../model/grouped-by.ts'
import { blockSecondsSchema, type BlockSecondsById } from '../model/run/block.ts'
import type { Sample } from '../model/run/sample.ts'
import { parseJson } from '../model/parse-json.ts'
import { suiteTimesSchema, type SuiteTimes, type Preset } from '../model/run/suite.ts'

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
  const content = await files.read(blockTimesPath(place, files))
  // It only serves to deal a table: a file that cannot be parsed counts as empty.
  return blockSecondsSchema.safeParse(parseJson(content ?? '')).data ?? {}
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
  const keptTimes = before
    .filter(([id]) => !fresh.has(id))
    .slice(-Math.max(1, rowsAtMost - ownTimes.length))
  const { files } = host
  await files.makeDirectory(files.join(place.cacheDirectory, folder))
  const times = Object.fromEntries([...keptTimes, ...ownTimes.slice(-rowsAtMost)])
  await files.write(blockTimesPath(place, files), `${JSON.stringify(times)}\n`)
}

const folder = 'block-times'

function blockTimesPath({ repository, cacheDirectory }: TimedPlace, files: Host['files']): string {
  return files.join(cacheDirectory, folder, `${digestOf(repository ?? '').slice(0, 16)}.json`)
}

type SuiteFiles = Pick<Host, 'files'>

/** How long each suite took when it last ran on this machine; empty when none did. */
export async function suiteTimes(
  cacheDirectory: string,
  { files }: SuiteFiles,
): Promise<SuiteTimes> {
  const content = await files.read(suiteTimesPath(cacheDirectory, files))
  if (content === null) return {}
  // Used for estimates only, so a file that cannot be parsed counts as empty.
  const validation = suiteTimesSchema.safeParse(parseJson(content))
  return validation.success ? validation.data : {}
}

interface KeepSuiteTimeRequest {
  name: string
  preset: Preset
  seconds: number
}

/** Stores how long a suite took with a preset, in seconds. */
export async function keepSuiteTime(
  { name, preset, seconds }: KeepSuiteTimeRequest,
  cacheDirectory: string,
  { files }: SuiteFiles,
): Promise<void> {
  const knownTimes = await suiteTimes(cacheDirectory, { files })
  await files.makeDirectory(files.join(cacheDirectory, 'suites'))
  const times = { ...knownTimes, [`${name} ${preset}`]: seconds }
  await files.write(suiteTimesPath(cacheDirectory, files), `${JSON.stringify(times)}\n`)
}

function suiteTimesPath(cacheDirectory: string, files: Host['files']): string {
  return files.join(cacheDirectory, 'suites', 'times.json')
}
