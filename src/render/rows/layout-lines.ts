import type { Result } from '../../model/judging/result.ts'
import { firstItems } from '../text/join.ts'
import type { NameForm } from '../text/escape.ts'
import { countText, marginText, percentText } from '../text/format.ts'

const linesAtMost = 10

/** A line for each native row where layouts matter: by how much base's differ, and whether the change is within. */
export function layoutLines(
  { layouts = [], findings }: Pick<Result, 'layouts' | 'findings'>,
  { name }: Pick<NameForm, 'name'>,
): readonly string[] {
  const firstLayouts = layouts.filter(
    ({ benchmarkId }, at) =>
      layouts.findIndex((candidate) => candidate.benchmarkId === benchmarkId) === at,
  )
  const lines = firstLayouts.map(({ benchmarkId, metric, ratio }) => {
    const finding = findings.find(
      (candidate) => candidate.benchmarkId === benchmarkId && candidate.metric === metric,
    )
    const change = finding?.judged?.estimate ?? null
    const text = `${name(benchmarkId)}: layouts of base differ by ${marginText(ratio)}`
    if (change === null) return text
    const size = Math.max(1 + change, 1 / (1 + change)) - 1
    return `${text}; the change, ${percentText(change)}, is ${size > ratio ? 'larger than that' : 'within that'}`
  })
  return firstItems(
    lines,
    linesAtMost,
    (hiddenCount) => `and ${countText(hiddenCount, 'more row')}`,
  )
}
