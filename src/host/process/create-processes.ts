import { accessSync, constants, existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'
import { openChildDialogue } from './child-dialogue.ts'
import {
  openChildServer,
  type StartedServer,
  connectorWords,
  startConnector,
} from './child-server.ts'
import { turnsOf, type TurnsMeans } from './turns.ts'
import { createPipeGauge } from './pipe-gauge.ts'
import { watchShortage } from './shortage.ts'
import { createFreezer } from './freezer.ts'
import { startChild, type Child, type StartOptions } from './child.ts'
import { endLeftovers, markName, ownMark } from './end-tree.ts'
import { kernelText } from '../machine/kernel-text.ts'
import { freePort } from '../http/connection.ts'
import { isInside } from '../../sandbox/boundary.ts'
import {
  type Isolator,
  type SandboxRequest,
  defaultLimits,
  type Limits,
} from '../../sandbox/isolator.ts'
import { settleIsolation } from '../../sandbox/isolation.ts'
import { processRow, programBelow, threadsNow } from './process-table.ts'
import { pathPrograms, programPaths, secludedPaths } from '../../sandbox/hidden-paths.ts'
import {
  type CpuSet,
  type Dialogue,
  DialogueError,
  type Outcome,
  type Processes,
  type ProcessSpec,
} from './processes.ts'
import { programsOf } from './consumption.ts'

/** Child processes of this machine, found by the environment that this program was started with. */
export function createProcesses(
  environment: Readonly<Record<string, string | undefined>> = process.env,
  limits: Limits = defaultLimits,
  freezerUntil: typeof createFreezer = createFreezer,
): Processes {
  const live = new Set<Child>()
  const find = (program: string): string | null => findProgram(program, environment)
  let endings = 0
  const begin = (spec: ProcessSpec, options: StartOptions, since = endings): Child => {
    const child = startChild(spec, options)
    live.add(child)
    // Whoever has ended all since it was asked for wants it no more.
    if (since !== endings) child.end('not needed')
    const forget = (): unknown => live.delete(child)
    child.outcome.then(forget, forget)
    return child
  }
  const home = environment['HOME'] ?? '/'
  let settlement: Promise<Isolator> | null = null
  const settle = (): Promise<Isolator> =>
    (settlement ??= settleIsolation({
      run: (argv, variables) => {
        const spec = { argv, cwd: '/', environment: variables, timeoutSeconds: 10 }
        return begin({ ...spec, outputLimitBytes: 10_000 }, alone(spec.timeoutSeconds)).outcome
      },
      find,
      platform: process.platform,
      userId: process.getuid?.() ?? null,
      groupId: process.getgid?.() ?? null,
      threads: threadsNow(),
      limits,
      secluded: secludedPaths(environment),
      kernel: kernelText,
      mark: { [markName]: `${ownMark}-sandbox` },
    }))
  const start: Start = async (spec, options, since = endings) => {
    if (spec.isolated !== true || !isThere(spec))
      return begin(spec, { ...options, apart: null }, since)
    const isolator = await settle()
    const apart = await isolator.apart(spec.argv, sandboxRequest(spec, home))
    return begin(spec, { ...options, apart }, since)
  }
  const gauge = createPipeGauge(start)
  const turned = async (make: (since: number) => Promise<Child>): Promise<TurnedChild> => {
    const since = endings
    const shortage = await watchShortage(gauge)
    const child = await make(since)
    return { child, means: { freezer: freezerUntil(child.outcome), shortage } }
  }
  const startServing = async (spec: ProcessSpec): Promise<StartedServer> => {
    const isolator = spec.isolated === true && isThere(spec) ? await settle() : null
    if (isolator?.isolation.kind !== 'namespace' || spec.network !== 'loopback') {
      const { child, means } = await turned((since) => start(spec, alone(null), since))
      return { child, turns: turnsOf(child, means), connector: null }
    }
    const { readOnly = [] } = spec
    const place = sandboxRequest({ ...spec, readOnly: [...readOnly, process.execPath] }, home)
    const { child, means } = await turned(async (since) =>
      begin(spec, { ...alone(null), apart: await isolator.apart(spec.argv, place) }, since),
    )
    const connectorStart = await isolator.apart(connectorWords, { ...place, cwd: '/' })
    const turns = turnsOf(child, means)
    return { child, turns, connector: startConnector(connectorStart) }
  }
  const run = async (spec: ProcessSpec): Promise<Outcome> =>
    (await start(spec, alone(spec.timeoutSeconds))).outcome
  const binder = createBinder(find('taskset'), run)
  return {
    run,
    converse: (spec, cpuSet, place) =>
      converse(spec, place === 'aside' ? cpuSet : { ...cpuSet, otherCpus: null }, {
        start,
        binder,
        turned,
      }),
    serve: createServe(startServing, binder),
    freePort,
    find: (program) => Promise.resolve(find(program)),
    isolation: async () => (await settle()).isolation,
    endAll: async () => {
      endings++
      for (const child of live) child.end('not needed')
      await Promise.allSettled([...live].map(({ outcome }) => outcome))
      await (await settlement)?.close()
    },
    endLeftovers,
    environment: { ...environment },
    platform: process.platform,
    architecture: process.arch,
  }
}

function alone(timeoutSeconds: number | null): StartOptions {
  return { timeoutSeconds, withChannel: false, apart: null }
}

/** A child that takes turns, and what they are kept by. */
interface TurnedChild {
  readonly child: Child
  readonly means: TurnsMeans
}

/** Starts a child, isolated where it runs foreign code; `since` is how often all had been ended when it was asked for. */
type Start = (
  spec: ProcessSpec,
  options: Omit<StartOptions, 'apart'>,
  since?: number,
) => Promise<Child>

// A program that does not exist is started as it is, so that the error is the system's own.
function isThere({ argv: [program = ''], cwd, environment }: ProcessSpec): boolean {
  const path = /[/\\]/.test(program) && !isAbsolute(program) ? join(cwd, program) : program
  return findProgram(path, environment) !== null && existsSync(cwd)
}

/** What a program sees: what is listed for it, itself, and the programs on its PATH. */
function sandboxRequest(spec: ProcessSpec, home: string): SandboxRequest {
  const { cwd, environment, readOnly = [], writable = [], network = 'host', foreignWords } = spec
  const [program = '', ...words] = foreignWords === true ? [] : spec.argv
  const programs = [program, ...readOnly].filter((path) => isAbsolute(path) && isExecutable(path))
  const foundPaths = [
    ...programs
      .flatMap((path) => [path, realpathSync(path)])
      .flatMap((path) => programPaths(path, home)),
    ...pathFolders(environment)
      .filter(isAbsolute)
      .flatMap((folder) => pathPrograms(folder, home)),
  ]
  // A program must find the paths among its arguments, but for processes: it has a /proc of its own.
  foundPaths.push(...words.filter((word) => isAbsolute(word) && !isInside(word, '/proc')))
  // It already sees what is in its writable folders.
  const otherPaths = foundPaths.filter((path) => !writable.some((folder) => isInside(path, folder)))
  const visible = [...new Set([...readOnly, ...otherPaths])]
  return { cwd, perf: spec.perf === true, looks: spec.looks, visible, writable, network }
}

async function converse(
  spec: ProcessSpec,
  { mainCpu, otherCpus }: CpuSet,
  {
    start,
    binder,
    turned,
  }: {
    readonly start: Start
    readonly binder: Binder
    readonly turned: (make: (since: number) => Promise<Child>) => Promise<TurnedChild>
  },
): Promise<Dialogue> {
  const asideCpus = mainCpu === null || otherCpus === null ? [] : binder.near(mainCpu, otherCpus)
  const ownCpus = mainCpu === null ? null : [mainCpu]
  const firstCpus = asideCpus.length > 0 ? asideCpus : ownCpus
  const { child, means } = await turned((since) =>
    start(binder.bound(firstCpus, spec), { timeoutSeconds: null, withChannel: true }, since),
  )
  const turns = turnsOf(child, means)
  const dialogue = await openChildDialogue(child, turns, spec)
  turns.suspend()
  const pid = programBelow(dialogue.pid, child.generations)
  for (const member of asideCpus.length === 0 ? [] : turns.members()) {
    const isMoved = await binder.bind(member, String(mainCpu), 'all threads')
    // What has ended by itself is told by the next request.
    if (isMoved || member !== pid || processRow(pid)?.zombie !== false) continue
    child.end('not needed')
    const expectation = `expected a process that can be moved to CPU ${String(mainCpu)}, got one that cannot`
    throw new DialogueError(expectation, await child.outcome)
  }
  return { ...dialogue, pid }
}

/** Starts servers, and keeps this program off their CPU while any of them is running. */
function createServe(
  startServing: (spec: ProcessSpec) => Promise<StartedServer>,
  binder: Binder,
): Processes['serve'] {
  let serverCount = 0
  let release: (() => Promise<unknown>) | null = null
  const leave = async (): Promise<void> => {
    serverCount--
    if (serverCount === 0) await release?.()
  }
  return async (spec, { mainCpu, otherCpus }, door) => {
    serverCount++
    let connector: StartedServer['connector'] = null
    try {
      if (serverCount === 1) release = await binder.self(otherCpus ?? [])
      const startedServer = await startServing(binder.bound(otherCpus, spec))
      ;({ connector } = startedServer)
      const server = await openChildServer(startedServer, door, spec.timeoutSeconds)
      // Helper threads stay where they are, so that all that waits for a CPU waits for other programs.
      const pids = mainCpu === null ? [] : programsOf(startedServer.child)
      for (const pid of pids) await binder.bind(pid, String(mainCpu))
      let isGone = false
      const end = async (): Promise<Outcome> => {
        const outcome = await server.end()
        if (!isGone) await leave()
        isGone = true
        return outcome
      }
      return { ...server, end }
    } catch (error) {
      connector?.end()
      await leave()
      throw error
    }
  }
}

function findProgram(
  program: string,
  environment: Readonly<Record<string, string | undefined>>,
): string | null {
  const candidates = program.includes('/')
    ? [program]
    : pathFolders(environment).map((folder) => join(folder, program))
  return candidates.find(isExecutable) ?? null
}

function pathFolders(environment: Readonly<Record<string, string | undefined>>): readonly string[] {
  return (environment['PATH'] ?? '').split(delimiter)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false // The file is missing or not executable.
  }
}

/** Whether the memory next to two CPUs is the same; taken for granted where the system does not tell. */
function sharesMemory(cpu: number, other: number): boolean {
  const folder = `/sys/devices/system/cpu/cpu${String(cpu)}`
  const entries = existsSync(folder) ? readdirSync(folder) : []
  const node = entries.find((entry) => /^node\d+$/.test(entry))
  return node === undefined || existsSync(join(folder, node, `cpu${String(other)}`))
}

type Binder = ReturnType<typeof createBinder>

/** Binds processes to CPUs by `taskset`, whose path it gets; does nothing where it is not installed. */
function createBinder(taskset: string | null, run: Processes['run']) {
  const limits = { timeoutSeconds: 10, outputLimitBytes: 10_000 }
  /** Moves a process. Returns whether that worked. */
  const bind = async (
    pid: number,
    cpus: string,
    threads: 'main thread' | 'all threads' = 'main thread',
  ): Promise<boolean> => {
    if (taskset === null) return false
    const argv = [taskset, threads === 'main thread' ? '-cp' : '-acp', cpus, String(pid)]
    return (await run({ argv, cwd: '/', environment: {}, ...limits })).exitCode === 0
  }
  return {
    /** Those of the others that are next to the same memory; none where nothing can be bound. */
    near: (cpu: number, otherCpus: readonly number[]): readonly number[] =>
      taskset === null ? [] : otherCpus.filter((other) => sharesMemory(cpu, other)),
    /** A child that starts on the given CPUs; `null` leaves the choice to the system. */
    bound: (cpus: readonly number[] | null, spec: ProcessSpec): ProcessSpec =>
      taskset === null || cpus === null || cpus.length === 0
        ? spec
        : { ...spec, argv: [taskset, '-c', cpus.join(','), ...spec.argv] },
    bind,
    /** Binds the main thread of this program. Returns a function that undoes it. */
    self: async (cpus: readonly number[]): Promise<() => Promise<unknown>> => {
      const status = kernelText('/proc/self/status')
      const formerCpus = /^Cpus_allowed_list:\s*(\S+)$/m.exec(status)?.[1]
      if (formerCpus === undefined || taskset === null || cpus.length === 0) return async () => null
      await bind(process.pid, cpus.join(','))
      return () => bind(process.pid, formerCpus)
    },
  }
}
