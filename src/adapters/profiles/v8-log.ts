import type { RawFrame, RawProfile } from './raw-profile.ts'

/** A range of memory with the code of one function. */
interface Code {
  readonly start: number
  readonly end: number
  readonly frame: RawFrame
}

// Node.js 4 to 8 write no time before the address; a name is quoted when it can contain a comma.
const creation =
  /^code-creation,\w+,\d+,(?:\d+,)?(0x[\da-f]+),(0x[\da-f]+|\d+),(?:"((?:[^"\\]|\\.)*)"|([^,]*))/
const move = /^code-move,(0x[\da-f]+),(0x[\da-f]+)/
const library = /^shared-library,"?([^",]*)"?,(0x[\da-f]+),(0x[\da-f]+)/
const tick = /^tick,(0x[\da-f]+),/

/**
 * Parses the output of `node --prof`: how often the code of each function ran. Code that moves or
 * is overwritten is tracked. Ticks outside of functions are listed by library, such as `(node)`.
 *
 * @param seconds - running time that all ticks together stand for
 * @returns a tree without depth; `null` when the text is something else
 */
export function v8LogProfile(text: string, seconds: number): RawProfile | null {
  if (!text.startsWith('v8-version,')) return null
  const libraries: Code[] = []
  const code: Code[] = []
  const ticked: RawFrame[] = []
  for (const line of text.split('\n')) {
    const found = tick.exec(line)
    if (found !== null) {
      const at = Number(found[1])
      ticked.push((codeAt(code, at) ?? inLibrary(libraries, at))?.frame ?? frameNamed('(unknown)'))
      continue
    }
    const made = creation.exec(line)
    if (made !== null) {
      const start = Number(made[1])
      const frame = frameIn(made[3] ?? made[4] ?? '')
      put(code, { start, end: start + Number(made[2]), frame })
      continue
    }
    const moved = move.exec(line)
    if (moved !== null) {
      const from = codeAt(code, Number(moved[1]))
      const start = Number(moved[2])
      if (from !== null) put(code, { ...from, start, end: start + from.end - from.start })
      continue
    }
    const shared = library.exec(line)
    if (shared !== null) {
      const name = `(${(shared[1] ?? '').replace(/^.*[/\\]/, '')})`
      libraries.push({ start: Number(shared[2]), end: Number(shared[3]), frame: frameNamed(name) })
    }
  }
  const self = seconds / Math.max(1, ticked.length)
  const nodes = ticked.map((frame) => ({ parent: -1, frame, self }))
  return { unit: 's', ticks: ticked.length, nodes }
}

const longestName = 1000

/** `fromObject buffer.js:121:20`; V8's own code has a name without a position. */
function frameIn(logged: string): RawFrame {
  const [, name, url = '', line, column] =
    /^(.*?) ?([^ ]+?):(\d+)(?::(\d+))?$/.exec(logged.slice(0, longestName)) ?? []
  if (name === undefined) return frameNamed(logged)
  return { name, url, line: Number(line) - 1, column: Number(column ?? 1) - 1 }
}

function frameNamed(name: string): RawFrame {
  return { name, url: '', line: -1, column: -1 }
}

/** Keeps the list sorted and free of overlaps: earlier code in the range is removed. */
function put(code: Code[], one: Code): void {
  let from = after(code, one.start)
  if ((code[from - 1]?.end ?? 0) > one.start) from -= 1
  let to = from
  while ((code[to]?.start ?? Infinity) < one.end) to += 1
  code.splice(from, to - from, one)
}

function codeAt(code: readonly Code[], address: number): Code | null {
  const one = code[after(code, address) - 1]
  return one !== undefined && address < one.end ? one : null
}

/** Index of the first code that begins after an address. */
function after(code: readonly Code[], address: number): number {
  let low = 0
  let high = code.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((code[middle]?.start ?? Infinity) <= address) low = middle + 1
    else high = middle
  }
  return low
}

function inLibrary(libraries: readonly Code[], address: number): Code | undefined {
  return libraries.find(({ start, end }) => address >= start && address < end)
}
