import type { Creep } from './creep.ts'
import { plainLine } from '../../render/text/escape.ts'
import { countText, percentText } from '../../render/text/format.ts'

const rowsAtMost = 50
const nameLength = 300

/**
 * What got worse slowly, a line each without line ends inside: since when, by how much, and what
 * single pushes showed of it.
 */
export function creepLines(rows: readonly Creep[]): readonly string[] {
  const lines = rows.slice(0, rowsAtMost).map(({ row, base, head, shownRatio, steps }) => {
    const { benchmark, metric, estimate, low, high } = row
    const since = [base.sha.slice(0, 7), ...base.tags.slice(0, 1)].join(' ')
    const seenText = `${shownRatio === 0 ? 'nothing' : percentText(shownRatio)} of it in ${countText(steps, 'comparison')}`
    const text = `${benchmark} crept by ${percentText(estimate)} (95% CI ${percentText(low)} to ${percentText(high)}) in ${metric} from ${since} to ${head.sha.slice(0, 7)}; single pushes showed ${seenText}`
    return plainLine(text, nameLength * 2)
  })
  const more = rows.length - lines.length
  return more > 0 ? [...lines, `and ${String(more)} more crept`] : lines
}
