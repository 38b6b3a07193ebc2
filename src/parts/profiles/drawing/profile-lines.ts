import { functionPlace, isDifferent } from '../changed-functions.ts'
import type { ComparedFunction, Profile } from '../profile.ts'
import { terminalTable } from '../../../render/terminal/terminal-table.ts'
import type { Column } from '../../../render/text/columns.ts'
import { plainText } from '../../../render/text/escape.ts'
import { countText, differenceText, valueText } from '../../../render/text/format.ts'
import { wrapText } from '../../../render/text/width.ts'
import { htmlTable } from '../../../render/page/html-table.ts'
import { type Html, markup } from '../../../render/page/html.ts'

const functionsInTerminal = 10

const functionsOnPage = 16

const note =
  'Own time or memory per call, in processes of their own that were not timed: by V8’s sampling profiler, or where it says so by perf, which sees native functions as well. V8 inlines less in them, so a call takes longer than in the table. A function differs when a signed-rank test over pairs of processes says so at 5%, corrected over all functions above 1%.'

/** The columns of a table of functions, in a terminal and on the page. */
export function functionColumns(
  unit: Profile['unit'],
): Readonly<Record<'differs' | 'place' | 'base' | 'head' | 'change', Column<ComparedFunction>>> {
  return {
    differs: { title: '', align: 'left', cell: (entry) => (isDifferent(entry) ? 'differs' : '') },
    place: {
      title: 'Function',
      align: 'left',
      keep: 'cut',
      cell: (entry) => plainText(`${entry.name} ${functionPlace(entry)}`.trim()),
    },
    base: { title: 'Base', align: 'right', cell: ({ self }) => valueText(self.base, unit) },
    head: { title: 'Head', align: 'right', cell: ({ self }) => valueText(self.head, unit) },
    change: {
      title: 'Change',
      align: 'right',
      cell: ({ self }) => differenceText(self.head - self.base, unit),
    },
  }
}

/** All profiles of a run with an explanation of how to read them; empty when there are none. */
export function allProfileLines(profiles: readonly Profile[], width: number): readonly string[] {
  const lines = profiles.flatMap((profile) => [...profileLines(profile, width), ''])
  return lines.length === 0 ? [] : [...lines, ...wrapText(note, width)]
}

function profileLines(
  { benchmarkId, processes, functions, unit, native }: Profile,
  width: number,
): readonly string[] {
  const what = unit === 's' ? 'the time' : 'the memory'
  const columns = Object.values(functionColumns(unit)).map((column) => ({
    ...column,
    title: column.title.toLowerCase(),
  }))
  const counts = `${countText(processes.base, 'process', 'processes')} of base, ${String(processes.head)} of head${native === true ? ', by perf' : ''}`
  return [
    `Where ${what} of ${plainText(benchmarkId)} went: ${counts}`,
    '',
    ...terminalTable(columns, functions.slice(0, functionsInTerminal), width),
  ]
}

/** Where both sides spent their time or memory, function by function. */
export function drawProfile(profile: Profile): Html {
  const what = profile.unit === 's' ? 'time' : 'memory'
  const title = `Where the ${what} of a call went, by function`
  const { place, differs, ...amounts } = functionColumns(profile.unit)
  const columns = [place, ...Object.values(amounts), { ...differs, title: 'Verdict' }]
  return markup`<figure class="whole"><figcaption>${title}</figcaption>${htmlTable(title, columns, profile.functions.slice(0, functionsOnPage))}<p class="note">In ${countText(profile.processes.base, 'process', 'processes')} of base and ${String(profile.processes.head)} of head, profiled separately${profile.native === true ? ' by perf' : ''} and not timed: V8 inlines less in them, so a call takes longer than in the table.</p></figure>`
}
