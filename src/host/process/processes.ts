import type { HttpRequest, HttpAnswer } from '../http/http-request.ts'
import type { Isolation } from '../../model/machine/machine.ts'

/** What to start, without a shell. */
export interface ProcessSpec {
  readonly argv: readonly string[]
  readonly cwd: string
  /**
   * The whole environment of the child; nothing is inherited. One variable is added,
   * `DEADHEAT_CHILD`, by whose value leftovers of this very child are found.
   */
  readonly environment: Readonly<Record<string, string>>
  readonly timeoutSeconds: number
  /** The child is ended when it has printed more than this. */
  readonly outputLimitBytes: number
  /** Every line of standard output and standard error as it comes. */
  readonly onLine?: (line: string) => void
  /** Given to the child on standard input, which is then closed. */
  readonly input?: string
  /** Every byte of standard output and standard error is appended to this file too. */
  readonly logPath?: string
  /**
   * Whether it runs code that is not ours: it then sees no process but its own, is limited in what it
   * may use, and nothing of it survives its end, as far as the machine allows.
   */
  readonly isolated?: boolean
  /**
   * Absolute paths that an isolated child can read and not change. Where the machine allows that, nothing
   * else exists for it but the system's programs, those on its own PATH, and what it may change; those
   * that are not there are passed over.
   */
  readonly readOnly?: readonly string[]
  /** Absolute paths of folders that it may change; they are made when they are not there. */
  readonly writable?: readonly string[]
  /** What an isolated child can reach, where the machine allows that; the machine's network by default. */
  readonly network?: 'host' | 'loopback'
}

/** How a process ended. */
export interface Outcome {
  /** `null` when a signal ended it or it never started. */
  readonly exitCode: number | null
  readonly signal: string | null
  readonly wallSeconds: number
  readonly timedOut: boolean
  /** It printed more than allowed and was ended. */
  readonly flooded: boolean
  /** It could not be started: the system's reason. */
  readonly startError: string | null
  /** What it used more of than it may, so that it was ended: `4096 processes`. */
  readonly overLimit?: string
  /** At most the last `outputLimitBytes`. */
  readonly stdout: string
  readonly stderr: string
  /** The last 20 lines of both, as they came. */
  readonly lastLines: readonly string[]
}

/** A child that answers requests: one JSON line in on fd 0, one JSON line out on fd 3. */
export interface Dialogue {
  /** Of the program itself, as this process sees it. */
  readonly pid: number
  /** The line that the child sent unasked when it was ready. */
  readonly hello: unknown
  /** What `mappedAddons` yields for it. */
  readonly addons: () => readonly string[] | null
  /**
   * Sends one request and waits for its answer.
   *
   * @throws DialogueError when the child ends, stays silent too long or answers something that is not JSON
   */
  readonly ask: (request: unknown, timeoutSeconds: number) => Promise<unknown>
  /** Ends the child and whatever it started, and tells how it went. */
  readonly end: () => Promise<Outcome>
}

/** How a server is found out to be ready. */
export interface ServerDoor {
  readonly port: number
  /** Path that has to answer with a status below 400; `null`: an open port is enough. */
  readonly readyPath: string | null
}

/** What a process and all that it has started have used; `null` where not reported by the system. */
export interface Consumption {
  readonly cpuSeconds: number | null
  /** Peaks of every process that lives, added up. */
  readonly peakMemoryBytes: number | null
  /** Of every process that lives and its children that have ended. */
  readonly pageFaults: number | null
  /** Of every thread that lives. */
  readonly contextSwitches: number | null
}

/** A server of ours, with a connection to it that is kept. */
export interface ServerChild {
  readonly pid: number
  /** @throws DialogueError when it ends, breaks off, stays silent too long or answers no HTTP */
  readonly exchange: (request: HttpRequest, timeoutSeconds: number) => Promise<HttpAnswer>
  readonly consumed: () => Consumption
  /** What `mappedAddons` yields for it. */
  readonly addons: () => readonly string[] | null
  /** Ends it and whatever it started, and tells how it went. */
  readonly end: () => Promise<Outcome>
}

/** What came of letting a child run for a while. */
export interface Slice {
  readonly ended: boolean
  /** How long it was let run. */
  readonly seconds: number
  /** For how long it was ready meanwhile while others had its CPU; 0 when nobody looked or tells. */
  readonly waitedSeconds: number
}

/** A child that only runs when it is let. */
export interface SlicedChild {
  /**
   * Lets it run for so long, or until it ends.
   *
   * @param options - `watched`: whether to look how long it waits for its CPU
   */
  readonly slice: (seconds: number, options: { readonly watched: boolean }) => Promise<Slice>
  /** Settles when it has ended. */
  readonly outcome: () => Promise<Outcome>
  /** Ends it and whatever it started, and tells how it went. */
  readonly end: (why: 'timed out' | 'not needed') => Promise<Outcome>
}

/** A child broke off a dialogue. */
export class DialogueError extends Error {
  override readonly name = 'DialogueError'
  readonly outcome: Outcome

  constructor(message: string, outcome: Outcome) {
    super(message)
    this.outcome = outcome
  }
}

/** Child processes. Each has its own process group, and is ended with all of it. */
export interface Processes {
  readonly run: (spec: ProcessSpec) => Promise<Outcome>
  readonly converse: (spec: ProcessSpec, placement: Placement) => Promise<Dialogue>
  /**
   * Starts a server and waits until it is ready, for as long as its time limit. While a server is up,
   * this program, which is its client, keeps off the CPU of the servers.
   *
   * @throws DialogueError when it does not get that far
   */
  readonly serve: (
    spec: ProcessSpec,
    placement: Placement,
    door: ServerDoor,
  ) => Promise<ServerChild>
  /** Starts a child on one CPU and suspends it at once; its time limit is the caller's affair. */
  readonly slice: (spec: ProcessSpec, cpu: number | null) => Promise<SlicedChild>
  /** A TCP port that nobody listens on just now. */
  readonly freePort: () => Promise<number>
  /** Absolute path of a program on the job's PATH, or `null`. */
  readonly find: (program: string) => Promise<string | null>
  /** How isolated children are kept apart here; tried out once. */
  readonly isolation: () => Promise<Isolation>
  /** Ends every child that is still alive; for signals and crashes. */
  readonly endAll: () => Promise<void>
  /** Twelve hexadecimal digits that every child of this program carries in its environment. */
  readonly mark: string
  /**
   * Ends what still runs of the children of another deadheat that was killed, found by its mark.
   *
   * @throws Error when something does not end
   */
  readonly endLeftovers: (mark: string) => Promise<void>
  /** The environment this program was started with. */
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Platform and architecture as Node names them. */
  readonly platform: string
  readonly architecture: string
}

/** Where a measured child may run; `null` leaves it to the system. */
export interface Placement {
  /** CPU of the main thread once the child has started. */
  readonly mainCpu: number | null
  /** CPUs that helper threads inherit. */
  readonly helperCpus: readonly number[] | null
}
