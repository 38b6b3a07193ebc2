import type { BySide } from '../model/build/side.ts'

const shownUnits = 60

/** Where the digests of both sides' results, and of their parts, differ first, with both values shortened. */
export function resultDifference(results: BySide<string>, names: BySide<string>): string {
  const [baseLines, headLines] = [partsOf(results.base), partsOf(results.head)]
  const position = baseLines.findIndex((line, at) => line !== headLines[at])
  const at = position < 0 ? Math.min(baseLines.length, headLines.length) : position
  const [basePart, headPart] = [baseLines[at], headLines[at]].map((line) => partOf(line))
  if (basePart === undefined || headPart === undefined || basePart.place === headPart.place) {
    const place = basePart?.place ?? headPart?.place
    if (place === undefined) return 'results that differ beyond their first 4,000 characters'
    const texts = { base: basePart?.text ?? 'nothing', head: headPart?.text ?? 'nothing' }
    return differenceAt(place, texts, names)
  }
  return `${basePart.place} from ${names.base} and ${headPart.place} from ${names.head}, as the first that only one of them has`
}

interface ResultPart {
  /** `.items[3]`; empty for the whole result. */
  readonly place: string
  readonly text: string
}

function partsOf(checksum: string): readonly string[] {
  return checksum.split('\n').slice(1)
}

function partOf(line: string | undefined): ResultPart | undefined {
  if (line === undefined) return undefined
  const end = line.indexOf('\t')
  return { place: line.slice(0, end).slice(0, shownUnits), text: line.slice(end + 1) }
}

function differenceAt(
  place: string,
  { base, head }: BySide<string>,
  names: BySide<string>,
): string {
  let first = 0
  while (first < base.length && base[first] === head[first]) first += 1
  const start = first < shownUnits / 2 ? 0 : first - shownUnits / 4
  const isLong = Math.max(base.length, head.length) > shownUnits
  const where = isLong && start > 0 ? ` from its character ${String(start)} on` : ''
  const name = place === '' ? '' : `${place}${where}: `
  const prefix = place === '' && where !== '' ? `${where.trim()}: ` : name
  return `${prefix}${shortenValue(base, start)} from ${names.base} and ${shortenValue(head, start)} from ${names.head}`
}

function shortenValue(text: string, start: number): string {
  const part = text.slice(start, start + shownUnits)
  return `${start > 0 ? '…' : ''}${part}${start + shownUnits < text.length ? '…' : ''}`
}
