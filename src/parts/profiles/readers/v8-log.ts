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
  // The newest counts where several have been in a place; libraries are the oldest.
  const code: Code[] = []
  const codeAt = (address: number): Code | undefined =>
    code.findLast(({ start, end }) => address >= start && address < end)
  const frames: RawFrame[] = []
  for (const line of text.split('\n')) {
    const [, tickAddress] = tick.exec(line) ?? []
    const [, codeAddress, size, quotedName, bareName = ''] = creation.exec(line) ?? []
    const [, from, to] = move.exec(line) ?? []
    const [, path = '', first, last] = library.exec(line) ?? []
    if (tickAddress !== undefined)
      frames.push(codeAt(Number(tickAddress))?.frame ?? frameNamed('(unknown)'))
    if (codeAddress !== undefined) {
      const start = Number(codeAddress)
      code.push({ start, end: start + Number(size), frame: frameIn(quotedName ?? bareName) })
    }
    const movedCode = from === undefined ? undefined : codeAt(Number(from))
    if (movedCode !== undefined) {
      const start = Number(to)
      code.splice(code.indexOf(movedCode), 1)
      code.push({ ...movedCode, start, end: start + movedCode.end - movedCode.start })
    }
    if (first !== undefined) {
      const frame = frameNamed(`(${path.replace(/^.*[/\\]/, '')})`)
      code.push({ start: Number(first), end: Number(last), frame })
    }
  }
  const self = seconds / Math.max(1, frames.length)
  const nodes = frames.map((frame) => ({ parent: -1, frame, self }))
  return { unit: 's', ticks: frames.length, nodes }
}

const longestName = 1000

/** `fromObject buffer.js:121:20`; V8's own code has a name without a position. */
function frameIn(text: string): RawFrame {
  const [, name, url = '', line, column] =
    /^(.*?) ?([^ ]+?):(\d+)(?::(\d+))?$/.exec(text.slice(0, longestName)) ?? []
  if (name === undefined) return frameNamed(text)
  return { name, url, line: Number(line) - 1, column: Number(column ?? 1) - 1 }
}

function frameNamed(name: string): RawFrame {
  return { name, url: '', line: -1, column: -1 }
}
