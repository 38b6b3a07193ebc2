import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, realpathSync, statSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isInside, systemFolders, type Boundary } from './boundary.ts'
import { hiddenPaths } from './hidden-paths.ts'
import { mountTable, sandboxPlan, shownPaths } from './sandbox-plan.ts'
import { ownMounts, sandboxList } from './sandbox-list.ts'
import { texts } from '../model/texts.ts'

/** A mount namespace in which only what a boundary lists exists. It lives as long as this program. */
export interface Sandbox {
  /** Id of the process that keeps it; its namespaces are entered by this id. */
  readonly pid: number
  /** Whether its processes can only reach each other. */
  readonly loopback: boolean
}

/** Makes sandboxes: one for each boundary, when it is first needed. */
export interface Sandboxes {
  /** @throws Error when the system does not allow it */
  readonly open: (boundary: Boundary) => Promise<Sandbox>
  /** Releases all of them. */
  readonly close: () => Promise<void>
}

/** How sandboxes are made on this machine. */
export interface SandboxMeans {
  /** The words before a program that start it in namespaces of its own. */
  readonly makeCommand: (network: Pick<Sandbox, 'loopback'>) => readonly string[]
  /** Absolute path of Perl. */
  readonly perl: string
  /** Absolute paths that no sandbox shows, except for paths inside them that are listed. */
  readonly secludedPaths: readonly string[]
  /** Text of a file of the kernel; empty where there is none. */
  readonly kernel: (path: string) => string
  /** Variables by which the process that keeps a sandbox is found when this program was killed. */
  readonly mark: Readonly<Record<string, string>>
}

/** Printed when a sandbox is ready to be entered, before the id of the process that keeps it. */
const readyLine = 'deadheat: ready'

const patienceMilliseconds = 20_000

/** Each sandbox is laid out over it, for itself alone: it is there, whatever foreign code has done to the disk. */
export const coveredFolder = dirname(fileURLToPath(import.meta.url))

/** Creates the sandboxes of this program. The kernel removes them when this program ends, for whatever reason. */
export function createSandboxes(means: SandboxMeans): Sandboxes {
  const sandboxes = new Map<string, Promise<Sandbox & Keeper>>()
  const hiddenBelow = new Map<string, Promise<readonly string[]>>()
  const hiddenIn = (top: string): Promise<readonly string[]> => {
    const paths = hiddenBelow.get(top) ?? hiddenPaths(top)
    hiddenBelow.set(top, paths)
    return paths
  }
  return {
    open: async (boundary) => {
      for (const path of boundary.writable) mkdirSync(path, { recursive: true })
      // Processes inside would still see the old folder after it was replaced.
      const nodes = [...boundary.visible, ...boundary.writable].map(inodeOf)
      const key = JSON.stringify([boundary, nodes])
      const sandbox = sandboxes.get(key) ?? makeSandbox(boundary, means, hiddenIn)
      sandboxes.set(key, sandbox)
      return sandbox
    },
    close: async () => {
      const all = [...sandboxes.values()]
      sandboxes.clear()
      for (const sandbox of await Promise.allSettled(all)) {
        if (sandbox.status === 'fulfilled') sandbox.value.leave()
      }
    },
  }
}

/** The process that keeps a sandbox. */
interface Keeper {
  readonly pid: number
  /** Ends it. */
  readonly leave: () => void
}

/** Empty for what does not exist, or lies where this user may not look: no sandbox can show it. */
function inodeOf(path: string): string {
  if (!existsSync(path)) return ''
  const { dev, ino } = statSync(path)
  return `${String(dev)}:${String(ino)}`
}

async function makeSandbox(
  boundary: Boundary,
  means: SandboxMeans,
  hiddenIn: (top: string) => Promise<readonly string[]>,
): Promise<Sandbox & Keeper> {
  const loopback = boundary.network === 'loopback'
  const foreignPaths = shownPaths(boundary, means.secludedPaths).filter(
    (path) => !boundary.writable.some((each) => isInside(path, each)),
  )
  const tops = [...systemFolders, ...foreignPaths].filter((path) => existsSync(path))
  const hiddenLists = await Promise.all(
    [...new Set(tops.map((path) => realpathSync(path)))]
      .filter((top) => systemFolders.every((each) => top === each || !isInside(top, each)))
      .map(hiddenIn),
  )
  const plan = sandboxPlan(boundary, {
    mounts: mountTable(means.kernel),
    secludedPaths: means.secludedPaths,
    hiddenPaths: hiddenLists.flat(),
  })
  const words = [means.perl, '-e', texts['sandbox/make.pl'], '--', process.arch, coveredFolder]
  const argv = [...means.makeCommand({ loopback }), ...words, loopback ? '1' : '', ownMounts]
  return { loopback, ...(await keepSandbox(argv, sandboxList(plan), means.mark)) }
}

function keepSandbox(
  [program = '', ...rest]: readonly string[],
  list: string,
  mark: Readonly<Record<string, string>>,
): Promise<Keeper> {
  const keeper = spawn(program, rest, {
    cwd: '/',
    // Its input ends with this program, and the sandbox with its input.
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { LC_ALL: 'C', ...mark },
    detached: true,
  })
  let output = ''
  const leave = (): void => {
    keeper.stdin.destroy()
  }
  // The input of a process that has ended breaks; the error is expected.
  keeper.stdin.on('error', () => {})
  keeper.stdin.write(list)
  return new Promise((resolve, reject) => {
    const refuse = (reason: string): void => {
      leave()
      reject(new Error(`expected a sandbox for foreign code, got ${reason}`))
    }
    const timer = setTimeout(() => {
      refuse(`none within ${String(patienceMilliseconds / 1000)} s`)
    }, patienceMilliseconds)
    keeper.once('error', ({ message }) => {
      clearTimeout(timer)
      refuse(message)
    })
    keeper.once('exit', (code) => {
      clearTimeout(timer)
      refuse(output.trim().split('\n').at(-1) ?? `exit code ${String(code)}`)
    })
    keeper.stderr.on('data', (piece: Buffer) => {
      output = `${output}${piece.toString()}`.slice(-2000)
    })
    createInterface({ input: keeper.stdout }).on('line', (line) => {
      if (!line.startsWith(readyLine)) return
      clearTimeout(timer)
      // It must not keep this program alive.
      keeper.unref()
      for (const stream of [keeper.stdin, keeper.stdout, keeper.stderr]) unref(stream)
      resolve({ pid: Number(line.slice(readyLine.length)), leave })
    })
  })
}

function unref(stream: object): void {
  if ('unref' in stream && typeof stream.unref === 'function') stream.unref()
}
