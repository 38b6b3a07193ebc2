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
  const rawFrames: RawFrame[] = []
  for (const line of text.split('\n')) {
    const match = tick.exec(line)
    if (match !== null) {
      const at = Number(match[1])
      rawFrames.push(
        (codeAt(code, at) ?? inLibrary(libraries, at))?.frame ?? frameNamed('(unknown)'),
      )
      continue
    }
    const product = creation.exec(line)
    if (product !== null) {
      const start = Number(product[1])
      const frame = frameIn(product[3] ?? product[4] ?? '')
      putCode(code, { start, end: start + Number(product[2]), frame })
      continue
    }
    const movedValue = move.exec(line)
    if (movedValue !== null) {
      const from = codeAt(code, Number(movedValue[1]))
      const start = Number(movedValue[2])
      if (from !== null) putCode(code, { ...from, start, end: start + from.end - from.start })
      continue
    }
    const sharedValue = library.exec(line)
    if (sharedValue !== null) {
      const name = `(${(sharedValue[1] ?? '').replace(/^.*[/\\]/, '')})`
      libraries.push({
        start: Number(sharedValue[2]),
        end: Number(sharedValue[3]),
        frame: frameNamed(name),
      })
    }
  }
  const self = seconds / Math.max(1, rawFrames.length)
  const nodes = rawFrames.map((frame) => ({ parent: -1, frame, self }))
  return { unit: 's', ticks: rawFrames.length, nodes }
}

const longestName = 1000

/** `fromObject buffer.js:121:20`; V8's own code has a name without a position. */
function frameIn(loggedText: string): RawFrame {
  const [, name, url = '', line, column] =
    /^(.*?) ?([^ ]+?):(\d+)(?::(\d+))?$/.exec(loggedText.slice(0, longestName)) ?? []
  if (name === undefined) return frameNamed(loggedText)
  return { name, url, line: Number(line) - 1, column: Number(column ?? 1) - 1 }
}

function frameNamed(name: string): RawFrame {
  return { name, url: '', line: -1, column: -1 }
}

/** Keeps the list sorted and free of overlaps: earlier code in the range is removed. */
function putCode(code: Code[], one: Code): void {
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
