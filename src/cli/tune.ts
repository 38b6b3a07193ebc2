import type { TuningTarget } from '../doctor/knob.ts'
import { tuningChanges } from '../doctor/tuning-changes.ts'
import { tuningIntentText, stuckText, tunedText } from '../doctor/tuning-text.ts'
import { createMachineProbe } from '../host/machine/create-machine-probe.ts'
import { createProcesses } from '../host/process/create-processes.ts'
import { runTuned } from '../host/tuning/run-tuned.ts'
import { createTunables, type Restoration, type Tunables } from '../host/tuning/tunables.ts'
import { tuningRecordPath } from '../host/tuning/tuning-record.ts'
import { UsageError } from '../model/usage-error.ts'
import { helpOf } from '../settings/help.ts'
import { exitCodes, type Command, type Terminal } from './command.ts'
import { parseWords } from './parse-words.ts'

/** The machine to tune; tests use an imitation. */
export interface TuneWorld {
  /** Top of its file system. */
  readonly root: string
  readonly recordPath: string
}

/** `deadheat tune`: runs a command with tuned settings of the machine, and restores them. */
export const tune: Command = (argv, terminal) =>
  createTune({ root: '/', recordPath: tuningRecordPath() })(argv, terminal)

/** Makes the command for a given machine. */
export function createTune(world: TuneWorld): Command {
  return async (argv, terminal) => {
    const dashes = argv.indexOf('--')
    const own = dashes < 0 ? argv : argv.slice(0, dashes)
    const command = dashes < 0 ? [] : argv.slice(dashes + 1)
    const words = parseWords(own, ['cpu'], ['reset', 'dry-run', 'help'])
    if (words.switches.has('help')) {
      terminal.out(helpOf('tune', terminal.width))
      return exitCodes.success
    }
    if (words.positionals.length > 0) {
      throw new UsageError(
        `expected -- before the command, got "${words.positionals.join(' ')}"; see tune --help`,
      )
    }
    const tunables = createTunables(world)
    if (words.switches.has('reset')) return reset(tunables, world, terminal)
    const target = targetOf(words.values.get('cpu'), await allowedCpus(world, terminal))
    if (words.switches.has('dry-run') || command.length === 0) {
      terminal.out(intentOf(tunables, target))
      return exitCodes.success
    }
    return tuned(tunables, { world, terminal, target, command })
  }
}

function reset(tunables: Tunables, { recordPath }: TuneWorld, terminal: Terminal): number {
  const { restored, stuck } = tunables.reset()
  if (stuck.length > 0) return stuckCode(stuck, recordPath, terminal)
  terminal.out(restored === 0 ? 'nothing to restore\n' : `restored: ${restored}\n`)
  return exitCodes.success
}

function stuckCode(
  stuck: Restoration['stuck'],
  recordPath: string,
  terminal: Pick<Terminal, 'error'>,
): number {
  terminal.error(stuckText(stuck, recordPath))
  return exitCodes.unmeasurable
}

function allowedCpus({ root }: TuneWorld, { environment }: Terminal): Promise<readonly number[]> {
  return createMachineProbe(createProcesses(environment), root).allowedCpus()
}

function targetOf(given: string | undefined, allowed: readonly number[]): TuningTarget {
  const cpu = given === undefined ? (allowed.at(-1) ?? 0) : Number(given)
  if (given !== undefined && !allowed.includes(cpu)) {
    throw new UsageError(`expected --cpu to be one of ${allowed.join(', ')}, got "${given}"`)
  }
  return { cpu, others: allowed.filter((each) => each !== cpu) }
}

function intentOf(tunables: Tunables, target: TuningTarget): string {
  const forbidden = new Set<string>()
  const changes = tuningChanges(target, (files) => {
    const settings = tunables.read(files)
    for (const { path, writable } of settings) if (!writable) forbidden.add(path)
    return settings
  })
  return tuningIntentText(changes, (path) => !forbidden.has(path))
}

interface TuneRequest {
  readonly world: TuneWorld
  readonly terminal: Terminal
  readonly target: TuningTarget
  readonly command: readonly string[]
}

async function tuned(
  tunables: Tunables,
  { world, terminal, target, command }: TuneRequest,
): Promise<number> {
  const left = tunables.reset()
  if (left.stuck.length > 0) return stuckCode(left.stuck, world.recordPath, terminal)
  if (left.restored > 0) terminal.error('deadheat: first restored what a killed tune had left\n')
  const changes = tuningChanges(target, tunables.read)
  const { exitCode, restoration } = await runTuned(tunables, {
    argv: command,
    changes,
    onTuned: (refusals) => {
      terminal.error(tunedText(changes.length, refusals))
    },
  })
  return restoration.stuck.length > 0
    ? stuckCode(restoration.stuck, world.recordPath, terminal)
    : exitCode
}
