import { basename } from 'node:path'
import type { Outcome } from '../process/processes.ts'
import type { Boundary } from './boundary.ts'
import { confiningWords } from './confining-words.ts'
import { openControlGroup, type ControlGroup } from './control-group.ts'
import { enteringVariables } from './entering-words.ts'
import {
  attemptOf,
  nothing,
  troubleOf,
  withCwd,
  type Apart,
  type IsolationBase,
  type IsolationMethods,
  type Isolating,
  type SandboxRequest,
} from './isolating.ts'
import { defaultLimits } from './memory-limit.ts'
import { keptCapabilities } from './namespace-methods.ts'

/**
 * How foreign code is isolated where it can have no process table of its own: ended as a control group, or
 * else searched for; in either case confined to its files where that works.
 *
 * @param noNamespace - why there is no process table
 */
export async function withoutTable(base: IsolationBase, noNamespace: string): Promise<Isolating> {
  const confine = await triedConfining(base)
  const group = await triedGroup(base, { confine, noNamespace })
  return typeof group === 'string'
    ? swept(base, { confine, trouble: `${noNamespace}; ${group}` })
    : group
}

/** The command line before a program that confines it to what a boundary lists. */
type Confine = (boundary: Boundary) => readonly string[]

/** @returns `null` where a program cannot be confined to files, or could still read this one's variables */
async function triedConfining({ means, shell }: IsolationBase): Promise<Confine | null> {
  const { run, find, userId, secluded = [], platform, architecture = process.arch } = means
  const [perl, cat] = [find('perl'), find('cat')]
  if ((platform ?? 'linux') !== 'linux' || shell === null) return null
  if (perl === null || cat === null) return null
  const kept = userId === 0 ? Object.values(keptCapabilities) : []
  const confine = confiningWords({ perl, architecture, kept, secluded })
  if (confine === null) return null
  const words = confine({ visible: [], writable: [], network: 'host' })
  const trial = async (name: string): Promise<Outcome> => {
    const attempt = attemptOf([...words, cat, `/proc/${name}/environ`])
    return run({ ...attempt, environment: { ...attempt.environment, ...enteringVariables(2) } })
  }
  const itself = await trial('self')
  const ours = await trial(String(process.pid))
  return itself.exitCode === 0 && ours.exitCode === 1 ? confine : null
}

/** How a program starts that has no process table of its own. */
function limited(
  { shell, guard }: IsolationBase,
  confine: Confine | null,
): (argv: readonly string[], place: SandboxRequest) => Pick<Apart, 'words' | 'variables'> {
  const before = [...guard, ...(shell?.becoming ?? [])]
  return (argv, { cwd, ...boundary }) =>
    confine === null
      ? { words: [...before, ...argv] }
      : {
          words: [...before, ...confine(withCwd(boundary, cwd)), ...argv],
          variables: enteringVariables,
        }
}

/** @returns the reason where it does not work */
async function triedGroup(
  base: IsolationBase,
  { confine, noNamespace }: { readonly confine: Confine | null; readonly noNamespace: string },
): Promise<Isolating | string> {
  const { means, shell, mostProcesses } = base
  const { controlGroup, mark, limits = defaultLimits } = means
  if (controlGroup === null || shell === null) {
    return 'there is no cgroup v2 here'
  }
  const openGroup = (name: string): ControlGroup =>
    openControlGroup(controlGroup, name, { shell: shell.path, memoryBytes: limits.memoryBytes })
  try {
    const group = openGroup(`${mark}-trial`)
    const trouble = await troubleInGroup(group, means)
    const { limitBytes } = group
    await group.end()
    if (trouble !== null) return `own control group: ${trouble}`
    const how = limitBytes === null ? 'own control group' : 'own control group with limited memory'
    const isolation = {
      kind: 'cgroup',
      how,
      trouble: noNamespace.slice(0, 300),
      readOnly: false,
      ...(confine !== null && { files: 'landlock' as const }),
    } as const
    const words = limited(base, confine)
    const apart: Isolating['apart'] = async (argv, place) => ({
      ...words(argv, place),
      generations: 0,
      openGroup,
      mostProcesses,
    })
    return { isolation, apart, close: nothing }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return `own control group: ${reason}`
  }
}

/** Without a namespace or a control group, a child is only limited; `trouble` says why. */
function swept(
  base: IsolationBase,
  { confine, trouble }: { readonly confine: Confine | null; readonly trouble: string },
): Isolating {
  const words = limited(base, confine)
  return {
    isolation: {
      kind: 'sweep',
      how: 'leftovers are searched for',
      trouble: trouble.slice(0, 300),
      readOnly: false,
      ...(confine !== null && { files: 'landlock' as const }),
    },
    apart: async (argv, place) => ({
      ...words(argv, place),
      generations: 0,
      openGroup: null,
      mostProcesses: base.mostProcesses,
    }),
    close: nothing,
  }
}

/** @returns `null` when the kernel reports a program started this way inside the group */
async function troubleInGroup(
  group: ControlGroup,
  { run, find }: IsolationMethods,
): Promise<string | null> {
  const cat = find('cat')
  if (cat === null) return 'there is no cat here'
  const outcome = await run(attemptOf(group.entering([cat, '/proc/self/cgroup'])))
  const own = /^0::(.*)$/m.exec(outcome.stdout)?.[1] ?? ''
  return basename(own) === group.name ? null : troubleOf(outcome)
}
