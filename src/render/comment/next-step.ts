import { durationText } from '../text/format.ts'
import { codeOf } from '../text/escape.ts'
import { measureCommand, acceptHint } from './commands.ts'
import { isSubsetKey } from '../../model/subset-key.ts'
import { idWithout } from '../../model/build/build.ts'
import { differsByNode } from '../../model/build/revision.ts'
import { longestAdviceSeconds } from '../../model/judging/result.ts'
import type { CommentInput, Section } from './comment-input.ts'
import { contestRows, isContestOnly, rowsWith, type Row } from '../rows/row.ts'
import { causesOf } from '../shown-result.ts'
import { otherWays, settlingOf } from '../rows/settling.ts'

/** Longest command that is shown: a longer name could not be read anyway. */
const longestCommand = 400

/** One line on what a reader can do now, below the verdict. */
export const nextStep: Section = (input) => {
  const step = stepOf(input)
  return step === '' ? '' : `**What to do**: ${step}`
}

function stepOf(input: CommentInput): string {
  const { result, rows, state } = input
  switch (state) {
    case 'slower':
      return slowerStep(input)
    case 'accepted':
    case 'same':
    case 'faster':
      return (
        againText(input, 'nothing must be done') ??
        (result.conclusion === 'success' ? 'nothing.' : restText)
      )
    case 'untouched':
      return 'nothing.'
    case 'unknown':
      return (
        againText(input, 'nothing is shown to be worse') ??
        (rowsWith(rows, 'inconclusive').length === 0 ? moreTimeText : hopelessText)
      )
    case 'failed':
      if (result.failures.length === 0) return 'run it again: some rows were not measured.'
      return result.failures.every(({ side }) => side === 'base') ? onBaseText : failuresText
    case 'no-build':
      return `make ${unbuiltSides(result)} build; the end of its output is below.`
    case 'not-comparable':
      return 'make the sides alike, or allow the difference as said above, and run again.'
    case 'nothing':
      if (isContestOnly(result)) return contestStep(result)
      return rows.length === 0 && result.plan.benchmarks.length === 0
        ? 'add a benchmark to both sides, or check `only` and the folder `benchmarks`.'
        : 'run it again with more time.'
  }
}

function unbuiltSides({ builds }: CommentInput['result']): string {
  const missing = (['base', 'head'] as const).filter((side) => builds[side] === null)
  return missing.length === 1 ? missing.join('') : 'both sides'
}

const failuresText = 'read the failures below; the first line of each says what was expected.'

const onBaseText =
  'base fails, and no change of head can cure that: merge a repair of base first, or leave these rows out with `only`; the first line of each failure says what base lacks.'

/** Whoever is faster, nothing has to be done. */
function contestStep(result: CommentInput['result']): string {
  if (result.failures.length > 0) return failuresText
  const rows = contestRows(result)
  const isOpen = rows.some(({ finding }) => finding.verdict === 'inconclusive')
  return rows.length === 0 || isOpen ? 'run it again with more time.' : ''
}

function slowerStep(input: CommentInput): string {
  const { result, rows } = input
  const [worst] = rowsWith(rows, 'regression')
  const look = hasFunctions(input) ? 'look at the functions below' : 'look at the change'
  if (worst === undefined) return `${look}.`
  if (differsByNode(result.plan.revisions))
    return `the code is the same: this is the price of head's Node.js; stay on base's where it matters, or allow it ${acceptText(input, worst)}.`
  if (result.conclusion === 'success') {
    return `nothing must be done: the check passes. To find the cause, ${look}.`
  }
  if (result.conclusion === 'neutral') return againText(input, look) ?? `${look}.`
  return `${look}; or accept it, ${acceptText(input, worst)}.`
}

/** Whether a slower row has functions that are named below. */
function hasFunctions(input: CommentInput): boolean {
  return rowsWith(input.rows, 'regression').some(
    ({ benchmarkId }) => (causesOf(input, benchmarkId)?.length ?? 0) > 0,
  )
}

function acceptText(input: CommentInput, { benchmarkId, runtime }: Row): string {
  const { context, rows } = input
  if (context?.takesCommands !== true) return 'by a higher `limit`'
  const isOnly = rowsWith(rows, 'regression').length < 2
  return acceptHint({ name: idWithout(benchmarkId, runtime), isOnly }, context)
}

const moreTimeText =
  'nothing is shown to be worse. To measure the rest, raise `budget`, or choose with `only`.'

const hopelessText = `what is unknown takes more pairs than anybody waits for: ${otherWays}.`

const restText = `to decide the rest, ${otherWays}.`

/** How to settle what is unknown, and what that costs; `null` where nothing can be settled. */
function againText(input: CommentInput, otherwise: string): string | null {
  const { result, rows } = input
  const unknownRows = rowsWith(rows, 'inconclusive').map(({ finding }) => ({
    settling: settlingOf(finding),
    before: finding.judged?.pairs ?? 0,
  }))
  const openRows = unknownRows.flatMap(({ settling, before }) =>
    settling === null || settling.more === null || !settling.isSensible
      ? []
      : [{ pairs: before + settling.more.pairs, seconds: settling.more.seconds ?? 0 }],
  )
  if (openRows.length === 0) {
    const causes = new Set(unknownRows.map(({ settling }) => settling?.cause ?? null))
    const [only = null] = causes
    if (causes.has('busy'))
      return `${otherwise}. Other programs kept this machine busy: free it and run again.`
    if (causes.size > 1 || only === null) return null
    return `${otherwise}. Only the runs of ${only} lie far apart, so look for what varies in its code.`
  }
  const seconds = result.seconds + openRows.reduce((sum, row) => sum + row.seconds, 0)
  const what =
    openRows.length === unknownRows.length
      ? 'what is unknown'
      : `${String(openRows.length)} of the ${String(unknownRows.length)} that are unknown`
  if (seconds > longestAdviceSeconds) {
    return `${otherwise}. To settle ${what} takes about ${durationText(seconds)} in all: choose fewer with \`only\`.`
  }
  const pairs = Math.max(...openRows.map((row) => row.pairs))
  const budget = result.plan.budgetSeconds
  const minutes = Math.ceil(seconds / 60)
  const tight = budget !== null && seconds > budget ? `, with \`budget: ${minutes}min\`` : ''
  return `${otherwise}. To settle ${what}, run again with ${againCommand(input, pairs)}: about ${durationText(seconds)}${tight}.`
}

function againCommand({ context, fromFork }: CommentInput, pairs: number): string {
  if (context?.takesCommands !== true) return codeOf(`--pairs ${String(pairs)}`)
  const pairsWord = `pairs=${String(pairs)}`
  if (isSubsetKey(context.key)) return `${codeOf(pairsWord)} in the same command`
  return codeOf(measureCommand([pairsWord], { ...context, fromFork }), longestCommand)
}
