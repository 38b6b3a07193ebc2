import type { Forecast, ListedForecast } from '../../model/run/forecast.ts'
import { blockSecondsOf } from '../../model/run/block-seconds-of.ts'
import { countText, durationText } from '../text/format.ts'
import { plainText } from '../text/escape.ts'
import { wrapText } from '../text/width.ts'

/**
 * What would be measured, for a terminal, before anything is.
 *
 * @param rowsOf - its rows in words, or those that were tried
 */
export function forecastText(forecast: Forecast, width: number, rowsOf = rowsText): string {
  const { labels, runtimes } = forecast
  return [
    `base  ${plainText(labels.base)}`,
    `head  ${plainText(labels.head)}`,
    `under ${plainText(runtimes.join(', '))}`,
    '',
    rowsOf(forecast, width),
  ].join('\n')
}

/** What of a forecast was tried and runs, and how long it takes to measure, for a terminal; where nothing has run, why. */
export function triedText(forecast: Forecast, width: number): string {
  const { place, rows, notes, listed } = forecast
  if (rows.length + listed.length > 0) return rowsText(forecast, width)
  const texts = [`nothing of ${place} has run`, ...notes]
  return texts.flatMap((text) => wrapText(plainText(text, Infinity), width)).join('\n')
}

/** The rows of a forecast and how long they take, for a terminal. */
function rowsText(forecast: Forecast, width: number): string {
  const { place, rows, notes, listed: suites } = forecast
  const longest = Math.max(0, ...rows.map(({ name }) => name.length))
  const rowLines = rows.map(({ name, kind }) => `  ${plainText(name).padEnd(longest)}  ${kind}`)
  const nothing = `nothing to measure in ${place}: name a folder (--benchmarks) or a command (--commands), or see what "deadheat init" proposes`
  return [
    ...(rows.length + suites.length === 0
      ? wrapText(nothing, width)
      : [`from ${plainText(place)}:`]),
    ...rowLines,
    ...suites.flatMap(categoryLines),
    ...notes.flatMap((text) => wrapText(plainText(text, Infinity), width)),
    '',
    ...[...timeLines(forecast), ...suites.map((suite) => suiteTimeText(suite, forecast))].flatMap(
      (text) => wrapText(text, width),
    ),
    '',
  ].join('\n')
}

function categoryLines({ name, categories }: ListedForecast): readonly string[] {
  const names = categories.map((category) => plainText(`${name}/${category.name}`))
  const longest = Math.max(0, ...names.map(({ length }) => length))
  return categories.map(
    ({ configurations }, at) =>
      `  ${(names[at] ?? '').padEnd(longest)}  ${countText(configurations, 'configuration')}`,
  )
}

function suiteTimeText(
  { name, configurations, pairSeconds, fewestPairs }: ListedForecast,
  { pairs, budgetSeconds }: Pick<Forecast, 'pairs' | 'budgetSeconds'>,
): string {
  const first = Math.min(pairs, fewestPairs) + 2
  const budget =
    budgetSeconds === null
      ? ''
      : '; a budget without room for that keeps the first of every file, then the second, and so on'
  return `${plainText(name)}: ${countText(configurations, 'configuration')}; a pair of each takes about ${durationText(pairSeconds)} where each costs what Node.js's own usually do, the ${String(fewestPairs)} pairs at which such a table can first call anything ${durationText(first * pairSeconds)}, and N machines an Nth of that${budget}`
}

function timeLines({
  rows,
  pairs,
  rowSeconds,
  budgetSeconds,
  preset,
}: Forecast): readonly string[] {
  const most =
    rows.length === 1
      ? ''
      : `, ${durationText(rowSeconds * rows.length)} for ${String(rows.length)}`
  const pairsText = `up to ${String(pairs)} pairs for each row: at most about ${durationText(rowSeconds)} for one row${most}, less where a row is decided early, more where one call takes longer than a tenth of a second or a process is slow to start; builds come on top`
  return [
    ...(rows.length === 0 ? [] : [pairsText]),
    ...(preset === null
      ? []
      : [
          `all rows of the preset ${preset.name} take about ${durationText(preset.minutes * 60)} where the suite was written`,
        ]),
    ...(budgetSeconds === null
      ? []
      : [
          `no round starts after ${durationText(blockSecondsOf(budgetSeconds))}, nine tenths of the budget`,
        ]),
  ]
}
