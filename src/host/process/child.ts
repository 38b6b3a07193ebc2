import { spawn, type ChildProcess } from 'node:child_process'
import { appendFileSync, existsSync } from 'node:fs'
import { Readable, type Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { behindShell } from './end-text.ts'
import { endTree, markName, mostSecondsToEnd, ownMark, watchCrowd } from './end-tree.ts'
import type { Outcome, ProcessSpec } from './processes.ts'
import type { Apart } from '../../sandbox/isolator.ts'
import { newestPid, processRow } from './process-table.ts'
import { StringDecoder } from 'node:string_decoder'

/** A child process, or one that could not be started. */
export interface Child {
  /** `null` when it never started. Pid of the first process, which may run the program as its descendant. */
  readonly pid: number | null
  readonly generations: number
  readonly input: Writable | null
  /** The child's fd 3, when it was requested. */
  readonly channel: Readable | null
  /** Settles when the child and everything it has started are gone and all of its output has arrived. */
  readonly outcome: Promise<Outcome>
  /** Whether the outcome has settled. */
  readonly hasEnded: () => boolean
  /** Ends it immediately, with everything it has started. */
  readonly end: (why: 'timed out' | 'not needed') => void
}

const longestTimerMilliseconds = 2 ** 31 - 1
let childCount = 0

/** How a child is started. */
export interface StartOptions {
  /** After which it is ended; `null` for never. */
  readonly timeoutSeconds: number | null
  /** Whether the child gets a fd 3, and fd 0 stays open. */
  readonly withChannel: boolean
  /** How it is isolated; `null` for our own programs. */
  readonly apart: Apart | null
}

/** Starts a child in its own process group, without a shell. */
export function startChild(
  spec: ProcessSpec,
  { timeoutSeconds, withChannel, apart }: StartOptions,
): Child {
  const mark = `${ownMark}-${String(childCount++).padStart(8, '0')}`
  const startMilliseconds = performance.now()
  const [program = '', ...rest] = apart?.words ?? spec.argv
  const variables = apart?.variables?.(withChannel ? 3 : 2)
  const input = withChannel || spec.input !== undefined ? 'pipe' : 'ignore'
  let child: ChildProcess
  try {
    child = spawn(program, rest, {
      cwd: spec.cwd,
      env: { ...spec.environment, ...variables, [markName]: mark },
      detached: true,
      stdio: [input, 'pipe', 'pipe', ...(withChannel ? (['pipe'] as const) : [])],
    })
  } catch (error) {
    return notStarted(startReason(error, spec), startMilliseconds)
  }
  const { pid } = child
  if (pid === undefined) {
    const startFailure = new Promise<string>((resolve) => {
      child.once('error', (error) => resolve(startReason(error, spec)))
    })
    return notStarted(startFailure, startMilliseconds)
  }
  const startedChild = { child, pid, mark: `${markName}=${mark}`, startMilliseconds, apart }
  return superviseChild(spec, startedChild, timeoutSeconds)
}

interface StartedChild {
  readonly child: ChildProcess
  readonly pid: number
  /** `NAME=value` that only it and its descendants have in their environment. */
  readonly mark: string
  /** By the clock of `performance`. */
  readonly startMilliseconds: number
  readonly apart: Apart | null
}

function superviseChild(
  spec: ProcessSpec,
  { child, pid, mark, startMilliseconds, apart }: StartedChild,
  timeoutSeconds: number | null,
): Child {
  const root = { pid, startTicks: processRow(pid)?.startTicks ?? null, mark }
  const flags: { timedOut: boolean; isFlooded: boolean; overLimit?: string } = {
    timedOut: false,
    isFlooded: false,
  }
  const troubles: Error[] = []
  const ended = (): Promise<void> =>
    endTree(root).catch(() => void (flags.overLimit ??= `${String(mostSecondsToEnd)} s to end`))
  const end = (why: 'timed out' | 'not needed'): void => {
    if (child.exitCode !== null || child.signalCode !== null) return
    flags.timedOut ||= why === 'timed out'
    void ended()
  }
  const output = childOutput(spec.outputLimitBytes, spec.onLine ?? (() => {}))
  const log = (path: string, piece: Buffer): void => {
    try {
      appendFileSync(path, piece)
    } catch (error) {
      const trouble = new Error(`expected to write ${path}`, { cause: error })
      troubles.push(Object.assign(trouble, { path }))
    }
  }
  const take = (stream: 'stdout' | 'stderr', piece: Buffer): void => {
    if (flags.isFlooded) return
    if (spec.logPath !== undefined && troubles.length === 0) log(spec.logPath, piece)
    if (output.take(stream, piece)) return
    flags.isFlooded = true
    void ended()
  }
  child.stdout?.on('data', (piece: Buffer) => take('stdout', piece))
  child.stderr?.on('data', (piece: Buffer) => take('stderr', piece))
  // A child that ends without having read its input breaks the pipe; its outcome says why.
  child.stdin?.on('error', () => {})
  if (spec.input !== undefined) child.stdin?.end(spec.input)
  const milliseconds = Math.min((timeoutSeconds ?? 0) * 1000, longestTimerMilliseconds)
  const timer =
    timeoutSeconds === null ? undefined : setTimeout(() => end('timed out'), milliseconds)
  const stopWatching = watchCrowd(root, apart, (overLimit) => {
    flags.overLimit = overLimit
    void ended()
  })
  const closed = new Promise((resolve) => child.once('close', resolve))
  const outcome = new Promise<{ exitCode: number | null; signal: string | null }>((resolve) => {
    child.once('exit', (exitCode, signal) => {
      clearTimeout(timer)
      stopWatching()
      resolve({ exitCode, signal })
    })
  }).then(async (processEnd) => {
    const wallSeconds = (performance.now() - startMilliseconds) / 1000
    const hasTable = apart !== null && apart.generations > 0
    // When the first process of a process table has ended, all of it has. Else, if the kernel gave no number since,
    // it has started nothing: looking at every process of the machine takes longer than many programs run.
    if ((!hasTable || processEnd.signal !== null) && newestPid() !== pid) await ended()
    // A process that escaped the sweep may hold the pipes open forever.
    await Promise.race([closed, sleep(1000, undefined, { ref: false })])
    for (const stream of child.stdio) stream?.destroy()
    output.close()
    const [trouble] = troubles
    if (trouble !== undefined) throw trouble
    const exit = hasTable ? behindShell(processEnd) : processEnd
    return {
      ...exit,
      ...flags,
      wallSeconds,
      startError: null,
      stdout: output.readTail('stdout'),
      stderr: output.readTail('stderr'),
      lastLines: output.lastLines(),
    }
  })
  const channel = child.stdio[3]
  let isOver = false
  const over = (): void => void (isOver = true)
  outcome.then(over, over)
  return {
    pid,
    generations: apart?.generations ?? 0,
    input: child.stdin,
    channel: channel instanceof Readable ? channel : null,
    outcome,
    hasEnded: () => isOver,
    end,
  }
}

function notStarted(reason: string | Promise<string>, startMilliseconds: number): Child {
  const outcome = Promise.resolve(reason).then((startError): Outcome => {
    const wallSeconds = (performance.now() - startMilliseconds) / 1000
    const flags = { exitCode: null, signal: null, timedOut: false, isFlooded: false }
    return { ...flags, wallSeconds, startError, stdout: '', stderr: '', lastLines: [] }
  })
  const nothing = { pid: null, generations: 0, input: null, channel: null }
  return { ...nothing, outcome, hasEnded: () => true, end: () => {} }
}

// A missing working folder is reported like a missing program.
function startReason(error: unknown, spec: ProcessSpec): string {
  if (!existsSync(spec.cwd)) return `no such folder: ${spec.cwd}`
  const { message } = errorOf(error)
  return message.includes('ENOENT') ? `no such program: ${spec.argv[0] ?? ''}` : message
}

function errorOf(thrownValue: unknown): Error {
  return thrownValue instanceof Error ? thrownValue : new Error(String(thrownValue))
}

const mostLastLines = 20
const longestLastLine = 2000

/** Collects what a child prints, in bounded memory: the end of a stream, and an endless line in pieces. */
export function childOutput(
  limitBytes: number,
  onLine: (line: string) => void,
): {
  /** Takes a piece of output; returns whether the child is still within its limit. */
  readonly take: (stream: 'stdout' | 'stderr', piece: Buffer) => boolean
  /** Passes on lines that were never ended. */
  readonly close: () => void
  readonly readTail: (stream: 'stdout' | 'stderr') => string
  readonly lastLines: () => readonly string[]
} {
  const tails = { stdout: outputTail(limitBytes), stderr: outputTail(limitBytes) }
  const lastLines: string[] = []
  const take = (line: string): void => {
    lastLines.push(line.slice(0, longestLastLine))
    if (lastLines.length > mostLastLines) lastLines.shift()
    onLine(line)
  }
  const lines = { stdout: createLineSplitter(take), stderr: createLineSplitter(take) }
  let totalBytes = 0
  return {
    take: (stream, piece) => {
      totalBytes += piece.length
      tails[stream].add(piece)
      lines[stream].add(piece)
      return totalBytes <= limitBytes
    },
    close: () => {
      lines.stdout.close()
      lines.stderr.close()
    },
    readTail: (stream) => tails[stream].text(),
    lastLines: () => [...lastLines],
  }
}

function outputTail(limitBytes: number): { add: (piece: Buffer) => void; text: () => string } {
  let pieces: Buffer[] = []
  let sizeBytes = 0
  const lastOutput = (): Buffer => Buffer.concat(pieces).subarray(-limitBytes)
  return {
    add: (piece) => {
      pieces.push(piece)
      sizeBytes += piece.length
      if (sizeBytes > 2 * limitBytes) {
        pieces = [lastOutput()]
        sizeBytes = limitBytes
      }
    },
    text: () => lastOutput().toString('utf8'),
  }
}

function createLineSplitter(take: (line: string) => void): {
  add: (piece: Buffer) => void
  close: () => void
} {
  const longest = 65_536
  const decoder = new StringDecoder('utf8')
  let rest = ''
  return {
    add: (piece) => {
      const parts = (rest + decoder.write(piece)).split('\n')
      rest = parts.pop() ?? ''
      for (const part of parts) take(part.replace(/\r$/, ''))
      if (rest.length > longest) {
        take(rest)
        rest = ''
      }
    },
    close: () => {
      rest += decoder.end()
      if (rest !== '') take(rest)
      rest = ''
    },
  }
}
