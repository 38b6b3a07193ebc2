import type { Host } from '../../host/host.ts'
import { parseBisectRecord, type BisectRecord, type BisectStart } from './bisect-record.ts'
import { UsageError } from '../../model/usage-error.ts'

interface OpenBisectRequest {
  readonly path: string
  readonly resume: boolean
}

/**
 * Begins the file of a bisection, or reads that of an earlier one, without a line that was cut off.
 *
 * @param path - absolute path of the file
 * @throws UsageError when the earlier one is about something else
 */
export async function openBisect(
  start: BisectStart,
  { path, resume }: OpenBisectRequest,
  { files }: Pick<Host, 'files'>,
): Promise<BisectRecord> {
  const content = resume ? ((await files.read(path)) ?? '') : ''
  const earlier = parseBisectRecord(content, path)
  if (earlier === null) {
    await files.write(path, `${JSON.stringify(start)}\n`)
    return { start, steps: [], alone: null }
  }
  const differs = differenceOf(earlier.start, start)
  if (differs !== null) {
    throw new UsageError(
      `expected the bisection to continue, got another one: ${differs}; request the same, or start again without --resume`,
    )
  }
  await files.write(path, content.slice(0, content.lastIndexOf('\n') + 1))
  return earlier
}

function differenceOf(before: BisectStart, now: BisectStart): string | null {
  if (before.version !== now.version)
    return `deadheat was ${before.version} and is ${now.version} now`
  if (specsOf(before) !== specsOf(now)) return 'GOOD, BAD or the commits between them'
  if (before.names.join('\n') !== now.names.join('\n')) return 'the names of the benchmarks'
  if (before.metric !== now.metric) return 'the metric'
  return before.given === now.given ? null : 'the settings'
}

function specsOf({ good, commits }: BisectStart): string {
  return [good, ...commits].map(({ spec }) => spec).join(' ')
}
