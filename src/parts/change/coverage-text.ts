import { groupedBy } from '../../model/grouped-by.ts'
import { countText } from '../../render/text/format.ts'
import { joinTexts, namedTexts } from '../../render/text/join.ts'
import type { Change, ToldEdit } from './change.ts'

/** Names of each kind in a sentence. */
const mostNamed = 5
const mostMissed = 3
const mostFiles = 3

/** How a text shows names that come from measured code. */
type Show = (name: string) => string

/** What a change edits and what of it benchmarks run, in a few sentences; `show` writes a name. */
export function coverageText({ edits, more, rows, unseen, leftOut }: Change, show: Show): string {
  const unseenText =
    unseen.length === 0
      ? ''
      : `Not followed: ${[...groupedBy(unseen, ({ why }) => why)].map(([why, files]) => `${namedTexts(files, mostFiles, ({ file }) => show(file))} (${why})`).join('; ')}.`
  if (edits.length === 0) {
    const isKnown = unseen.length === 0 ? '' : ' of which the text is known'
    return joinTexts([`This change edits no function${isKnown}.`, unseenText], ' ')
  }
  const ranPlaces = new Set(rows.flatMap(({ runs }) => runs ?? []))
  const ran = edits.filter((_, at) => ranPlaces.has(at))
  const missed = edits.filter((_, at) => !ranPlaces.has(at))
  const lostRows = rows.filter(({ runs }) => runs === null)
  const idle = rows.filter(({ runs }) => runs?.length === 0).length
  const all = edits.length + more
  const names = namedTexts(ran, mostNamed, (edit) => editName(edit, show))
  const ranText =
    ran.length === 0
      ? `no ${lostRows.length === 0 ? 'measured benchmark' : 'benchmark that was followed'} runs ${all === 1 ? 'it' : 'any of them'}.`
      : `${lostRows.length === 0 ? 'benchmarks' : 'those that were followed'} run ${amountText(ran.length, all)} (${names}).`
  const placeName = (edit: ToldEdit): string => `${show(edit.file)} ${editName(edit, show)}`
  return joinTexts(
    [
      `This change edits ${countText(all, 'function')}; ${ranText}`,
      missed.length === 0
        ? ''
        : `Not measured by any: ${namedTexts(missed, mostMissed, placeName)}.`,
      idle === 0 || ran.length === 0
        ? ''
        : `${idle} of ${countText(rows.length, 'row')} ${idle === 1 ? 'runs' : 'run'} none of it.`,
      leftOutText(leftOut, show),
      lostRows.length === 0
        ? ''
        : `${countText(lostRows.length, 'row')} could not be followed (${namedTexts(lostRows, mostFiles, ({ id }) => show(id))}).`,
      unseenText,
    ],
    ' ',
  )
}

/** What is not measured for want of time, but runs some of the change, or may. */
function leftOutText(leftOut: Change['leftOut'], show: Show): string {
  const running = leftOut.filter(({ runs }) => runs !== null && runs.length > 0)
  const untried = leftOut.filter(({ runs }) => runs === null).length
  return joinTexts(
    [
      running.length === 0
        ? ''
        : `Left out for want of time, though ${running.length === 1 ? 'it runs' : 'they run'} some of it: ${namedTexts(running, mostNamed, ({ id }) => show(id))}.`,
      untried === 0 ? '' : `${countText(untried, 'benchmark')} left out may run some of it.`,
    ],
    ' ',
  )
}

function amountText(some: number, all: number): string {
  if (all === 1) return 'it'
  return some === all ? 'all of them' : `${some} of them`
}

/** A function as a change leaves it: its name, and the value through which it is changed. */
export function editName({ name, reads }: ToldEdit, show: Show): string {
  return reads === undefined ? show(name) : `${show(name)} through ${show(reads)}`
}

/** Each edited function with the rows that run it, by file, in lines; `show` writes a name. */
export function editLines({ edits, more, rows }: Change, show: Show): readonly string[] {
  const places = edits.map((edit, at) => ({ edit, at }))
  const lines = [...groupedBy(places, ({ edit }) => edit.file)].flatMap(([, group]) =>
    group.map(({ edit, at }) => {
      const runners = rows.filter(({ runs }) => runs?.includes(at) === true)
      const byText = (all: Change['rows'], by: string): string =>
        all.length === 0 ? '' : `run ${by} ${namedTexts(all, mostNamed, ({ id }) => show(id))}`
      const by = joinTexts(
        [
          byText(
            runners.filter(({ isOfSuite }) => isOfSuite !== true),
            'by',
          ),
          byText(
            runners.filter(({ isOfSuite }) => isOfSuite === true),
            'in the suite of',
          ),
        ],
        ', ',
      )
      const kind = edit.reads === undefined ? edit.kind : 'reads what is edited'
      return `${show(`${edit.file}:${edit.line}`)} ${editName(edit, show)} (${kind}): ${by === '' ? 'no measured benchmark runs it' : by}`
    }),
  )
  return more === 0 ? lines : [...lines, `and ${String(more)} more`]
}

/** Whether a row is known to run none of the edited functions: where all of them are known. */
export function runsNone({ edits, more, unseen, rows }: Change, id: string): boolean {
  const isWhole = edits.length > 0 && more === 0 && unseen.length === 0
  return isWhole && rows.some((row) => row.id === id && row.runs?.length === 0)
}

/** What of a change a row runs, in a sentence; empty where it is not known. */
export function rowChangeText(change: Change, id: string, show: Show): string {
  if (runsNone(change, id)) return 'It runs none of the functions that the change edits.'
  const { runs = null, isOfSuite } = change.rows.find((row) => row.id === id) ?? {}
  const ran = (runs ?? []).flatMap((at) => change.edits[at] ?? [])
  return ran.length === 0
    ? ''
    : `Of what the change edits ${isOfSuite === true ? 'its suite' : 'it'} runs ${namedTexts(ran, 2 * mostNamed, (edit) => editName(edit, show))}.`
}
