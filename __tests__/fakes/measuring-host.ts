import * as z from 'zod'
import type { BatchLength, HarnessActor } from '../../src/drivers/actors.ts'
import {
  DialogueError,
  type Dialogue,
  type Outcome,
  type ProcessSpec,
} from '../../src/host/process/processes.ts'
import type { Host } from '../../src/host/host.ts'
import type { Side } from '../../src/model/build/side.ts'
import { actorOf } from '../drivers/play.ts'
import { outcomeOf } from './outcomes.ts'
import { realHost } from './real-host.ts'

export interface StartedProcess {
  readonly side: Side
  readonly module: string
  /** How many of that side and module were started before. */
  readonly nth: number
}

/** What the test dictates about the processes. */
export interface Behaviour {
  /** Nanoseconds of one call, asked for every batch. */
  readonly perCall?: (started: StartedProcess) => number
  readonly usage?: (started: StartedProcess) => Readonly<Record<string, number | string | null>>
  /** What the kernel says that a main thread has run, by the host's clock; nothing unless said. */
  readonly runSeconds?: (clockSeconds: number) => number
  /** What `Turns.awakeShare` says at its end. */
  readonly awakeShare?: (started: StartedProcess) => number
  /** Text of a break that happens when the process is first asked to run; `null` for none. */
  readonly breaks?: (started: StartedProcess) => string | null
  /** What a hypervisor has taken so far; asked before and after every block, `asked` counts from 0. */
  readonly stealSeconds?: (asked: number) => number
  /** Bytes that the disk takes; of what is appended beyond, it takes the beginning and fails. */
  readonly diskBytes?: number
}

/** Where a fake machine stands: another host that begins there goes on as this one would have. */
export interface MachineMoment {
  readonly seconds: number
  readonly asked: number
  readonly counts: ReadonlyMap<string, number>
}

const startSeconds = 0.05

/** A host whose clock moves only by what its processes claim to have worked, and its diary. */
export function measuringHost(
  behaviour: Behaviour = {},
  begin: MachineMoment = { seconds: 100, asked: 0, counts: new Map() },
) {
  // What happened, in order: `start base one`, `journal sample`.
  const diary: string[] = []
  // Journal lines by the order in which they were written, and where the machine stood after each.
  const journal: string[] = []
  const moments: MachineMoment[] = []
  const counts = new Map(begin.counts)
  let { seconds, asked } = begin

  const converse = (spec: ProcessSpec): Promise<Dialogue> => {
    const started = startedBy(spec, counts)
    diary.push(`start ${started.side} ${started.module}`)
    seconds += startSeconds
    const perCall = () => behaviour.perCall?.(started) ?? 20_000
    const actor = actorOf((_, calls) => calls * perCall(), behaviour.usage?.(started))
    const broken = behaviour.breaks?.(started) ?? null
    return Promise.resolve({
      pid: 4242,
      hello: { hello: {} },
      addons: () => null,
      times: () => new Map(),
      awakeShare: () => behaviour.awakeShare?.(started) ?? 0,
      ask: async (request, timeoutSeconds) => {
        const wanted = requestSchema.parse(request)
        if (wanted.ask === 'quit') return { quit: true }
        if (broken !== null) {
          const outcome = endedBy(broken)
          if (outcome.timedOut) seconds += timeoutSeconds
          throw new DialogueError(broken, outcome)
        }
        if (wanted.ask !== 'run') return answerOf(actor, wanted)
        const batch = await actor.run(wanted)
        seconds += batchSeconds(batch.nanoseconds, wanted)
        return batch
      },
      end: () => {
        diary.push(`end ${started.side} ${started.module}`)
        return Promise.resolve(endedBy(''))
      },
    })
  }

  const real = realHost()
  const host: Host = {
    ...real,
    clock: { ...real.clock, monotonicSeconds: () => seconds },
    files: {
      ...real.files,
      freeBytes: () => Promise.resolve(null),
      append: (_, content) => {
        const free = (behaviour.diskBytes ?? Number.POSITIVE_INFINITY) - journal.join('').length
        if (content.length > free) {
          journal.push(content.slice(0, free))
          const full = new Error('ENOSPC: no space left on device, write')
          return Promise.reject(Object.assign(full, { code: 'ENOSPC' }))
        }
        journal.push(content)
        moments.push({ seconds, asked, counts: new Map(counts) })
        diary.push(`journal ${/"type":"(\w+)"/.exec(content)?.[1] ?? '?'}`)
        return Promise.resolve()
      },
    },
    processes: { ...real.processes, converse },
    machine: {
      ...real.machine,
      allowedCpus: () => Promise.resolve([0, 1]),
      cores: () => Promise.resolve([[0], [1]]),
      loadAverage: () => Promise.resolve(0.5),
      waitingSeconds: () => null,
      pressure: () => Promise.resolve(null),
      stealSeconds: () => Promise.resolve(behaviour.stealSeconds?.(asked++) ?? 3),
      contention: () =>
        Promise.resolve({
          runSeconds: behaviour.runSeconds?.(seconds) ?? 0,
          runDelaySeconds: seconds / 10,
          involuntarySwitches: 7,
        }),
    },
  }
  return { host, diary, journal, moments }
}

const requestSchema = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('run'), iterations: z.number(), leadIn: z.number() }),
  z.object({ ask: z.literal('observe'), iterations: z.number() }),
  z.object({ ask: z.enum(['usage', 'series', 'undone', 'quit']) }),
])

type Asked = Exclude<z.infer<typeof requestSchema>, { readonly ask: 'run' }>

async function answerOf(actor: HarnessActor, asked: Asked): Promise<object> {
  if (asked.ask === 'observe') return actor.observe(asked.iterations)
  if (asked.ask === 'undone') return { nanoseconds: 0, doubts: await actor.undone(0) }
  if (asked.ask === 'series') {
    return { series: (await actor.series()).map((seconds) => seconds * 1e9) }
  }
  const { checksum, figures: used } = await actor.usage()
  return { ...used, checksum }
}

function startedBy({ argv, cwd }: ProcessSpec, counts: Map<string, number>): StartedProcess {
  const side = cwd.endsWith('base') ? 'base' : 'head'
  const module = argv.find((word) => word.endsWith('.cjs') && !word.includes('harness')) ?? ''
  const name = module.replace(/^.*\//, '').replace(/\.cjs$/, '')
  const key = `${side} ${name}`
  const nth = counts.get(key) ?? 0
  counts.set(key, nth + 1)
  return { side, module: name, nth }
}

function batchSeconds(nanoseconds: number, { iterations, leadIn }: BatchLength): number {
  return (nanoseconds * (1 + leadIn / iterations)) / 1e9
}

function endedBy(text: string): Outcome {
  if (text === '') return outcomeOf()
  return outcomeOf({ exitCode: 1, timedOut: text.includes('within'), lastLines: ['last words'] })
}
