import { percent } from '../../../model/percent.ts'
import { type ChangedFunction, changedFunctions, functionPlace } from '../changed-functions.ts'
import { profilesIn, type Profile } from '../profile.ts'
import type { CommentInput, Section } from '../../../render/comment/comment-input.ts'
import { rowsWith, type Row } from '../../../render/rows/row.ts'
import { codeOf } from '../../../render/text/escape.ts'
import { countText, differenceText, percentText } from '../../../render/text/format.ts'
import { joinTexts } from '../../../render/text/join.ts'
import { whyOf } from '../../../render/shown-result.ts'
import { foldContent, linkText } from '../../../render/text/markdown.ts'

/** Rows that are explained, and functions of each: with its heading, a row has five lines. */
const rowsAtMost = 5
const functionsAtMost = 4

/** Which functions made the slower rows slower. */
export const functionsSection: Section = (input) => {
  const profiles = new Map(
    profilesIn(input.result).map((profile) => [profile.benchmarkId, profile]),
  )
  return rowsWith(input.rows, 'regression')
    .map((row) => {
      const profile = profiles.get(row.benchmarkId)
      const show = (name: string): string => codeOf(name, input.detail.nameLength)
      const reason = whyOf(input, row.benchmarkId, show)
      const why = reason === '' ? '' : `**Why** ${show(row.benchmarkId)}: ${reason}`
      if (profile === undefined) return why
      const text = profileText(row, profile, input)
      if (why === '') return text
      const isCertain = changedFunctions(profile).length > 0
      const summary = 'Its time by function, in a sampling profile'
      return joinTexts([why, isCertain ? foldContent(summary, text) : ''])
    })
    .filter((text) => text !== '')
    .slice(0, rowsAtMost)
    .join('\n\n')
}

function profileText(row: Row, profile: Profile, input: CommentInput): string {
  const name = codeOf(row.benchmarkId, input.detail.nameLength)
  const { base, head } = profile.processes
  const processes = `profiles of ${countText(Math.min(base, head), 'process', 'processes')} a side`
  const changes = changedFunctions(profile)
  if (changes.length === 0) {
    return `**Why** ${name}: no function differs for certain in ${processes}.`
  }
  const wholeChange = rowChange(row, profile)
  const wholeText =
    wholeChange === null ? '' : ` takes ${differenceText(wholeChange, profile.unit)} a call`
  const heading = `**Why** ${name}${wholeText}, by function, in ${processes}:`
  const isAlike = (wholeChange ?? 1) * (profile.total.head - profile.total.base) > 0
  const lines = changes.slice(0, functionsAtMost).map((change) => {
    const part = isAlike ? shareText(change.share, wholeChange, profile.unit) : ''
    return `- ${shownFunction(change, input)}${part}`
  })
  return [heading, ...lines, ...restText(row, profile, changes)].join('\n')
}

/** Metrics of a call that a profile divides among functions. */
const dividedMetrics: ReadonlySet<string> = new Set(['time', 'cpu', 'user-time', 'allocation'])

/** What a call of the row needs more, by its pairs, as profiled processes run slower; `null` for another metric. */
function rowChange({ metric, finding }: Row, { unit }: Profile): number | null {
  const { baseCentre, judged: judgement } = finding
  if (metric?.unit !== unit || !dividedMetrics.has(metric.id)) return null
  if (baseCentre === null || judgement === null || judgement.estimate === null) return null
  return baseCentre * judgement.estimate
}

function shownFunction(change: ChangedFunction, input: CommentInput): string {
  const { name, file, movedFrom } = change
  const { nameLength } = input.detail
  const place = file === '' ? '' : ` ${placeText(change, input)}`
  const past = movedFrom === undefined ? '' : `, moved from ${codeOf(movedFrom, nameLength)}`
  return `${codeOf(name, nameLength)}${place}${past}`
}

function shareText(
  share: number | null,
  wholeChange: number | null,
  unit: Profile['unit'],
): string {
  if (share === null) return ''
  const amount = wholeChange === null ? '' : `: ${differenceText(share * wholeChange, unit)}`
  if (share < 0) return `${amount}, the other way`
  const rest = share > 1 ? '; other functions take some back' : ''
  return `${amount === '' ? ':' : `${amount},`} ${percent(share)} of the change${rest}`
}

function restText(
  { finding: { judged: judgement } }: Row,
  { total, unit }: Profile,
  [first]: readonly ChangedFunction[],
): readonly string[] {
  if (first?.share === null) {
    return ['', 'No shares are told: in the profiles, the changes of functions nearly cancel out.']
  }
  const profiledChange = total.head / total.base - 1
  const change = judgement?.estimate ?? profiledChange
  if (unit !== 's' || profiledChange >= change / 2) return []
  return [
    '',
    `The profiles show ${percentText(profiledChange)} of ${percentText(change)}. V8 inlines less in them, so the rest can be inlining.`,
  ]
}

function placeText(
  { file, line, own: isOwn }: ChangedFunction,
  { links, detail }: CommentInput,
): string {
  const text = codeOf(functionPlace({ file, line }), detail.nameLength)
  const top = isOwn
    ? links.commits.head?.replace(/\/commit\/([0-9a-f]{40})$/, '/blob/$1/')
    : undefined
  if (top === undefined || !top.endsWith('/')) return text
  const path = file.split('/').map(encodeURIComponent).join('/')
  return linkText(text, `${top}${path}${line === null ? '' : `#L${String(line)}`}`)
}
