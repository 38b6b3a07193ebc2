import type { Isolation, Machine } from '../model/machine/machine.ts'
import type { HostLock } from './lock/lock-types.ts'

/** The outside world, as a record of functions. Tests hand in one whose clock and processes they dictate. */
export interface Host {
  readonly clock: Clock
  readonly files: Files
  readonly processes: Processes
  readonly git: Git
  readonly machine: MachineProbe
  readonly lock: HostLock
}

/** Time. */
export interface Clock {
  /** Seconds on a clock that never goes back; only differences mean anything. */
  readonly monotonicSeconds: () => number
  /** Now, as an ISO 8601 text in UTC. */
  readonly now: () => string
  readonly sleep: (seconds: number) => Promise<void>
}

/** The disk. Paths are absolute. */
export interface Files {
  readonly join: (...parts: readonly string[]) => string
  readonly relative: (from: string, to: string) => string
  /** The file's text, or `null` when there is no such file. */
  readonly read: (path: string) => Promise<string | null>
  /** Writes the whole file at once: a reader sees the old text or the new one. */
  readonly write: (path: string, content: string) => Promise<void>
  /** Appends and waits until the disk has it. */
  readonly append: (path: string, content: string) => Promise<void>
  readonly makeDirectory: (path: string) => Promise<void>
  /** Removes a file or a whole folder; no error when it is not there. */
  readonly remove: (path: string) => Promise<void>
  readonly copy: (from: string, to: string) => Promise<void>
  /**
   * Renames a file or folder inside one file system, at once.
   *
   * @throws when a folder that is not empty has the new name
   */
  readonly move: (from: string, to: string) => Promise<void>
  /** A symbolic link at `path` to `target`. */
  readonly link: (target: string, path: string) => Promise<void>
  readonly exists: (path: string) => Promise<boolean>
  /** The path with all links followed, or `null` when it names nothing. */
  readonly realPath: (path: string) => Promise<string | null>
  /** Names in a folder, sorted; empty when there is no such folder. */
  readonly list: (path: string) => Promise<readonly DirectoryEntry[]>
  /** Every regular file below a folder, relative to it with `/`, sorted; links are not followed. */
  readonly walk: (path: string) => Promise<readonly string[]>
  /** Size of a file in bytes. */
  readonly sizeBytes: (path: string) => Promise<number>
  /** Size in bytes and SHA-256 of a file's content. */
  readonly fingerprint: (path: string) => Promise<{ sizeBytes: number; sha256: string }>
  /** Everything below a folder, parents before what is in them; links are not followed. */
  readonly survey: (path: string) => Promise<readonly TreeEntry[]>
  /** Copies one file to where nothing is. A change of one is none of the other. */
  readonly clone: (from: string, to: string, executable: boolean) => Promise<void>
  /** Whether a file's bytes contain those of a text in UTF-8. */
  readonly holds: (path: string, text: string) => Promise<boolean>
  /** Puts a text of the same length in the place of another, wherever a file's bytes contain it. */
  readonly replaceText: (path: string, from: string, to: string) => Promise<void>
  /** What lies at a path itself, links not followed, or `null` when nothing does. */
  readonly kindOf: (path: string) => Promise<TreeEntry['kind'] | null>
  /** Renames what lies there, at once; `false` when it could not, because somebody else was faster. */
  readonly setAside: (path: string, aside: string) => Promise<boolean>
  /** Digest of the names, sizes, modes and times of change of all files below a folder. */
  readonly seal: (path: string) => Promise<string>
  /** A new empty folder that the caller owns and removes; in `parent` when the place matters. */
  readonly temporaryDirectory: (purpose: string, parent?: string) => Promise<string>
}

/** One name in a folder. */
export interface DirectoryEntry {
  readonly name: string
  readonly directory: boolean
}

/** What lies in a tree, by its path relative to the top, with `/`. */
export type TreeEntry =
  | {
      readonly path: string
      readonly kind: 'file'
      readonly sizeBytes: number
      readonly executable: boolean
    }
  | { readonly path: string; readonly kind: 'link'; readonly target: string }
  /** `other`: a socket, a pipe, a device. */
  | { readonly path: string; readonly kind: 'folder' | 'other' }

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

/** A request as it goes over the wire. */
export interface HttpRequest {
  readonly method: string
  /** With its query, in ASCII. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

/** The answer to a request. */
export interface HttpAnswer {
  readonly status: number
  readonly body: Buffer
  /** From writing the request to the last byte of the answer. */
  readonly nanoseconds: number
}

/** How a server is found out to be ready. */
export interface ServerDoor {
  readonly port: number
  /** Path that has to answer with a status below 400; `null`: an open port is enough. */
  readonly readyPath: string | null
}

/** What a process and all that it has started have used; `null` where the system does not tell. */
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
   * @param watched - whether to look how long it waits for its CPU
   */
  readonly slice: (seconds: number, watched: boolean) => Promise<Slice>
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

/** git, in one repository. Only full commit ids and refs that git itself resolved reach it. */
export interface Git {
  /** Top folder of the repository that holds `directory`, or `null` when there is none. */
  readonly top: (directory: string) => Promise<string | null>
  /** Full id of the commit that `ref` names, or `null` when there is none. */
  readonly resolve: (repository: string, ref: string) => Promise<string | null>
  /** Full ids of a commit's parents, first parent first, also of those that a shallow clone lacks. */
  readonly parents: (repository: string, sha: string) => Promise<readonly string[]>
  /**
   * The best common ancestor, or `null` for unrelated histories, and for a shallow clone in which a
   * better one might still be hidden.
   */
  readonly mergeBase: (repository: string, one: string, other: string) => Promise<string | null>
  /** Paths with uncommitted changes, untracked files included, at most 100. */
  readonly dirtyPaths: (repository: string) => Promise<readonly string[]>
  /** Text of a file as the commit holds it, or `null` when it holds none. */
  readonly readFile: (repository: string, sha: string, path: string) => Promise<string | null>
  /** Full id of the commit's tree: two commits with the same files have the same. */
  readonly treeOf: (repository: string, sha: string) => Promise<string>
  /** Makes a detached work tree of the commit. */
  readonly addWorktree: (repository: string, sha: string, directory: string) => Promise<void>
  /**
   * Clones the newest commit of a repository, or that of a branch or tag, into a folder that is not
   * there yet; a text says why that failed.
   */
  readonly cloneNewest: (
    url: string,
    ref: string | null,
    parent: string,
    directory: string,
  ) => Promise<string | null>
  /** Fetches what a work tree embeds of other repositories; a text says why that failed. */
  readonly updateSubmodules: (directory: string) => Promise<string | null>
  /**
   * Paths in a work tree that git-lfs has not filled yet: they hold a pointer instead of the file. At
   * most 1000.
   */
  readonly pointerPaths: (directory: string) => Promise<readonly string[]>
  /** Fills those by git-lfs; a text says why that failed, `no git-lfs` when there is none. */
  readonly pullLargeFiles: (directory: string) => Promise<string | null>
  /** Removes a work tree, whatever state it is in; nothing happens when there is none. */
  readonly removeWorktree: (repository: string, directory: string) => Promise<void>
  /** Whether the clone lacks history. */
  readonly isShallow: (repository: string) => Promise<boolean>
  /**
   * Fetches one commit from `origin`, or, when it is already there, `depth` more of its ancestors;
   * `false` when that failed. A complete clone stays complete.
   */
  readonly fetchCommit: (repository: string, sha: string, depth: number) => Promise<boolean>
  /** Full id of what `origin` has under a branch or tag name, or `null`. */
  readonly remoteCommit: (repository: string, name: string) => Promise<string | null>
  /** Tags of the clone and of `origin`, with the commits that they name; those of `origin` win. */
  readonly tags: (repository: string) => Promise<readonly Tag[]>
  /** Short names of branches, tags and branches of `origin`, at most 1000. */
  readonly names: (repository: string) => Promise<readonly string[]>
  /** Name of the checked-out branch, or `null` on a detached head. */
  readonly branch: (repository: string) => Promise<string | null>
  /** Short words for a commit: a branch or tag name that points at it, else null. */
  readonly nameOf: (repository: string, sha: string) => Promise<string | null>
}

/** A name for a commit that does not move. */
export interface Tag {
  readonly name: string
  readonly sha: string
}

/** What the machine says of itself. */
export interface MachineProbe {
  readonly describe: () => Promise<
    Omit<Machine, 'hyperfine' | 'environmentNames' | 'environmentDigest' | 'isolation'>
  >
  /** CPUs that this process may use. */
  readonly allowedCpus: () => Promise<readonly number[]>
  readonly loadAverage: () => Promise<number | null>
  /** Seconds that a hypervisor has taken from all CPUs since boot. */
  readonly stealSeconds: () => Promise<number | null>
  /** How the main thread of a live process has fared so far; `null` where the system does not tell. */
  readonly contention: (pid: number) => Promise<Contention | null>
}

/** How a thread has fared on its CPUs. */
export interface Contention {
  /** Time on a CPU. */
  readonly runSeconds: number
  /** Time spent runnable but not running. */
  readonly runDelaySeconds: number
  readonly involuntarySwitches: number
}
