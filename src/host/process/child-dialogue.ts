import type { Readable } from 'node:stream'
import type { Child } from './child.ts'
import { mappedAddons, timesOf } from './consumption.ts'
import { asciiJson } from '../../model/parse-json.ts'
import { endText } from './end-text.ts'
import { createSeals, type Seals } from './seals.ts'
import { SilenceError } from '../http/http-request.ts'
import {
  DialogueError,
  type Dialogue,
  type Outcome,
  type ProcessSpec,
  type Turns,
} from './processes.ts'

/** The next line of a child's answers, or what goes wrong. */
type ChildAnswer = string | Error

const longestAnswer = 1_000_000
const graceMilliseconds = 200

/**
 * The dialogue with a child, after its first line. From its first answer on, it runs only while it is asked. Throws
 * DialogueError when it does not start, ends, stays silent or sends no JSON.
 */
export async function openChildDialogue(
  child: Child,
  turns: Turns,
  { timeoutSeconds, isSealed = false }: Pick<ProcessSpec, 'timeoutSeconds' | 'isSealed'>,
): Promise<Dialogue> {
  const seals = isSealed ? createSeals() : null
  if (seals !== null) child.input?.write(seals.keyLine)
  const next = answersOf(child, seals)
  const hello = await parseAnswer(child, await next(timeoutSeconds))
  return {
    pid: child.pid ?? 0,
    hello,
    addons: () => mappedAddons(child),
    times: () => timesOf(turns.members()),
    awakeShare: turns.awakeShare,
    ask: async (request, askTimeoutSeconds) => {
      turns.resume()
      // ASCII only: the child reads in pieces, which may end inside a character of several bytes.
      const text = asciiJson(request)
      child.input?.write(seals?.sealed(text) ?? `${text}\n`)
      const answer = await parseAnswer(child, await next(askTimeoutSeconds))
      turns.suspend()
      const trouble = await turns.trouble()
      if (trouble === null) return answer
      child.end('not needed')
      const outcome = await child.outcome
      throw new DialogueError(trouble, outcome, { isOthers: !(await turns.hasHelped()) })
    },
    end: () => {
      turns.resume()
      return endChild(child)
    },
  }
}

async function parseAnswer(child: Child, answer: ChildAnswer): Promise<unknown> {
  let reason
  if (answer instanceof Error) reason = answer.message
  else {
    try {
      return JSON.parse(answer) as unknown
    } catch {
      const shownText = JSON.stringify(answer.slice(0, 100))
      reason = `expected an answer of one line of JSON on fd 3, got ${shownText}`
    }
  }
  child.end(answer instanceof SilenceError ? 'timed out' : 'not needed')
  throw new DialogueError(reason, await child.outcome)
}

/** A child whose requests end exits by itself, unless it is busy. */
async function endChild(child: Child): Promise<Outcome> {
  child.input?.end()
  const timer = setTimeout(() => {
    child.end('not needed')
  }, graceMilliseconds)
  const outcome = await child.outcome
  clearTimeout(timer)
  return outcome
}

function answersOf(
  child: Child,
  seals: Seals | null,
): (timeoutSeconds: number) => Promise<ChildAnswer> {
  let trouble: Error | null = null
  let waiter: ((answer: ChildAnswer) => void) | null = null
  // What ended it between two requests is the answer to the next one.
  let lastError: string | null = null
  const settle = (answer: ChildAnswer): void => {
    const resolve = waiter
    waiter = null
    resolve?.(answer)
  }
  const stop = (reason: string): void => {
    trouble ??= new Error(reason)
    settle(trouble)
  }
  // Nothing is collected that nobody asked for: it might never end.
  const refuse = (reason: string): void => {
    // The rest of a piece may hold many more lines.
    if (trouble !== null) return
    stop(reason)
    child.channel?.destroy()
    child.end('not needed')
  }
  if (child.channel !== null) {
    readLines(child.channel, refuse, (line) => {
      const text = seals === null ? line : seals.opened(line)
      if (text === null)
        refuse(
          `expected an answer of the harness on fd 3, got ${JSON.stringify(line.slice(0, 100))}, which something else has written or changed`,
        )
      else if (waiter !== null) settle(text)
      else if (lastError === null && text.startsWith('{"error":')) lastError = text
      else refuse('expected answers to requests only, got one without a request')
    })
  }
  const disorder = 'expected the child to end in order, got trouble with it'
  void child.outcome.then(dialogueEnd, () => disorder).then(stop)
  return (timeoutSeconds) =>
    new Promise((resolve) => {
      const knownError = lastError ?? trouble
      if (knownError !== null) resolve(knownError)
      else {
        const reason = `expected an answer within ${timeoutSeconds.toPrecision(3)} s, got none`
        const timer = setTimeout(() => {
          settle(new SilenceError(reason))
        }, timeoutSeconds * 1000)
        waiter = (answer) => {
          clearTimeout(timer)
          resolve(answer)
        }
      }
    })
}

function readLines(
  channel: Readable,
  stop: (reason: string) => void,
  take: (line: string) => void,
): void {
  let rest = ''
  channel.setEncoding('utf8')
  channel.on('data', (piece: string) => {
    const parts = (rest + piece).split('\n')
    rest = parts.pop() ?? ''
    for (const part of parts) take(part)
    if (rest.length > longestAnswer) stop('expected an answer of one line, got one without an end')
  })
  // Ending a child breaks the channel; its outcome says why.
  channel.on('error', () => {})
}

function dialogueEnd(outcome: Outcome): string {
  const { startError, overLimit, isFlooded, timedOut } = outcome
  if (startError !== null) return `expected a process, got ${startError}`
  if (overLimit !== undefined) return `expected at most ${overLimit}, got more`
  if (isFlooded) return 'expected less output, got more than the limit'
  if (timedOut) return 'expected an answer in time, got none'
  // What throws is told by the harness, and a promise that never settles, too.
  const cause =
    outcome.exitCode === null || outcome.lastLines.length > 0
      ? ''
      : ': something in it called process.exit'
  return `expected an answer, got the end of the process with ${endText(outcome)}${cause}`
}
