import { spawn, type ChildProcess } from 'node:child_process'
import { constants } from 'node:os'
import type { TuningChange } from '../../model/machine/tuning.ts'
import { UsageError } from '../../model/usage-error.ts'
import type { Refusal, Restoration, Tunables } from './tunables.ts'

/** What to run, and a callback for settings that could not be changed. */
export interface TunedRun {
  readonly argv: readonly string[]
  readonly changes: readonly TuningChange[]
  readonly onTuned: (refusals: readonly Refusal[]) => void
}

/** How a tuned run ended. */
export interface TunedEnd {
  /** The command's own, or 128 plus the signal's number. */
  readonly exitCode: number
  readonly restoration: Restoration
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Changes the settings and runs a command in the foreground. Restores the settings when the command
 * ends, when it cannot be started, when a signal asks us to end, and when this program crashes.
 *
 * @throws UsageError when the command cannot be started, or the settings cannot be recorded
 */
export async function runTuned(tunables: Tunables, run: TunedRun): Promise<TunedEnd> {
  let restoration: Restoration | null = null
  const putBack = (): Restoration => {
    if (restoration === null || restoration.stuck.length > 0) restoration = tunables.restore()
    return restoration
  }
  const attached = attachedRun(putBack)
  // Nothing is awaited from here to the start of the command, so no signal can come between.
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
    // First, because SIGKILL may follow soon.
    beforeEnding()
    // Ctrl-C has already reached the command, and many programs treat a second one differently.
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
