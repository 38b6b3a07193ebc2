import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import type { Isolation } from '../model/machine.ts'
import type { Outcome, ProcessSpec } from './host.ts'
import { defaultLimits, type Limits } from './limits.ts'

/** How code that is not ours is kept apart on this machine. */
export interface Isolating {
  readonly isolation: Isolation
  /** The words that start a program so; what may not be changed is kept only where that can be had. */
  readonly wrap: (argv: readonly string[], kept?: KeptFolders) => readonly string[]
  /** How many generations below the started process the program itself runs. */
  readonly generations: number
  /** Processes that one child may have. */
  readonly mostProcesses: number
}

/** Folders that a program sees and cannot change. */
export interface KeptFolders extends Pick<ProcessSpec, 'cwd'> {
  readonly readOnly: readonly string[]
  /** Folders inside those that it may change all the same. */
  readonly writable: readonly string[]
}

/** What settling needs of the host. */
export interface IsolationMeans {
  readonly run: (spec: ProcessSpec) => Promise<Outcome>
  readonly find: (program: string) => string | null
  /** Of this process; 0 is root, `null` where there are none. */
  readonly userId: number | null
  readonly groupId?: number | null
  /** Threads on this machine now; 0 where it does not tell. */
  readonly threads: number
  readonly limits?: Limits
}

/** One way to get a process table of one's own, from the outside in. */
interface Way {
  readonly name: string
  /** The words, with those in between that make folders read-only, as whoever may still do that. */
  readonly words: (sealing: readonly string[]) => readonly string[]
}

// Root that may still mount could take the new process table away again, and find the old one below.
const keptCapabilities = [
  'chown',
  'dac_override',
  'fowner',
  'fsetid',
  'kill',
  'setgid',
  'setuid',
  'net_bind_service',
]

const ownTable = ['--pid', '--fork', '--kill-child', '--mount-proc']

// The first process of a table is deaf to signals that it sends to itself, and inherits all orphans.
// So a shell takes that place. What it says of signals is nobody's output, and the variables that
// shells add are taken away again. The kernel shall take this process before any other of the machine
// when memory runs out.
const script = [
  'echo 1000 2>/dev/null >/proc/self/oom_score_adj',
  'exec 4>&2 2>/dev/null',
  '"$@" 2>&4 4>&-',
  'exit $?',
].join('; ')

// By absolute path of mount ($0), because the PATH is the program's own. The folder it starts in is entered
// again: the one from before lies below what is read-only now.
const sealing = [
  'own=$1; shift',
  'until [ "$1" = -- ]; do "$0" --rbind "$1" "$1" || exit 97; shift; done; shift',
  'until [ "$1" = -- ]; do "$0" --rbind -o ro,nosuid,nodev "$1" "$1" || exit 97; shift; done; shift',
  'cd "$own" || exit 97',
  'exec "$@"',
].join('; ')

/**
 * Finds out, by trying, how code that is not ours can be kept apart: in a process table of its own,
 * where neither this program nor the runner's processes can be seen and which ends with its first
 * process, or else not, so that leftovers have to be looked for.
 */
export async function settleIsolation(means: IsolationMeans): Promise<Isolating> {
  const { find } = means
  const [unshare, shell, env] = ['unshare', 'sh', 'env'].map(find)
  const limits = await limiting(means)
  const mostProcesses = (means.limits ?? defaultLimits).processes
  if (unshare == null || shell == null || env == null) {
    return swept('there is no unshare here', limits, mostProcesses)
  }
  const init = [shell, '-c', script, 'deadheat']
  const bare = [env, '-u', 'PWD', '-u', 'OLDPWD', '-u', 'SHLVL', '-u', '_']
  const mount = find('mount')
  const troubles: string[] = []
  for (const way of waysOf(unshare, means)) {
    const wordsOf = (seal: readonly string[]): readonly string[] => [
      ...way.words(seal),
      ...limits,
      ...init,
      ...bare,
    ]
    const trouble = await troubleWith(wordsOf([]), means)
    if (trouble === null) {
      const tried = { cwd: '/', readOnly: [tmpdir()], writable: [] }
      const canSeal =
        mount !== null &&
        (await troubleWith(wordsOf(sealingBy(shell, mount, tried)), means)) === null
      return {
        isolation: { kind: 'namespace', how: way.name, trouble: null, readOnly: canSeal },
        wrap: (argv, kept) => [
          ...wordsOf(canSeal && kept !== undefined ? sealingBy(shell, mount, kept) : []),
          ...argv,
        ],
        generations: 2,
        mostProcesses,
      }
    }
    troubles.push(`${way.name}: ${trouble}`)
  }
  return swept([...new Set(troubles)].join('; '), limits, mostProcesses)
}

function sealingBy(
  shell: string,
  mount: string,
  { cwd, readOnly, writable }: KeptFolders,
): readonly string[] {
  const there = readOnly.filter((folder) => existsSync(folder))
  if (there.length === 0) return []
  const own = writable.filter((folder) => existsSync(folder))
  return [shell, '-c', sealing, mount, cwd, ...own, '--', ...there, '--']
}

function waysOf(unshare: string, { find, userId, groupId }: IsolationMeans): readonly Way[] {
  const setpriv = find('setpriv')
  const kept = keptCapabilities.map((name) => `+${name}`).join(',')
  const asRoot: Way[] =
    userId === 0 && setpriv !== null
      ? [
          {
            name: 'own process table, fewer rights',
            words: (seal) => [
              unshare,
              ...ownTable,
              ...seal,
              setpriv,
              `--bounding-set=-all,${kept}`,
            ],
          },
        ]
      : []
  // Folders are made read-only by the root of other users, outside of its own: so nobody inside can
  // make them anything else.
  const asOther = (seal: readonly string[]): readonly string[] =>
    seal.length === 0 ? [] : [unshare, '--user', '--map-root-user', '--mount', ...seal]
  const itself = [`--map-user=${String(userId)}`, `--map-group=${String(groupId ?? userId)}`]
  return [
    ...asRoot,
    {
      name: 'own process table and users',
      words: (seal) => [
        ...asOther(seal),
        unshare,
        '--user',
        ...(seal.length === 0 ? ['--map-current-user'] : itself),
        ...ownTable,
      ],
    },
    {
      name: 'own process table, as root of own users',
      words: (seal) => [...asOther(seal), unshare, '--user', '--map-root-user', ...ownTable],
    },
  ]
}

/** Whoever may not raise a lower limit that is there already keeps it. */
async function limiting(means: IsolationMeans): Promise<readonly string[]> {
  const { find, threads, limits = defaultLimits } = means
  const prlimit = find('prlimit')
  const noop = find('true')
  if (prlimit === null || noop === null) return []
  const wanted = [
    `--fsize=${String(limits.fileBytes)}`,
    `--nproc=${String(threads + limits.processes)}`,
  ]
  const granted: string[] = []
  for (const limit of wanted) {
    const { exitCode } = await means.run(attemptOf([prlimit, limit, noop]))
    if (exitCode === 0) granted.push(limit)
  }
  return granted.length === 0 ? [] : [prlimit, ...granted]
}

/** Without a table of its own a child is only limited; `trouble` says why. */
function swept(trouble: string, limits: readonly string[], mostProcesses: number): Isolating {
  return {
    isolation: { kind: 'sweep', how: 'leftovers are looked for', trouble: trouble.slice(0, 300) },
    wrap: (argv) => [...limits, ...argv],
    generations: 0,
    mostProcesses,
  }
}

/** @returns `null` when a program started so is one of the first of its own table */
async function troubleWith(
  words: readonly string[],
  { run, find }: IsolationMeans,
): Promise<string | null> {
  const readlink = find('readlink')
  if (readlink === null) return 'there is no readlink here'
  const attempt = attemptOf([...words, readlink, '/proc/self'])
  const { exitCode, stdout, startError, lastLines } = await run(attempt)
  if (exitCode === 0 && /^[2-9]$/.test(stdout.trim())) return null
  return (startError ?? lastLines.at(-1) ?? `exit code ${String(exitCode)}`).slice(0, 150)
}

function attemptOf(argv: readonly string[]): ProcessSpec {
  const environment = { LC_ALL: 'C' }
  return { argv, cwd: '/', environment, timeoutSeconds: 10, outputLimitBytes: 10_000 }
}
