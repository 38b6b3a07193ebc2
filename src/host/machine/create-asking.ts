import { lastWords } from '../../model/last-words.ts'
import { exitText } from '../process/end-text.ts'
import type { Answer, Question } from '../../model/machine/machine.ts'
import { pickVariables } from '../process/own-environment.ts'
import type { Processes } from '../process/processes.ts'
import { kernelText } from './kernel-text.ts'

const passedNames = new Set(['PATH', 'HOME', 'TMPDIR', 'TEMP'])

/** What probes ask: it reads files of the kernel and starts small programs, never throws, and answers in time. */
export function createAsking(
  { run, find, environment }: Pick<Processes, 'run' | 'find' | 'environment'>,
  timeoutSeconds = 10,
): (question: Question) => Promise<Answer> {
  return async (question) => {
    if ('file' in question) {
      const text = kernelText(question.file)
      return text === '' ? troubledAnswer('not there') : { text, trouble: null }
    }
    const [program, ...rest] = question.program
    const path = await find(program)
    if (path === null) return troubledAnswer('not on the PATH')
    const outcome = await run({
      argv: [path, ...rest],
      cwd: '/',
      environment: { ...pickVariables(environment, (name) => passedNames.has(name)), LC_ALL: 'C' },
      timeoutSeconds,
      outputLimitBytes: 2 ** 20,
    })
    const { exitCode, stdout, stderr, timedOut, startError, lastLines } = outcome
    if (exitCode === 0) return { text: stdout.trim() === '' ? stderr : stdout, trouble: null }
    if (timedOut) return troubledAnswer(`no answer within ${String(timeoutSeconds)} s`)
    const answer = lastWords(lastLines)?.slice(0, 200)
    return troubledAnswer(startError ?? answer ?? `ended with ${exitText(outcome)}`)
  }
}

function troubledAnswer(trouble: string): Answer {
  return { text: null, trouble }
}
