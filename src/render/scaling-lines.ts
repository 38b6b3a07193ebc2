import { plainText } from './escape.ts'
import { valueText } from './format.ts'
import { logColumn } from './log-column.ts'
import type { Scaling, ScalingPoint } from './scaling.ts'
import { padded } from './width.ts'

const axisWidth = 31

/** What the signs mean, for a heading. */
export const scalingLegend = '○ base, ● head, ◉ both, ┆ in proportion'

/**
 * A curve over a parameter in text: a line for each of its values, on a logarithmic axis.
 *
 * @returns lines without line ends
 */
export function scalingLines({ name, parameter, metric, points }: Scaling): readonly string[] {
  const all = points.flatMap(({ base, head, ideal }) => [base, head, ideal ?? base])
  const range = { least: Math.min(...all), most: Math.max(...all) }
  const values = points.map(({ value }) => String(value))
  const width = Math.max(...values.map(({ length }) => length))
  const cell = (value: number): string => padded(valueText(value, metric.unit), 9, 'right')
  return [
    `${plainText(name)}: ${plainText(metric.label)} by ${plainText(parameter)}`,
    ...points.map((point, at) =>
      [
        `  ${padded(values[at] ?? '', width, 'right')}`,
        axisOf(point, range),
        cell(point.base),
        cell(point.head),
        ...(point.ideal === null ? [] : [`┆ ${valueText(point.ideal, metric.unit)}`]),
      ].join('  '),
    ),
  ]
}

function axisOf(
  { base, head, ideal }: ScalingPoint,
  range: { readonly least: number; readonly most: number },
): string {
  const signs = Array.from({ length: axisWidth }, () => '·')
  const at = (value: number): number => logColumn(value, range, axisWidth)
  if (ideal !== null) signs[at(ideal)] = '┆'
  signs[at(base)] = '○'
  signs[at(head)] = at(base) === at(head) ? '◉' : '●'
  return signs.join('')
}
