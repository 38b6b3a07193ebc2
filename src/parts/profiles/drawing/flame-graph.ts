import { functionPlace } from '../changed-functions.ts'
import { isDifferent } from '../adjusted-for-looks.ts'
import type { Profile } from '../profile.ts'
import { valueText } from '../../../render/text/format.ts'
import type { BySide } from '../../../model/build/side.ts'
import { markup, noHtml, type Html } from '../../../render/page/html.ts'
import { drawFigure, px } from '../../../render/page/draw/figure.ts'

const rowHeight = 19
const letterWidth = 6.4
const narrowest = 1.5
const narrowestText = 26
const deepest = 60

// Below it a difference of a function's own amount has no colour, as a share of the largest one.
const palest = 0.04
const shades = 4

/**
 * A differential flame graph: who called whom, from the top down. A box is as wide as the mean of both
 * sides, and its colour says how much the function's own amount differs.
 */
export function flameGraph(profile: Profile, width: number): Html {
  const { functions } = profile
  const boxes = flameBoxes(profile, narrowest / width).filter(({ depth }) => depth < deepest)
  if (boxes.length === 0) return noHtml
  const depth = Math.max(...boxes.map((box) => box.depth)) + 1
  const most = Math.max(...boxes.map((box) => Math.abs(ownDifference(box))))
  const height = depth * rowHeight
  return drawFigure(
    { width, height },
    `Flame graph of ${String(boxes.length)} call paths, ${String(depth)} deep, coloured by the difference of each function’s own amount; the table above has the largest`,
    markup`${boxes.map((box) => {
      const name = functions[box.place]?.name ?? ''
      const [x, room] = [box.start * width, box.share * width]
      const y = box.depth * rowHeight
      const letters = Math.floor((room - 6) / letterWidth)
      return markup`<g><title>${boxTitle(box, profile)}</title><rect class="fb ${shadeOf(box, most, profile)}" x="${px(x)}" y="${y}" width="${px(Math.max(0.5, room - 0.8))}" height="${rowHeight - 1}"/>${
        room < narrowestText
          ? noHtml
          : markup`<text class="fn" x="${px(x + 4)}" y="${y + 9}" dy=".32em">${cut(name, letters)}</text>`
      }</g>`
    })}`,
  )
}

function ownDifference({ self }: FlameBox): number {
  return self.head - self.base
}

/**
 * `m3` for much more on head, `l2` for less, `s` for about the same. What the test does not call
 * different stays pale: profiles are samples.
 */
function shadeOf(box: FlameBox, most: number, { functions }: Profile): string {
  const difference = ownDifference(box)
  const part = most === 0 ? 0 : Math.abs(difference) / most
  if (part < palest) return 's'
  const boxFunction = functions[box.place]
  const isCalled = boxFunction !== undefined && isDifferent(boxFunction)
  const shade = isCalled ? Math.min(shades, 1 + Math.ceil(part * (shades - 1))) : 1
  return `${difference > 0 ? 'm' : 'l'}${String(shade)}`
}

function boxTitle({ place, total, self }: FlameBox, { functions, unit }: Profile): string {
  const boxFunction = functions[place]
  const hasFile = boxFunction !== undefined && boxFunction.file !== ''
  const where = hasFile ? `, ${functionPlace(boxFunction)}` : ''
  const from = (amount: FlameBox['self']): string =>
    `${valueText(amount.base, unit)} → ${valueText(amount.head, unit)}`
  return `${boxFunction?.name ?? ''}${where}: ${from(total)} with what it calls, ${from(self)} of its own`
}

function cut(text: string, letters: number): string {
  return text.length > letters ? `${text.slice(0, Math.max(1, letters - 1))}…` : text
}

interface Branch {
  /** Position of the function in the profile's list. */
  readonly place: number
  /** Amounts of a call of the benchmark: with all that it calls, and its own. */
  readonly total: { base: number; head: number }
  readonly self: BySide<number>
  readonly children: Branch[]
}

/** One call path of a flame graph: a function, called by the one above it. */
export interface FlameBox extends Omit<Branch, 'children'> {
  /** Number of callers. */
  readonly depth: number
  /** Where it begins, and how wide it is, 0…1 of the picture. */
  readonly start: number
  readonly share: number
}

/**
 * Call paths as boxes, callers first. A box is as wide as the mean of both sides, so that what only one
 * side calls is there too.
 *
 * @param least - the smallest width that is shown, 0…1
 */
export function flameBoxes({ nodes }: Pick<Profile, 'nodes'>, least: number): readonly FlameBox[] {
  const branches: Branch[] = []
  const roots: Branch[] = []
  for (const [parent, place, base, head] of nodes) {
    const branch: Branch = { place, total: { base, head }, self: { base, head }, children: [] }
    const siblings = branches[parent]?.children ?? roots
    siblings.push(branch)
    branches.push(branch)
  }
  // Callers come before what they call.
  for (const [at, [parent]] of [...nodes.entries()].toReversed()) {
    const [caller, callee] = [branches[parent], branches[at]]
    if (caller === undefined || callee === undefined) continue
    caller.total.base += callee.total.base
    caller.total.head += callee.total.head
  }
  const whole = roots.reduce((sum, branch) => sum + branchWeight(branch), 0)
  if (whole <= 0) return []
  const boxes: FlameBox[] = []
  const place = (siblings: readonly Branch[], above: Pick<FlameBox, 'depth' | 'start'>) => {
    let { start } = above
    // The heaviest first; not by change, so that both halves of a difference stay together.
    for (const branch of siblings.toSorted(
      (first, second) => branchWeight(second) - branchWeight(first),
    )) {
      const share = branchWeight(branch) / whole
      if (share < least) break
      const { total, self } = branch
      boxes.push({ ...above, place: branch.place, start, share, total, self })
      place(branch.children, { depth: above.depth + 1, start })
      start += share
    }
  }
  place(roots, { depth: 0, start: 0 })
  return boxes
}

function branchWeight({ total }: Branch): number {
  return total.base + total.head
}
