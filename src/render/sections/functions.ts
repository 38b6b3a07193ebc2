import { percent } from '../../model/percent.ts'
import type { Profile } from '../../model/judging/profile.ts'
import type { Page, Section } from '../comment/page.ts'
import { changedFunctions, type ChangedFunction } from '../rows/changed-functions.ts'
import { rowsWith, type Row } from '../rows/row.ts'
import { codeOf } from '../text/escape.ts'
import { countText, differenceText, valueText } from '../text/format.ts'
import { linkText } from '../text/markdown.ts'

/** Rows that are explained, and functions of each: with its heading, a row has five lines. */
const rowsAtMost = 5
const functionsAtMost = 4

/** Which functions made the slower rows slower. */
export const functions: Section = (page) => {
  const profiles = new Map(page.result.profiles?.map((profile) => [profile.benchmarkId, profile]))
  return rowsWith(page.rows, 'regression')
    .flatMap((row) => {
      const profile = profiles.get(row.benchmarkId)
      const text = [
        profile === undefined ? '' : profileText(row, profile, page),
        sameFunctionsText(row, page),
      ]
      return text.filter((part) => part !== '').join('\n\n')
    })
    .filter((text) => text !== '')
    .slice(0, rowsAtMost)
    .join('\n\n')
}

function profileText({ benchmarkId }: Row, profile: Profile, page: Page): string {
  const name = codeOf(benchmarkId, page.detail.nameLength)
  const { base, head } = profile.processes
  const processes = `profiles of ${countText(Math.min(base, head), 'process', 'processes')} a side`
  const changes = changedFunctions(profile)
  if (changes.length === 0) {
    return `**Why** ${name}: no function differs for certain in ${processes}.`
  }
  const lines = changes
    .slice(0, functionsAtMost)
    .map((change) => `- ${functionLine(change, profile, page)}`)
  return [`**Why** ${name}, by function, in ${processes}:`, ...lines].join('\n')
}

function functionLine(
  { name, file, line, own: isOwn, self, share }: ChangedFunction,
  { unit }: Profile,
  page: Page,
): string {
  const place = file === '' ? '' : ` ${placeText({ file, line, own: isOwn }, page)}`
  const change = `${valueText(self.base, unit)} → ${valueText(self.head, unit)}`
  const part = share === null ? '' : `, ${percent(share)} of the change`
  return `${codeOf(name, page.detail.nameLength)}${place}: ${change} per call (${differenceText(self.head - self.base, unit)})${part}`
}

function placeText(
  { file, line, own: isOwn }: Pick<ChangedFunction, 'file' | 'line' | 'own'>,
  { links, detail }: Page,
): string {
  const text = codeOf(`${file}${line === null ? '' : `:${String(line)}`}`, detail.nameLength)
  const top = isOwn
    ? links.commits.head?.replace(/\/commit\/([0-9a-f]{40})$/, '/blob/$1/')
    : undefined
  if (top === undefined || !top.endsWith('/')) return text
  const path = file.split('/').map(encodeURIComponent).join('/')
  return linkText(text, `${top}${path}${line === null ? '' : `#L${String(line)}`}`)
}

/** Where the machine counts instructions, what more time with the same of them means. */
function sameFunctionsText({ benchmarkId, metric }: Row, { result, detail }: Page): string {
  if (metric?.unit !== 's') return ''
  const instructionFinding = result.findings.find(
    (candidate) => candidate.benchmarkId === benchmarkId && candidate.metric === 'instructions',
  )
  if (instructionFinding?.verdict !== 'unchanged') return ''
  return `${codeOf(benchmarkId, detail.nameLength)} runs **the same instructions, slower**: the cause is the memory or the layout of the code, not more work.`
}
