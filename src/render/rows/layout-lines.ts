import type { Result } from '../../model/judging/result.ts'
import { countText, marginText, percentText } from '../text/format.ts'

const linesAtMost = 10

/**
 * One line for each native row where layouts matter: by how much those of base differ, and whether the
 * change is within that.
 *
 * @param nameOf - writes the name of a benchmark
 */
export function layoutLines(
  { layouts = [], findings }: Pick<Result, 'layouts' | 'findings'>,
  nameOf: (name: string) => string,
): readonly string[] {
  const first = layouts.filter(
    ({ benchmarkId }, at) => layouts.findIndex((one) => one.benchmarkId === benchmarkId) === at,
  )
  const shown = first.slice(0, linesAtMost).map(({ benchmarkId, metric, ratio }) => {
    const finding = findings.find((one) => one.benchmarkId === benchmarkId && one.metric === metric)
    const change = finding?.judged?.estimate ?? null
    const told = `${nameOf(benchmarkId)}: layouts of base differ by ${marginText(ratio)}`
    if (change === null) return told
    const size = Math.max(1 + change, 1 / (1 + change)) - 1
    return `${told}; the change, ${percentText(change)}, is ${size > ratio ? 'larger than that' : 'within that'}`
  })
  const hidden = first.length - shown.length
  return hidden > 0 ? [...shown, `and ${countText(hidden, 'more row')}`] : shown
}
