import { spawn, type ChildProcess } from 'node:child_process'
import { constants } from 'node:os'
import type { TuningChange } from '../../model/machine/tuning.ts'
import { UsageError } from '../../model/usage-error.ts'
import type { Refusal, Restoration, Tunables } from './tunables.ts'

/** What to run, and who is told of settings that could not be changed. */
export interface TunedRun {
  readonly argv: readonly string[]
  readonly changes: readonly TuningChange[]
  readonly onTuned: (refusals: readonly Refusal[]) => void
}

/** How a tuned run ended. */
export interface TunedEnd {
  /** The command's own, or 128 and the signal's number. */
  readonly exitCode: number
  readonly restoration: Restoration
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs a command, which has the terminal, with the settings changed, and puts them back when it ends,
 * when it cannot be started, when a signal asks us to end, and when this program breaks.
 *
 * @throws UsageError when the command cannot be started, or the settings cannot be noted
 */
export async function runTuned(tunables: Tunables, run: TunedRun): Promise<TunedEnd> {
  let restoration: Restoration | null = null
  const putBack = (): Restoration => {
    if (restoration === null || restoration.stuck.length > 0) restoration = tunables.restore()
    return restoration
  }
  const attached = attachedRun(putBack)
  // From here to the start of the command nothing waits, so no signal can come between.
  tunables.record(run.changes)
  process.on('exit', putBack)
  try {
    run.onTuned(tunables.change(run.changes))
    const exitCode = await attached.start(run.argv)
    return { exitCode, restoration: putBack() }
  } finally {
    putBack()
    attached.stop()
    process.off('exit', putBack)
  }
}

interface AttachedRun {
  readonly start: (argv: readonly string[]) => Promise<number>
  readonly stop: () => void
}

function attachedRun(beforeEnding: () => void): AttachedRun {
  let child: ChildProcess | null = null
  let interruption: NodeJS.Signals | null = null
  const listen = (signal: NodeJS.Signals): void => {
    interruption ??= signal
    // First, because whoever sends this may soon send SIGKILL.
    beforeEnding()
    // Ctrl-C has reached the command already, and to many a program a second one means more.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child?.kill(signal)
  }
  for (const signal of signals) process.on(signal, listen)
  return {
    start: ([program = '', ...rest]) => {
      const started = spawn(program, rest, { stdio: 'inherit' })
      child = started
      return new Promise((resolve, reject) => {
        started.once('error', ({ message }) => {
          reject(new UsageError(`expected a command that can be started, got: ${message}`))
        })
        started.once('exit', (code, signal) => {
          const ended = interruption ?? signal
          resolve(ended === null ? (code ?? 0) : 128 + constants.signals[ended])
        })
      })
    },
    stop: () => {
      for (const signal of signals) process.off(signal, listen)
    },
  }
}
