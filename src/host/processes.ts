import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { openDialogue } from './child-dialogue.ts'
import { startChild, type Child } from './child.ts'
import { endLeftovers } from './end-leftovers.ts'
import { ownMark } from './own-mark.ts'
import { processRow } from './process-table.ts'
import type { Dialogue, Outcome, Placement, Processes, ProcessSpec } from './host.ts'

/** Child processes of this machine. */
export function createProcesses(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Processes {
  const live = new Set<Child>()
  const start = (spec: ProcessSpec, timeoutSeconds: number | null, withChannel: boolean): Child => {
    const child = startChild(spec, timeoutSeconds, withChannel)
    live.add(child)
    const forget = (): unknown => live.delete(child)
    child.outcome.then(forget, forget)
    return child
  }
  const find = (program: string): string | null => findProgram(program, environment)
  const run = (spec: ProcessSpec): Promise<Outcome> =>
    start(spec, spec.timeoutSeconds, false).outcome
  return {
    run,
    converse: (spec, placement) => converse(spec, placement, { start, run, find }),
    find: (program) => Promise.resolve(find(program)),
    endAll: async () => {
      for (const child of live) child.end('not needed')
      await Promise.allSettled([...live].map(({ outcome }) => outcome))
    },
    mark: ownMark,
    endLeftovers,
    environment: { ...environment },
    platform: process.platform,
    architecture: process.arch,
  }
}

interface Means {
  readonly start: (spec: ProcessSpec, timeoutSeconds: null, withChannel: true) => Child
  readonly run: (spec: ProcessSpec) => Promise<Outcome>
  readonly find: (program: string) => string | null
}

// Helper threads inherit the CPUs that the child starts with. Afterwards the main thread alone is
// moved: bound to one CPU with all its threads, V8 never gets to compile in the background.
async function converse(
  spec: ProcessSpec,
  { mainCpu, helperCpus }: Placement,
  { start, run, find }: Means,
): Promise<Dialogue> {
  const taskset = find('taskset')
  const bound =
    taskset === null || helperCpus === null || helperCpus.length === 0
      ? spec
      : { ...spec, argv: [taskset, '-c', helperCpus.join(','), ...spec.argv] }
  const dialogue = await openDialogue(start(bound, null, true), spec.timeoutSeconds)
  if (taskset === null || mainCpu === null) return dialogue
  const moved = await run({
    argv: [taskset, '-cp', String(mainCpu), String(dialogue.pid)],
    cwd: '/',
    environment: {},
    timeoutSeconds: 10,
    outputLimitBytes: 10_000,
  })
  // A child that has already said its last word has nothing left to be moved.
  if (moved.exitCode === 0 || processRow(dialogue.pid)?.zombie !== false) return dialogue
  await dialogue.end()
  const cause = moved.lastLines.join(' ')
  throw new Error(`expected taskset to move a process to CPU ${String(mainCpu)}, got: ${cause}`)
}

function findProgram(
  program: string,
  environment: Readonly<Record<string, string | undefined>>,
): string | null {
  const folders = (environment['PATH'] ?? environment['Path'] ?? '').split(delimiter)
  const endings = process.platform === 'win32' ? ['.exe', '.cmd', '.bat', ''] : ['']
  const candidates = /[/\\]/.test(program)
    ? [program]
    : folders.map((folder) => join(folder, program))
  const paths = candidates.flatMap((path) => endings.map((ending) => path + ending))
  return paths.find(isExecutable) ?? null
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false // There is no such file, or it may not be run.
  }
}
