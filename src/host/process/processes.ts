import type { HttpRequest, HttpAnswer } from '../http/http-request.ts'
import type { Isolation } from '../../model/machine/machine.ts'
import type { ServerUsage } from '../../model/run/server.ts'

/** What to start, without a shell. */
export interface ProcessSpec {
  readonly argv: readonly string[]
  readonly cwd: string
  /** The whole environment of the child, but for `DEADHEAT_CHILD`, by which leftovers of this very child are found. */
  readonly environment: Readonly<Record<string, string>>
  readonly timeoutSeconds: number
  /** The child is ended when it has printed more than this. */
  readonly outputLimitBytes: number
  /** Gets every line of standard output and standard error as it arrives. */
  readonly onLine?: (line: string) => void
  /** Written to the child's standard input, which is then closed. */
  readonly input?: string | undefined
  /** Whether it is a harness, whose requests and answers carry the seals of `seals.ts`. */
  readonly isSealed?: boolean
  /** Absolute path of a file to which all output is appended as well. */
  readonly logPath?: string
  /**
   * Whether it runs foreign code: as far as the machine allows, it sees only its own processes, its resources are
   * limited, and none of its processes outlives it.
   */
  readonly isolated?: boolean
  /** Absolute paths that an isolated child can read and not change, besides programs and its writable folders. */
  readonly readOnly?: readonly string[]
  /** Absolute paths of folders that it may change; they are created if they do not exist. */
  readonly writable?: readonly string[]
  /** The network that an isolated child can reach, where that can be limited; the machine's by default. */
  readonly network?: 'host' | 'loopback'
  /** Whether an isolated child may count and sample events by `perf`; no other one may. */
  readonly perf?: boolean
  /**
   * Absolute path of a file, outside of what an isolated child sees, for the paths that it and all that it starts
   * look at; see `looksIn`. Without a sandbox it stays unwritten.
   */
  readonly looks?: string
  /** Whether the command line is foreign; else an isolated child sees the program and paths among its words. */
  readonly foreignWords?: boolean
}

/** How a process ended. */
export interface Outcome {
  /** `null` when a signal ended it or it never started. */
  readonly exitCode: number | null
  readonly signal: string | null
  readonly wallSeconds: number
  readonly timedOut: boolean
  /** It printed more than allowed and was ended. */
  readonly isFlooded: boolean
  /** The system's reason why it could not be started. */
  readonly startError: string | null
  /** The limit that it is over: `4096 processes`. */
  readonly overLimit?: string
  /** At most the last `outputLimitBytes`. */
  readonly stdout: string
  readonly stderr: string
  /** The last 20 lines of both streams, in the order in which they came. */
  readonly lastLines: readonly string[]
}

/** A child that answers requests: one JSON line in on fd 0, one JSON line out on fd 3. */
export interface Dialogue {
  /** Pid of the program itself, as this process sees it. */
  readonly pid: number
  /** The line that the child sent unasked when it was ready. */
  readonly hello: unknown
  /** What `mappedAddons` yields for it. */
  readonly addons: () => readonly string[] | null
  /** What the child and all that it has started have used until they had to stop last. */
  readonly times: () => SideTimes
  readonly awakeShare: Turns['awakeShare']
  /** One request's answer; DialogueError when the child ends, is late, or does not answer with JSON. */
  readonly ask: (request: unknown, timeoutSeconds: number) => Promise<unknown>
  /** Ends the child and whatever it started, and tells how it went. */
  readonly end: () => Promise<Outcome>
}

/** What the living processes of a program have used, by their numbers. */
export type SideTimes = ReadonlyMap<number, ProcessTimes>

/** What a process has used. */
export interface ProcessTimes {
  /** What each living thread has run, and waited while others had its CPU, by its number. */
  readonly threads: ReadonlyMap<
    number,
    { readonly runNanoseconds: number; readonly delayNanoseconds: number }
  >
  /** CPU time of its children that have ended, in steps of 10 ms. */
  readonly childrenNanoseconds: number
}

/** How to find out that a server is ready. */
export interface ServerDoor {
  readonly port: number
  /** Path that must answer with a status below 400; `null`: an open port is enough. */
  readonly readyPath: string | null
}

/** Lets a program, with everything that it has started, run only while it has its turn. */
export interface Turns {
  /** Stops it; from then on it uses no CPU. */
  readonly suspend: () => void
  readonly resume: () => void
  /** What is wrong while it stands, or `null`: some side uses up what all sides share. */
  readonly trouble: () => Promise<string | null>
  /** Whether it was this side: its end has helped. */
  readonly hasHelped: () => Promise<boolean>
  /** Its processes at the last look, which is that of its last turn's end. */
  readonly members: () => readonly number[]
  /** CPU time that it has used while it had to stand, beyond what stopping takes, as a share of its turns' time. */
  readonly awakeShare: () => number
}

/** A server that was started, with a persistent connection to it. */
export interface ServerChild {
  readonly pid: number
  /** DialogueError when it ends, closes the connection, is late, or does not answer in HTTP. */
  readonly exchange: (request: HttpRequest, timeoutSeconds: number) => Promise<HttpAnswer>
  readonly turns: Turns
  readonly readConsumption: () => ServerUsage
  /** What `mappedAddons` yields for it. */
  readonly addons: () => readonly string[] | null
  /** Ends it and whatever it started, and tells how it went. */
  readonly end: () => Promise<Outcome>
}

/** A dialogue with a child failed. */
export class DialogueError extends Error {
  override readonly name = 'DialogueError'
  readonly outcome: Outcome
  readonly isOthers: boolean

  /** @param blame - whether what runs beside the child is at fault */
  constructor(message: string, outcome: Outcome, { isOthers = false } = {}) {
    super(message)
    this.outcome = outcome
    this.isOthers = isOthers
  }
}

/** Child processes. Each has its own process group, and is ended with all of it. */
export interface Processes {
  readonly run: (spec: ProcessSpec) => Promise<Outcome>
  /** @param place - `aside` where it starts on one of the other CPUs, and moves once it is set up */
  readonly converse: (spec: ProcessSpec, cpuSet: CpuSet, place?: 'aside') => Promise<Dialogue>
  /**
   * Starts a server, and returns when it is ready, at most after its time limit, else with a DialogueError. While
   * one runs, this program, its client, keeps off the CPU of the servers.
   */
  readonly serve: (spec: ProcessSpec, cpuSet: CpuSet, door: ServerDoor) => Promise<ServerChild>
  /** A TCP port that is currently free. */
  readonly freePort: () => Promise<number>
  /** Absolute path of a program on the job's PATH, or `null`. */
  readonly find: (program: string) => Promise<string | null>
  /** How children are isolated on this machine; found out once. */
  readonly isolation: () => Promise<Isolation>
  /** Ends every child that is still alive; for signals and crashes. */
  readonly endAll: () => Promise<void>
  /** Ends what a killed deadheat, found by its mark, left running; an Error when something does not end. */
  readonly endLeftovers: (mark: string) => Promise<void>
  /** The environment this program was started with. */
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Platform and architecture as Node.js names them. */
  readonly platform: string
  readonly architecture: string
}

/** The CPUs of a measured child; `null` leaves the choice to the system. */
export interface CpuSet {
  /** CPU of all its threads, and of what it starts; of a server, that of its main threads. */
  readonly mainCpu: number | null
  /** The others: those of a server's helper threads and its client. */
  readonly otherCpus: readonly number[] | null
}
