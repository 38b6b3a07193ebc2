import type { Revision } from '../../model/revision.ts'
import { sides as bothSides } from '../../model/side.ts'
import { codeOf } from '../escape.ts'
import { durationText } from '../format.ts'
import { linkText } from '../markdown.ts'
import type { Page, Section } from '../page.ts'
import { pairsText } from '../pairs-text.ts'

/** What was compared with what, where, and how long it took. */
export const sides: Section = (page) => {
  const { result } = page
  return [
    `${sideText(page, 'head')} against ${sideText(page, 'base')}`,
    nodeText(page),
    `runner ${codeOf(result.machine.name)}`,
    pairsText(result),
    durationText(result.seconds),
  ]
    .filter((part) => part !== '')
    .join(' · ')
}

function sideText({ result, links }: Page, side: 'base' | 'head'): string {
  const revision = result.plan.revisions[side]
  const label = linkText(codeOf(revision.label), links.commits[side])
  const reason = reasonText(revision)
  return reason === '' ? label : `${label} (${reason})`
}

function reasonText({ reason, spec, label, source }: Revision): string {
  const name = codeOf(spec)
  switch (reason) {
    case 'explicit':
      return source === 'package' || spec === label ? '' : name
    case 'merge-parent':
      return name
    case 'merge-base':
      return `merge base with ${name}`
    case 'before-push':
      return 'before the push'
    case 'pull-request-head':
      return 'this pull request'
    case 'pull-request-merge':
      return 'this pull request merged'
    case 'pushed':
      return 'pushed'
  }
}

function nodeText({ result }: Page): string {
  const versions = [
    ...new Set(
      bothSides.toReversed().flatMap((side) => result.builds[side]?.runtime.version ?? []),
    ),
  ]
  return versions.length === 0
    ? ''
    : `Node ${versions.map((version) => versionText(version)).join(' against ')}`
}

function versionText(version: string): string {
  return /^\d{1,4}(?:\.\d{1,6}){0,2}$/.test(version) ? version : codeOf(version)
}
