import type { Host } from '../host/host.ts'
import { suiteTimesSchema, type SuiteTimes, type Preset } from '../model/run/suite.ts'
import { parseJson } from '../model/parse-json.ts'

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
