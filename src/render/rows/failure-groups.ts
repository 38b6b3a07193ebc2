import type { Failure } from '../../model/judging/failure.ts'
import type { Result } from '../../model/judging/result.ts'
import { groupedBy } from '../../model/grouped-by.ts'
import { countText } from '../text/format.ts'
import { namedTexts } from '../text/join.ts'
import { contestFailure } from './row.ts'

/** Failures that are told in one line, because they say the same. */
export interface FailureGroup {
  /** One of each output, the first. */
  readonly failures: readonly [Failure, ...Failure[]]
  /** The benchmarks that failed so, each once; none where no benchmark did. */
  readonly ids: readonly string[]
}

/** The failures of a result as they are told: once each, in the order in which they first came. */
export function failureGroups({
  failures,
  plan,
}: Pick<Result, 'failures' | 'plan'>): readonly FailureGroup[] {
  const toldFailures = failures.map((failure) => contestFailure(failure, plan))
  const groups = groupedBy(toldFailures, ({ stage, side, message }) =>
    JSON.stringify([stage, side, message]),
  )
  return [...groups.values()].flatMap((group) => {
    const outputs = groupedBy(group, ({ lastLines }) => lastLines.join('\n')).values()
    const [first, ...otherOutputs] = [...outputs].flatMap(([failure]) => failure ?? [])
    const ids = new Set(group.flatMap(({ benchmarkId }) => benchmarkId ?? []))
    return first === undefined ? [] : [{ failures: [first, ...otherOutputs], ids: [...ids] }]
  })
}

const namedAtMost = 3

/** What failed: `measuring parse on head`, `measuring 5 rows on head: parse, join and 3 more`; `name` writes a name. */
export function groupStep(
  { failures: [failure], ids }: FailureGroup,
  name: (text: string) => string,
): string {
  if (ids.length < 2) return failedStep(failure, name)
  const rows = { ...failure, benchmarkId: countText(ids.length, 'row') }
  return `${failedStep(rows, (text) => text)}: ${namedTexts(ids, namedAtMost, name)}`
}

/** What was running when it failed: `building head`, `measuring parse on base`; `name` writes a name. */
export function failedStep(
  { stage, side, benchmarkId }: Failure,
  name: (text: string) => string,
): string {
  const benchmark = benchmarkId === null ? '' : ` ${name(benchmarkId)}`
  if (stage === 'build') return `building${side === null ? '' : ` ${side}`}${benchmark}`
  const where = side === null ? '' : ` on ${side}`
  return `${stage === 'pilot' ? 'trying out' : 'measuring'}${benchmark}${where}`
}
