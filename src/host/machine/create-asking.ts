import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { existsSync, readdirSync } from 'node:fs'
import { lastWords } from '../../model/last-words.ts'
import { exitText } from '../process/end-text.ts'
import type { Answer, Question } from '../../model/machine/machine.ts'
import { pickVariables } from '../process/pick-variables.ts'
import type { Outcome, Processes } from '../process/processes.ts'

const passed = new Set(['PATH', 'HOME', 'TMPDIR', 'TEMP'])

const longestFileBytes = 2 ** 20

/**
 * Creates the functions that probes query the machine with: they read files and start small
 * programs, never throw, and answer in time.
 *
 * @param root - top of the machine's file system
 * @param timeoutSeconds - for one query
 */
export function createAsking(
  processes: Pick<Processes, 'run' | 'find' | 'environment'>,
  root = '/',
  timeoutSeconds = 10,
): (question: Question) => Promise<Answer> {
  return async (question) => {
    const answer =
      'program' in question
        ? printedBy(question.program, processes, timeoutSeconds)
        : 'files' in question
          ? firstLines(root, question.files)
          : readStart(join(root, question.file))
    const silence = troubledAnswer(`no answer within ${String(timeoutSeconds)} s`)
    const timeout = sleep(timeoutSeconds * 1000 + 1000, silence, { ref: false })
    return Promise.race([settleAnswer(answer), timeout])
  }
}

async function settleAnswer(text: Promise<string | Answer>): Promise<Answer> {
  try {
    const answer = await text
    return typeof answer === 'string' ? { text: answer, trouble: null } : answer
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === 'ENOENT' || code === 'ENOTDIR') return troubledAnswer('not there')
    if (code === 'EACCES' || code === 'EPERM') return troubledAnswer('not permitted')
    return troubledAnswer(error instanceof Error ? error.message : String(error))
  }
}

async function readStart(path: string): Promise<string> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(longestFileBytes), 0)
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await file.close()
  }
}

async function firstLines(root: string, pattern: string): Promise<string> {
  const lines = await Promise.all(
    matchingPaths(root, pattern).map(async (path) => {
      const { text } = await settleAnswer(readStart(join(root, path)))
      return text === null ? [] : [`${path}: ${text.split('\n')[0] ?? ''}\n`]
    }),
  )
  return lines.flat().join('')
}

async function printedBy(
  [program, ...rest]: Extract<Question, { readonly program: unknown }>['program'],
  { run, find, environment }: Pick<Processes, 'run' | 'find' | 'environment'>,
  timeoutSeconds: number,
): Promise<Answer> {
  const path = await find(program)
  if (path === null) return troubledAnswer('not on the PATH')
  const outcome = await run({
    argv: [path, ...rest],
    cwd: '/',
    environment: { ...pickVariables(environment, (name) => passed.has(name)), LC_ALL: 'C' },
    timeoutSeconds,
    outputLimitBytes: longestFileBytes,
  })
  return answerOf(outcome, timeoutSeconds)
}

function answerOf(outcome: Outcome, timeoutSeconds: number): Answer {
  const { exitCode, stdout, stderr, timedOut, startError, lastLines } = outcome
  if (exitCode === 0) return { text: stdout.trim() === '' ? stderr : stdout, trouble: null }
  if (timedOut) return troubledAnswer(`no answer within ${String(timeoutSeconds)} s`)
  const answer = lastWords(lastLines)?.slice(0, 200)
  return troubledAnswer(startError ?? answer ?? `ended with ${exitText(outcome)}`)
}

function troubledAnswer(trouble: string): Answer {
  return { text: null, trouble }
}

/**
 * The paths that match a pattern of `/` and names, in which `*` matches any part of one name.
 * Numbers in names sort by value, so that cpu10 follows cpu9.
 *
 * @param root - top of the file system
 * @returns absolute paths as seen from `root`
 */
function matchingPaths(root: string, pattern: string): readonly string[] {
  const names = pattern.split('/').filter((name) => name !== '')
  const paths = names.reduce<readonly string[]>(
    (folders, name) => folders.flatMap((folder) => below(root, folder, name)),
    [''],
  )
  return paths.filter((path) => existsSync(join(root, path)))
}

function below(root: string, folder: string, name: string): readonly string[] {
  if (!name.includes('*')) return [`${folder}/${name}`]
  const parts = name.split('*').map((part) => part.replaceAll(/[^\w-]/g, String.raw`\$&`))
  const pattern = new RegExp(`^${parts.join('.*')}$`)
  return folderNames(join(root, folder))
    .filter((each) => pattern.test(each))
    .toSorted((first, second) => first.localeCompare(second, 'en', { numeric: true }))
    .map((each) => `${folder}/${each}`)
}

function folderNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return [] // The folder is missing or unreadable.
  }
}
