import { scaleLinear } from 'd3-scale'
import type { Profile } from '../profile.ts'
import { differenceText, valueText } from '../../../render/text/format.ts'
import { markup, noHtml, type Html } from '../../../render/page/html.ts'
import { drawFigure, px, type Frame } from '../../../render/page/draw/figure.ts'

const rowHeight = 22
const shownAtMost = 16

/** Where both sides spent their time or memory, function by function: what differs most first. */
export function profilePlot({ functions, unit }: Profile, width: number): Html {
  const nameRoom = Math.min(240, width * 0.45)
  const letters = Math.floor(nameRoom / 7)
  const rows = functions.slice(0, shownAtMost).map(({ self, ...place }) => ({
    name: frameName(place, Infinity),
    short: frameName(place, letters),
    ...self,
  }))
  if (rows.length === 0) return noHtml
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
  return drawFigure(
    frame,
    `Own amount of a call by function, largest difference first: ${rows
      .slice(0, 5)
      .map(({ name, base, head }) => `${name} ${valueText(base, unit)} to ${valueText(head, unit)}`)
      .join(', ')}`,
    markup`${rows.map(({ short, base, head }, at) => {
      const y = frame.top + rowHeight * at
      return markup`<text class="cap mono" x="${frame.left - 8}" y="${y + 11}" dy=".32em" text-anchor="end">${short}</text><rect class="bar b" x="${frame.left}" y="${y + 3}" width="${px(x(base) - frame.left)}" height="7"/><rect class="bar h" x="${frame.left}" y="${y + 11}" width="${px(x(head) - frame.left)}" height="7"/><text class="cap" x="${width - 2}" y="${y + 11}" dy=".32em" text-anchor="end">${differenceText(head - base, unit)}</text>`
    })}`,
  )
}

/** A function with as much of its place as there is room for. */
function frameName(
  { name, file, line }: Pick<Profile['functions'][number], 'name' | 'file' | 'line'>,
  letters: number,
): string {
  const end = line === null ? '' : `:${String(line)}`
  const forms = [`${name} ${file}${end}`, `${name} ${file.replace(/^.*\//, '')}${end}`, name]
  const fittingForm = forms.map((form) => form.trim()).find((form) => form.length <= letters)
  // The end of a name in a namespace tells more than its beginning.
  return (
    fittingForm ??
    (name.includes('::') ? `…${name.slice(1 - letters)}` : `${name.slice(0, letters - 1)}…`)
  )
}
