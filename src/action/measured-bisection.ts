import { bisectionOf } from '../analysis/bisect/bisection-of.ts'
import { readPlainFile } from '../host/files/read-plain-file.ts'
import type { Host } from '../host/host.ts'
import { parseBisectRecord } from '../model/bisect/bisect-record.ts'
import type { BisectReport } from '../model/bisect/bisect-report.ts'
import { UsageError } from '../model/usage-error.ts'
import { bisectName } from './bisect-name.ts'

const longestBytes = 8 * 1024 * 1024
const mostSteps = 1000

/**
 * The bisection that a measuring job has left; a stranger may have made the file. What it found is
 * computed again from its steps.
 *
 * @param folder - absolute
 * @param headSha - the commit that it has to be about
 * @returns `null` when there is none
 * @throws UsageError when it is none, or about another commit
 */
export async function measuredBisection(
  folder: string,
  headSha: string,
  { files }: Pick<Host, 'files'>,
): Promise<BisectReport | null> {
  const content = await readPlainFile(files.join(folder, bisectName), longestBytes)
  if (content === null) return null
  const record = parseBisectRecord(content, bisectName)
  if (record === null) throw new UsageError(`expected a bisection in ${bisectName}, got nothing`)
  const { commits } = record.start
  const bad = commits.at(-1)
  if (bad?.spec !== headSha) {
    throw new UsageError(
      `expected a bisection up to the head ${headSha}, got one up to ${bad?.label ?? 'nothing'}`,
    )
  }
  const { steps, alone } = record
  const places = [
    ...steps.map(({ at }) => at),
    ...(alone === null ? [] : [alone.at, alone.previous]),
  ]
  const isWithin = places.every((at) => at < commits.length)
  const isOrdered = commits.every(({ parents }, at) => parents.every((parent) => parent < at))
  if (!isWithin || !isOrdered || steps.length > mostSteps) {
    throw new UsageError(`expected steps of ${commits.length} commits in ${bisectName}, got others`)
  }
  return bisectionOf(record).report
}
