import { scaleLinear } from 'd3-scale'
import type { Profile, Ticks } from '../../../model/judging/profile.ts'
import { markup, noHtml, type Html } from '../html.ts'
import { drawing, px, type Frame } from './figure.ts'

const rowHeight = 22
const shownAtMost = 16

/** What a function needs of either side's ticks to be shown, 0…1. */
const leastShare = 0.01

/** Where both sides spent their time, function by function: what differs most first. */
export function profilePlot({ ticks }: Profile, width: number): Html {
  const names = [
    ...new Set([...ticks.base.functions, ...ticks.head.functions].map(({ name }) => name)),
  ]
  const rows = names
    .map((name) => ({ name, base: shareOf(name, ticks.base), head: shareOf(name, ticks.head) }))
    .filter(({ base, head }) => Math.max(base, head) >= leastShare)
    .toSorted((one, other) => Math.abs(other.head - other.base) - Math.abs(one.head - one.base))
    .slice(0, shownAtMost)
  if (rows.length === 0) return noHtml
  const nameRoom = Math.min(240, width * 0.45)
  const frame: Frame = {
    width,
    height: rows.length * rowHeight + 12,
    left: nameRoom,
    right: 92,
    top: 6,
    bottom: 6,
  }
  const most = Math.max(...rows.flatMap(({ base, head }) => [base, head]))
  const x = scaleLinear([0, most], [frame.left, width - frame.right])
  const letters = Math.floor(nameRoom / 7)
  return drawing(
    frame,
    `Share of ticks by function, largest difference first: ${rows
      .slice(0, 5)
      .map(({ name, base, head }) => `${name} ${percent(base)} to ${percent(head)}`)
      .join(', ')}`,
    markup`${rows.map(({ name, base, head }, at) => {
      const y = frame.top + rowHeight * at
      const points = 100 * (head - base)
      return markup`<text class="cap mono" x="${frame.left - 8}" y="${y + 11}" dy=".32em" text-anchor="end">${cut(name, letters)}</text><rect class="bar b" x="${frame.left}" y="${y + 3}" width="${px(x(base) - frame.left)}" height="7"/><rect class="bar h" x="${frame.left}" y="${y + 11}" width="${px(x(head) - frame.left)}" height="7"/><text class="cap" x="${width - 2}" y="${y + 11}" dy=".32em" text-anchor="end">${points < 0 ? '\u2212' : '+'}${Math.abs(points).toFixed(1)} points</text>`
    })}`,
  )
}

function shareOf(name: string, { ticks, functions }: Ticks): number {
  return (functions.find((one) => one.name === name)?.ticks ?? 0) / Math.max(1, ticks)
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

/** The end tells more than the beginning: it has the name, after the path. */
function cut(text: string, letters: number): string {
  return text.length > letters ? `…${text.slice(1 - letters)}` : text
}
