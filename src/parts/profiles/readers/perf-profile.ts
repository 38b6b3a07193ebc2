import type { RawFrame, RawNode, RawProfile } from './raw-profile.ts'

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

// It is on the stack once for every function that is interpreted, which has a frame itself.
const trampoline = 'Builtins_InterpreterEntryTrampoline'

// `JS:*sort /tree/index.js:12:3`; earlier versions of V8 call it LazyCompile, Function, Script.
const script = /^(?:JS|LazyCompile|Function|Script|Eval):[*~+^'`]*/
const place = /^(.*?) ?((?:\/|node:|file:|internal\/).*?|[^ ]+?):(\d+)(?::(\d+))?$/

// What a compiler appends to the name of a copy of a function.
const copies = /(?:\.(?:constprop|isra|part|cold|lto_priv)(?:\.\d+)*)+$/

const unknown = '(unknown)'

const nodesAtMost = 200_000
const depthAtMost = 200

type GrowingNode = Omit<RawNode, 'self'> & { self: number }

/**
 * The text of `perf script` as a call tree of seconds, native functions included. What called the
 * measuring program, and that program, are cut off from above.
 *
 * @returns `null` when the text is something else
 */
export function perfProfile(text: string, { within, isOurs }: PerfPart): RawProfile | null {
  const nodes: GrowingNode[] = []
  const children = new Map<string, number>()
  const frames = new Map<string, RawFrame>()
  let ticks = 0
  let period: number | null = null
  let stack: RawFrame[] = []
  const childOf = (parent: number, frame: RawFrame): number => {
    const key = `${parent}\n${frame.name}\n${frame.url}\n${frame.line}:${frame.column}`
    const knownPlace = children.get(key)
    if (knownPlace !== undefined || nodes.length >= nodesAtMost) return knownPlace ?? parent
    children.set(key, nodes.length)
    nodes.push({ parent, frame, self: 0 })
    return nodes.length - 1
  }
  const end = (): void => {
    if (period !== null && stack.length > 0) {
      const ours = stack.findIndex(({ url }) => isOurs(url))
      // Assembly without frame pointers leads to callers that are none.
      const lastNamedPlace = stack.findLastIndex(({ name }) => name !== unknown)
      const countedFrames = stack
        .slice(0, ours < 0 ? Math.max(1, lastNamedPlace + 1) : ours)
        .slice(0, depthAtMost)
      const node = nodes[countedFrames.reduceRight(childOf, -1)]
      if (node !== undefined) {
        ticks += 1
        node.self += period
      }
    }
    period = null
    stack = []
  }
  for (const line of text.split('\n')) {
    const [, , time, nanoseconds] = header.exec(line) ?? []
    if (time !== undefined) {
      end()
      const at = Number(time)
      const counts = within === null || (at >= within[0] && at <= within[1])
      if (counts) period = Number(nanoseconds) / 1e9
      continue
    }
    if (period === null) continue
    const [, symbol, file] = entry.exec(line.replace(deletedMark, ')')) ?? []
    if (symbol === undefined || file === undefined) continue
    if (symbol === trampoline && stack.length > 0) continue
    const key = `${symbol}\n${file}`
    const frame = frames.get(key) ?? frameOf(symbol, file)
    frames.set(key, frame)
    stack.push(frame)
  }
  end()
  return ticks === 0 && text.trim() !== '' && !header.test(text)
    ? null
    : { unit: 's', ticks, nodes }
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
