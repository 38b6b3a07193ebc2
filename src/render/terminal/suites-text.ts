import type { Parameters } from '../../model/run/benchmark.ts'
import { presets } from '../../model/run/preset.ts'
import type { ListedSuite } from '../../model/run/suite.ts'
import { wrapText } from '../text/width.ts'

/** The bundled suites for a terminal: a line each, or one with its benchmarks and how long it takes. */
export function suitesText(suites: readonly ListedSuite[], width: number): string {
  const [only, ...more] = suites
  if (only !== undefined && more.length === 0) return `${suiteText(only, width)}\n`
  const widest = Math.max(0, ...suites.map(({ name }) => name.length))
  return suites.map(({ name, about }) => `${name.padEnd(widest)}  ${about.title}\n`).join('')
}

function suiteText({ name, about, benchmarks }: ListedSuite, width: number): string {
  const lines = [
    ...wrapText(`${name}: ${about.title}`, width),
    ...indentLines(about.question, width),
    ...indentLines(`after ${about.source}`, width),
    ...indentLines(`deadheat study ${name}`, width),
    ...presets.flatMap((preset) =>
      indentLines(
        `--preset ${preset}: ${about.presets[preset].about}; ${durationText(about.presets[preset].minutes)}`,
        width,
      ),
    ),
  ]
  for (const { name: benchmark, question, parameters, trouble, leftOut } of benchmarks) {
    const counts = presets.map((preset) => String(parameters[preset].length)).join(' / ')
    const asks = question === null ? '' : `: ${question}`
    lines.push(...indentLines(`${benchmark}${asks}`, width))
    if (trouble === null) {
      lines.push(...indentLines(`  ${valuesText(fullest(parameters))} (rows: ${counts})`, width))
    } else lines.push(...indentLines(`  not with this Node.js: ${trouble}`, width))
    lines.push(...leftOut.flatMap((text) => indentLines(`  here ${text}`, width)))
  }
  return lines.join('\n')
}

function durationText(minutes: number): string {
  const text = minutes < 1 ? 'under a minute' : `about ${String(Math.round(minutes))} min`
  return `${text} where it was written`
}

/** Those of the study; a benchmark that it has none of shows what a sweep has, or else the short preset. */
function fullest(
  parameters: ListedSuite['benchmarks'][number]['parameters'],
): readonly Parameters[] {
  const { published, sweep, quick } = parameters
  return [published, sweep, quick].find(({ length }) => length > 0) ?? []
}

/** `library: async 0.2, q 0.9 · mode: sync, mixed`. */
function valuesText(combinations: readonly Parameters[]): string {
  const values = new Map<string, Set<string>>()
  for (const parameters of combinations) {
    for (const [name, value] of Object.entries(parameters)) {
      values.set(name, (values.get(name) ?? new Set()).add(String(value)))
    }
  }
  const parts = [...values].map(([name, set]) => `${name}: ${[...set].join(', ')}`)
  return parts.length === 0 ? 'no parameters' : parts.join(' · ')
}

function indentLines(text: string, width: number): readonly string[] {
  const margin = text.startsWith('  ') ? '    ' : '  '
  return wrapText(text.trim(), width - margin.length).map((line) => `${margin}${line}`)
}
