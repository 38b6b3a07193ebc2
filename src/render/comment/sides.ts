import { isNamed, type Revision } from '../../model/build/revision.ts'
import { codeOf, codeNames } from '../text/escape.ts'
import { contendersText, isContestOnly } from '../rows/row.ts'
import { durationText } from '../text/format.ts'
import { joinTexts } from '../text/join.ts'
import { linkText } from '../text/markdown.ts'
import { nodeText } from '../rows/runtime-text.ts'
import type { CommentInput, Section } from './comment-input.ts'
import { pairsText } from '../rows/row-text.ts'

/** What was compared with what, where, and how long it took. */
export const sides: Section = (input) => {
  const { result } = input
  const names = codeNames()
  const facts = [
    isContestOnly(result)
      ? contendersText(result, names)
      : `${sideText(input, 'head')} against ${sideText(input, 'base')}`,
    nodeText(result, names),
    `runner ${codeOf(result.machine.name)}`,
    pairsText(result),
    durationText(result.seconds),
  ]
  return joinTexts(facts, ' · ')
}

function sideText({ result, links, context }: CommentInput, side: 'base' | 'head'): string {
  const revision = result.plan.revisions[side]
  const label = linkText(codeOf(revision.label), links.commits[side])
  const reason = baseReason(revision, context?.baseBranch ?? null)
  return reason === '' ? label : `${label} (${reason})`
}

function baseReason(revision: Revision, baseBranch: string | null): string {
  const target = baseBranch === null ? 'the branch it goes to' : codeOf(baseBranch)
  switch (revision.reason) {
    case 'explicit':
      return isNamed(revision) ? codeOf(revision.spec) : ''
    case 'merge-parent':
      return target
    case 'merge-base':
      return `merge base with ${target}`
    case 'before-push':
      return 'before the push'
    case 'pull-request-head':
      return 'this pull request'
    case 'pull-request-merge':
      return baseBranch === null
        ? 'this pull request merged'
        : `this pull request merged into ${target}`
    case 'previous-release':
      return 'the release before'
    case 'pushed':
      return 'pushed'
    case 'merge-group':
      return 'the merge queue'
  }
}
