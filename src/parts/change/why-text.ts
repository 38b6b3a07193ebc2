import type { BySide } from '../../model/build/side.ts'
import type { Cause } from '../../model/judging/cause.ts'
import { valueText } from '../../render/text/format.ts'
import { firstItems, joinTexts, namedTexts } from '../../render/text/join.ts'
import { editName, runsNone } from './coverage-text.ts'
import type { Change, RunCounts, ToldEdit } from './change.ts'

/** An edited function that a row runs. */
interface Candidate {
  readonly edit: ToldEdit
  readonly base: RunCounts | null
  readonly head: RunCounts | null
  /** Its place among what the profile names; Infinity where it is not there. */
  readonly rank: number
}

const mostCandidates = 3

/**
 * Why a row that is called changed differs: the edited functions that it runs, those first that its profile names as
 * well (`null` without one), never what the change does not touch; empty where it is not known.
 */
export function whyText(
  change: Change,
  id: string,
  causes: readonly Cause[] | null,
  show: (name: string) => string,
): string {
  const row = change.rows.find((each) => each.id === id)
  if (row === undefined || row.runs === null || row.counts === undefined) return ''
  const candidates = row.counts
    .flatMap(({ edit: at, base, head }): readonly Candidate[] => {
      const edit = change.edits[at]
      return edit === undefined ? [] : [{ edit, base, head, rank: placeAmong(edit, causes ?? []) }]
    })
    .toSorted((one, other) => one.rank - other.rank || increaseOf(other) - increaseOf(one))
  if (candidates.length === 0)
    return runsNone(change, id)
      ? 'it runs none of the edited functions. Garbage, memory, the layout of code and a value that both share can change it.'
      : ''
  // What only set-up runs is behind what calls run.
  const calledCandidates = candidates.filter(({ head }) => head?.calls !== 0)
  if (calledCandidates.length === 0)
    return `no call of it runs an edited function. While it is loaded and set up, it runs ${namedTexts(candidates, mostCandidates, ({ edit }) => editName(edit, show))}.`
  const otherCauses = (causes ?? []).filter(
    (cause) => !candidates.some(({ edit }) => placeAmong(edit, [cause]) === 0),
  )
  const isInProfile = calledCandidates.some(({ rank }) => rank !== Infinity)
  const toldCandidates = calledCandidates.filter(
    (each) => !isInProfile || each.rank !== Infinity || increaseOf(each) > 0,
  )
  const isApart = otherCauses.length > 0 && toldCandidates.every(({ rank }) => rank === Infinity)
  return joinTexts(
    [
      `${firstItems(
        toldCandidates.map((each) => candidateText(each, show)),
        mostCandidates,
        (more) => `${String(more)} more`,
      ).join('; ')}.`,
      toldCandidates.every(({ head }) => head === null) ? uncountedText(row) : '',
      isInProfile ? splitText(toldCandidates, show) : '',
      toldCandidates.every(isSameWork) ? workText(row.calls ?? { base: null, head: null }) : '',
      isApart
        ? `Its profile differs elsewhere, in code that the change does not touch: ${namedTexts(otherCauses, mostCandidates, ({ name }) => show(name))}.`
        : '',
    ],
    ' ',
  )
}

/** Where the profile's first does what it did before, and another does more. */
function splitText(
  [first, ...otherCandidates]: readonly Candidate[],
  show: (name: string) => string,
): string {
  const grown = otherCandidates.find((each) => increaseOf(each) > 0)
  return first === undefined || grown === undefined || !isSameWork(first)
    ? ''
    : `Counts and sampled time do not agree: calls of ${editName(grown.edit, show)} do another amount of work, and the time of ${editName(first.edit, show)} differs.`
}

function uncountedText({ isOfSuite }: Change['rows'][number]): string {
  return isOfSuite === true
    ? 'A suite is followed as a whole: another of its rows may run it, and how often is not counted.'
    : 'How often a call runs it is not counted for long calls, first calls and programs of their own.'
}

/** What calls of unchanged functions say where those of the edited ones say nothing. */
function workText({ base, head }: BySide<number | null>): string {
  if (base === null || head === null) return ''
  return base === head
    ? 'It is the same work, and each call is dearer.'
    : `All functions together: ${amountsText([base, head], 'call')}.`
}

function candidateText(candidate: Candidate, show: (name: string) => string): string {
  const { edit } = candidate
  const place = `${editName(edit, show)} ${show(`${edit.file}:${edit.line}`)}`
  const busy = 'of its busiest block'
  const counts = joinTexts(
    [
      amountsText(amountsOf(candidate, 'calls'), 'call'),
      amountsText(amountsOf(candidate, 'passes'), `pass ${busy}`, `passes ${busy}`),
      objectsText(amountsOf(candidate, 'objects')),
    ],
    ', ',
  )
  return counts === '' ? place : `${place}: ${counts}`
}

type Amounts = readonly [before: number, after: number] | null

/** `null` where a side's is not known; a new function has none in base. */
function amountsOf({ base, head }: Candidate, what: keyof RunCounts): Amounts {
  const [before, after] = [base === null ? 0 : base[what], head?.[what]]
  return before == null || after == null ? null : [before, after]
}

function amountsText(amounts: Amounts, one: string, many = `${one}s`): string {
  const [before, after] = amounts ?? [0, 0]
  if (before === 0 && after === 0) return ''
  return before === after
    ? `${valueText(after, 'count')} ${after === 1 ? one : many} a run as before`
    : `${valueText(before, 'count')} → ${valueText(after, 'count')} ${many} a run`
}

function objectsText(amounts: Amounts): string {
  const [before, after] = amounts ?? [0, 0]
  if (before === after) return ''
  const difference = valueText(Math.abs(after - before), 'count')
  return `${after > before ? '+' : '−'}${difference} ${difference === '1' ? 'object' : 'objects'} a run`
}

function isSameWork(candidate: Candidate): boolean {
  return (['calls', 'passes', 'objects'] as const).every((what) => {
    const amounts = amountsOf(candidate, what)
    return amounts === null ? what === 'objects' : amounts[0] === amounts[1]
  })
}

/** How much more often it ran, as a ratio without a sign. */
function increaseOf(candidate: Candidate): number {
  const ratios = (['calls', 'passes', 'objects'] as const).map((what) => {
    const [before, after] = amountsOf(candidate, what) ?? [0, 0]
    return Math.abs(Math.log((1 + after) / (1 + before)))
  })
  return Math.max(...ratios)
}

function placeAmong({ name, file }: ToldEdit, causes: readonly Cause[]): number {
  const short = name.split('.').at(-1)
  const at = causes.findIndex(
    (cause) => cause.name.split('.').at(-1) === short && cause.file.endsWith(file),
  )
  return at < 0 ? Infinity : at
}
