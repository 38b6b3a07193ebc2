import type { Forecast } from '../../model/run/forecast.ts'
import { durationText } from '../text/format.ts'
import { plainText } from '../text/escape.ts'
import { wrapped } from '../text/width.ts'

/** What would be measured, for a terminal, before anything is. */
export function forecastText(forecast: Forecast, width: number): string {
  const { labels, runtimes, place, rows, notes } = forecast
  const longest = Math.max(0, ...rows.map(({ name }) => name.length))
  const listed = rows.map(({ name, kind }) => `  ${plainText(name).padEnd(longest)}  ${kind}`)
  return [
    `base  ${plainText(labels.base)}`,
    `head  ${plainText(labels.head)}`,
    `under ${plainText(runtimes.join(', '))}`,
    '',
    ...(rows.length === 0 ? wrapped(nothingText(place), width) : [`from ${place}:`]),
    ...listed,
    ...notes.flatMap((text) => wrapped(plainText(text), width)),
    '',
    ...timeLines(forecast).flatMap((text) => wrapped(text, width)),
    '',
  ].join('\n')
}

function nothingText(place: string): string {
  return `nothing to measure in ${place}: name a folder (--benchmarks) or a command (--commands), or see what "deadheat init" proposes`
}

function timeLines({ rows, pairs, rowSeconds, budgetSeconds, last }: Forecast): readonly string[] {
  if (rows.length === 0) return []
  const most =
    rows.length === 1
      ? ''
      : `, ${durationText(rowSeconds * rows.length)} for ${String(rows.length)}`
  return [
    `up to ${String(pairs)} pairs for each row: at most about ${durationText(rowSeconds)} for one row${most}, less where a row is decided early, more where one call takes longer than a tenth of a second or a process is slow to start; builds come on top`,
    ...(budgetSeconds === null
      ? []
      : [`no round starts after ${durationText(budgetSeconds)}, which is the budget`]),
    ...(last === null
      ? []
      : [
          `the last run into this folder measured ${String(last.rows)} ${last.rows === 1 ? 'row' : 'rows'} in ${durationText(last.seconds)}`,
        ]),
  ]
}
