import type { Profile } from '../../model/judging/profile.ts'
import type { Finding, Result } from '../../model/judging/result.ts'
import { plainText } from '../text/escape.ts'
import { valueText } from '../text/format.ts'
import { terminalTable, type TerminalColumn } from '../terminal/terminal-table.ts'
import { wrapped } from '../text/width.ts'

const shownAtMost = 10

/** Share of either side's ticks, 0…1, that a function needs in order to be listed. */
const leastShare = 0.02

const note =
  'One process per side, profiled separately and not timed. Differences of about three points come and go between runs of the same code.'

const columns: readonly TerminalColumn[] = [
  { title: 'function', align: 'left', keep: 'cut' },
  { title: 'base', align: 'right', keep: 'always' },
  { title: 'a call', align: 'right', keep: 'first' },
  { title: 'head', align: 'right', keep: 'always' },
  { title: 'a call', align: 'right', keep: 'first' },
  { title: 'points', align: 'right', keep: 'always' },
]

/** All profiles of a run with an explanation of how to read them; empty when there are none. */
export function allProfileLines(
  { profiles = [], findings }: Pick<Result, 'profiles' | 'findings'>,
  width: number,
): readonly string[] {
  const lines = profiles.flatMap((profile) => {
    const { benchmarkId } = profile
    const time = findings.find((one) => one.benchmarkId === benchmarkId && one.metric === 'time')
    return [...profileLines(profile, time ?? null, width), '']
  })
  return lines.length === 0 ? [] : [...lines, ...wrapped(note, width)]
}

/**
 * Where base and head spent their time, by function, largest difference first: the share of the
 * ticks, and that share of the time of a call.
 *
 * @param time - the benchmark's judged time; `null` when there is none
 * @returns lines without line ends
 */
function profileLines(
  { benchmarkId, ticks }: Profile,
  time: Pick<Finding, 'baseCentre' | 'headCentre'> | null,
  width: number,
): readonly string[] {
  const names = [
    ...new Set([...ticks.base.functions, ...ticks.head.functions].map(({ name }) => name)),
  ]
  const rows = names
    .map((name) => {
      const base = shareOf(name, ticks.base)
      const head = shareOf(name, ticks.head)
      return { name, base, head, difference: head - base }
    })
    .filter(({ base, head }) => Math.max(base, head) >= leastShare)
    .toSorted((one, other) => Math.abs(other.difference) - Math.abs(one.difference))
    .slice(0, shownAtMost)
  const cells = rows.map(({ name, base, head, difference }) => [
    plainText(name),
    percent(base),
    callText(base, time?.baseCentre ?? null),
    percent(head),
    callText(head, time?.headCentre ?? null),
    `${difference < 0 ? '\u2212' : '+'}${(100 * Math.abs(difference)).toFixed(1)}`,
  ])
  const counts = `${String(ticks.base.ticks)} ticks of base, ${String(ticks.head.ticks)} of head`
  return [
    `Where the time of ${plainText(benchmarkId)} went: ${counts}`,
    '',
    ...terminalTable(columns, cells, width),
  ]
}

function shareOf(name: string, { ticks, functions }: Profile['ticks']['base']): number {
  return (functions.find((one) => one.name === name)?.ticks ?? 0) / Math.max(1, ticks)
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

function callText(share: number, seconds: number | null): string {
  return seconds === null ? '' : valueText(share * seconds, 's')
}
