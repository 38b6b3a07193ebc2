import { groupedBy } from '../../model/grouped-by.ts'
import { plainLine } from '../../render/text/escape.ts'
import { countText, percentText } from '../../render/text/format.ts'
import { firstItems } from '../../render/text/join.ts'
import type { RecordCommit, RecordLine, RecordRow } from './record-line.ts'

/** A benchmark that got worse against a fixed reference, more than the pushes between them showed. */
export interface Creep {
  readonly row: RecordRow
  readonly base: RecordCommit
  readonly head: RecordCommit
  /** What single pushes showed of it, as a ratio: 0 when none was called. */
  readonly shownRatio: number
  /** How many comparisons lie between. */
  readonly steps: number
}

const rowsAtMost = 50
const lineLength = 600

/**
 * What got worse slowly: rows that are a regression against a reference, where the regressions that
 * single pushes showed between the two do not add up to the near end of the interval.
 *
 * @param anchors - lines against fixed references
 * @param lines - the whole record
 * @returns one for each benchmark and metric: the one with the largest unexplained part
 */
export function creepIn(
  anchors: readonly RecordLine[],
  lines: readonly RecordLine[],
): readonly Creep[] {
  const creeps = anchors.flatMap((anchor) => {
    // A push against the one before is a step, which its own run has told.
    if (anchor.head.position - anchor.base.position < 2) return []
    const steps = stepsWithin(anchor, lines)
    return anchor.rows.flatMap((row): readonly Creep[] => {
      if (row.verdict !== 'regression') return []
      const shownLog = steps
        .flatMap(({ rows }) => rows)
        .filter((each) => each.verdict === 'regression' && rowKey(each) === rowKey(row))
        .reduce((sum, each) => sum + Math.log1p(each.estimate), 0)
      const sign = row.better === 'lower' ? 1 : -1
      const nearLog = Math.log1p(row.better === 'lower' ? row.low : row.high)
      if (sign * shownLog >= sign * nearLog) return []
      const { base, head } = anchor
      return [{ row, base, head, shownRatio: Math.expm1(shownLog), steps: steps.length }]
    })
  })
  const groups = groupedBy(creeps, ({ row }) => rowKey(row))
  return [...groups.values()].flatMap((group) =>
    group.toSorted((first, second) => hiddenCreep(second) - hiddenCreep(first)).slice(0, 1),
  )
}

function rowKey({ benchmark, metric }: RecordRow): string {
  return JSON.stringify([benchmark, metric])
}

/** The comparisons inside of another one: of each commit, the one against its nearest predecessor. */
function stepsWithin(anchor: RecordLine, lines: readonly RecordLine[]): readonly RecordLine[] {
  const inside = lines.filter(
    ({ key, base, head }) =>
      key === anchor.key &&
      base.position >= anchor.base.position &&
      head.position <= anchor.head.position &&
      base.position < head.position &&
      head.position - base.position < anchor.head.position - anchor.base.position,
  )
  return [...groupedBy(inside, ({ head }) => head.sha).values()].flatMap((group) =>
    group.toSorted((first, second) => second.base.position - first.base.position).slice(0, 1),
  )
}

/** Size of the part that no push showed. */
function hiddenCreep({ row, shownRatio }: Creep): number {
  return Math.abs(Math.log1p(row.estimate) - Math.log1p(shownRatio))
}

/** What got worse slowly, a line each: since when, by how much, and what single pushes showed of it. */
export function creepLines(creeps: readonly Creep[]): readonly string[] {
  const lines = creeps.map(({ row, base, head, shownRatio, steps }) => {
    const { benchmark, metric, estimate, low, high } = row
    const since = [base.sha.slice(0, 7), ...base.tags.slice(0, 1)].join(' ')
    const shownText = shownRatio === 0 ? 'nothing' : percentText(shownRatio)
    const text = `${benchmark} crept by ${percentText(estimate)} (95% CI ${percentText(low)} to ${percentText(high)}) in ${metric} from ${since} to ${head.sha.slice(0, 7)}; single pushes showed ${shownText} of it in ${countText(steps, 'comparison')}`
    return plainLine(text, lineLength)
  })
  return firstItems(lines, rowsAtMost, (hiddenCount) => `and ${hiddenCount} more crept`)
}
