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

/** Which of the edits some row runs. */
export function ranEdits({ rows }: Change): ReadonlySet<number> {
  return new Set(rows.flatMap(({ runs }) => runs ?? []))
}

/**
 * What a change edits and what of it benchmarks run, in a few sentences.
 *
 * @param show - how a name is written
 */
export function coverageText(change: Change, show: Show): string {
  const { edits, more, rows, unseen } = change
  const ran = ranEdits(change)
  const followedRows = rows.filter(({ runs }) => runs !== null)
  const lostRows = rows.filter(({ runs }) => runs === null)
  const missedEdits = edits.filter((_, at) => !ran.has(at))
  const unseenText =
    unseen.length === 0
      ? ''
      : `Not followed: ${namedTexts(unseen, mostFiles, ({ file, why }) => `${show(file)} (${why})`)}.`
  const lostText =
    lostRows.length === 0
      ? ''
      : `${countText(lostRows.length, 'row')} could not be followed (${namedTexts(lostRows, mostFiles, ({ id }) => show(id))}).`
  if (edits.length === 0) {
    const isKnown = unseen.length === 0 ? '' : ' of which the text is known'
    return joinTexts([`This change edits no function${isKnown}.`, unseenText], ' ')
  }
  const ranList = edits.filter((_, at) => ran.has(at))
  const names = namedTexts(ranList, mostNamed, (edit) => editName(edit, show))
  const subject = followedRows.length === rows.length ? 'benchmarks' : 'those that were followed'
  const share =
    missedEdits.length === 0
      ? edits.length === 1
        ? 'it'
        : 'all of them'
      : `${ranList.length} of them`
  const ranText =
    ranList.length === 0
      ? `no benchmark${followedRows.length === rows.length ? '' : ' that was followed'} runs ${edits.length === 1 ? 'it' : 'any of them'}.`
      : `${subject} run ${share} (${names}).`
  const missedNames = namedTexts(
    missedEdits,
    mostMissed,
    (edit) => `${show(edit.file)} ${editName(edit, show)}`,
  )
  const without = followedRows.filter(({ runs }) => runs?.length === 0).length
  const isSome = without > 0 && ranList.length > 0
  return joinTexts(
    [
      `This change edits ${countText(edits.length + more, 'function')}; ${ranText}`,
      missedEdits.length === 0 ? '' : `Not measured by any: ${missedNames}.`,
      isSome
        ? `${without} of ${countText(rows.length, 'row')} ${without === 1 ? 'runs' : 'run'} none of it.`
        : '',
      lostText,
      unseenText,
    ],
    ' ',
  )
}

/** A function as a change leaves it: its name, and the value through which it is changed. */
export function editName({ name, reads }: ToldEdit, show: Show): string {
  return reads === undefined ? show(name) : `${show(name)} through ${show(reads)}`
}

/**
 * Each edited function with the rows that run it, by file, in lines.
 *
 * @param show - how a name is written
 */
export function editLines({ edits, more, rows }: Change, show: Show): readonly string[] {
  const places = edits.map((edit, at) => ({ edit, at }))
  const lines = [...groupedBy(places, ({ edit }) => edit.file)].flatMap(([, group]) =>
    group.map(({ edit, at }) => {
      const runners = rows.filter(({ runs }) => runs?.includes(at) === true)
      const by =
        runners.length === 0
          ? 'no benchmark runs it'
          : `run by ${namedTexts(runners, mostNamed, ({ id }) => show(id))}`
      return `${show(`${edit.file}:${edit.line}`)} ${editName(edit, show)} (${edit.kind === 'value' ? 'reads what is edited' : edit.kind}): ${by}`
    }),
  )
  return more === 0 ? lines : [...lines, `and ${String(more)} more`]
}

/** Whether a row is known to run none of the edited functions. */
export function runsNone({ edits, unseen, rows }: Change, id: string): boolean {
  const isWhole = edits.length > 0 && unseen.length === 0
  return isWhole && rows.some((row) => row.id === id && row.runs?.length === 0)
}

/** What of a change a row runs, in a sentence; empty where it is not known. */
export function rowChangeText({ edits, rows }: Change, id: string, show: Show): string {
  const runs = rows.find((row) => row.id === id)?.runs ?? null
  if (runs === null || edits.length === 0) return ''
  const ran = runs.flatMap((at) => edits[at] ?? [])
  return ran.length === 0
    ? 'It runs none of the functions that the change edits.'
    : `Of what the change edits it runs ${namedTexts(ran, 2 * mostNamed, (edit) => editName(edit, show))}.`
}
