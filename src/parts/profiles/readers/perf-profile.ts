import type { RawFrame, RawProfile } from './raw-profile.ts'

/** The fields of `perf script` that a profile is made of. */
export const perfFields = 'pid,tid,time,period,ip,sym,dso'

/** What of a recording counts. */
export interface PerfPart {
  /** Seconds of the recording's clock between which samples count; `null` for all of them. */
  readonly within: readonly [number, number] | null
  /** Whether a file is the measuring program's own, which is no part of the work. */
  readonly isOurs: (url: string) => boolean
}

const header = /^\s*(\d+)\/\d+\s+(\d+\.\d+):\s+(\d+)\b/
const entry = /^\s+[\da-f]+ (.+) \((.*)\)$/
const deletedMark = / \(deleted\)\)$/

// `JS:*sort /tree/index.js:12:3`; earlier versions of V8 call it LazyCompile, Function, Script.
const script = /^(?:JS|LazyCompile|Function|Script|Eval):[*~+^'`]*/
const place = /^(.*?) ?((?:\/|node:|file:|internal\/).*?|[^ ]+?):(\d+)(?::(\d+))?$/

// What a compiler appends to the name of a copy of a function.
const copies = /(?:\.(?:constprop|isra|part|cold|lto_priv)(?:\.\d+)*)+$/

const unknown = '(unknown)'

/** The text of `perf script` as seconds by innermost function, native ones included; `null` for another text. */
export function perfProfile(text: string, { within, isOurs }: PerfPart): RawProfile | null {
  const frames = new Map<string, { readonly frame: RawFrame; self: number }>()
  let ticks = 0
  let period: number | null = null
  for (const line of text.split('\n')) {
    const [, , time, nanoseconds] = header.exec(line) ?? []
    if (time !== undefined) {
      const at = Number(time)
      const counts = within === null || (at >= within[0] && at <= within[1])
      period = counts ? Number(nanoseconds) / 1e9 : null
    }
    const [, symbol, file] = entry.exec(line.replace(deletedMark, ')')) ?? []
    if (period === null || symbol === undefined || file === undefined) continue
    const key = `${symbol}\n${file}`
    const knownFrame = frames.get(key) ?? { frame: frameOf(symbol, file), self: 0 }
    if (!isOurs(knownFrame.frame.url)) {
      ticks += 1
      knownFrame.self += period
      frames.set(key, knownFrame)
    }
    period = null
  }
  return ticks === 0 && text.trim() !== '' && !header.test(text)
    ? null
    : { unit: 's', ticks, frames: [...frames.values()] }
}

const longestName = 1000

function frameOf(symbol: string, file: string): RawFrame {
  const name = symbol.slice(0, longestName)
  if (script.test(name)) {
    const whole = name.replace(script, '')
    const [, calledName = '', url, line, column] = place.exec(whole) ?? []
    if (url === undefined) return native(whole.trim(), '')
    return { name: calledName, url, line: Number(line) - 1, column: Number(column ?? 1) - 1 }
  }
  if (name === '[unknown]') return native(unknown, libraryOf(file))
  return native(name.replace(copies, ''), libraryOf(file))
}

/** Compiled JavaScript, and what has no file, belongs to none. */
function libraryOf(file: string): string {
  return /^\[|^\/tmp\/perf-\d+\.map$|^\/\/anon$|^anon_inode/.test(file) ? '' : file
}

function native(name: string, url: string): RawFrame {
  return { name, url, line: -1, column: -1 }
}
