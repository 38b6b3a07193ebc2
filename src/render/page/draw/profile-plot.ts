import { scaleLinear } from 'd3-scale'
import type { Profile } from '../../../model/judging/profile.ts'
import { differenceText, valueText } from '../../text/format.ts'
import { markup, noHtml, type Html } from '../html.ts'
import { drawing, px, type Frame } from './figure.ts'

const rowHeight = 22
const shownAtMost = 16

/** Where both sides spent their time or memory, function by function: what differs most first. */
export function profilePlot({ functions, unit }: Profile, width: number): Html {
  const rows = functions.slice(0, shownAtMost).map(({ name, file, line, self }) => ({
    name: `${name} ${file}${line === null ? '' : `:${String(line)}`}`.trim(),
    ...self,
  }))
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
    `Own amount of a call by function, largest difference first: ${rows
      .slice(0, 5)
      .map(({ name, base, head }) => `${name} ${valueText(base, unit)} to ${valueText(head, unit)}`)
      .join(', ')}`,
    markup`${rows.map(({ name, base, head }, at) => {
      const y = frame.top + rowHeight * at
      return markup`<text class="cap mono" x="${frame.left - 8}" y="${y + 11}" dy=".32em" text-anchor="end">${cut(name, letters)}</text><rect class="bar b" x="${frame.left}" y="${y + 3}" width="${px(x(base) - frame.left)}" height="7"/><rect class="bar h" x="${frame.left}" y="${y + 11}" width="${px(x(head) - frame.left)}" height="7"/><text class="cap" x="${width - 2}" y="${y + 11}" dy=".32em" text-anchor="end">${differenceText(head - base, unit)}</text>`
    })}`,
  )
}

/** The end tells more than the beginning: it has the name, after the path. */
function cut(text: string, letters: number): string {
  return text.length > letters ? `…${text.slice(1 - letters)}` : text
}
