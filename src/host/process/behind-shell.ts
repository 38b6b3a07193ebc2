import { constants } from 'node:os'

/** How a process ended: by a code or by a signal. */
interface End {
  readonly exitCode: number | null
  readonly signal: string | null
}

/**
 * How a program behind a shell ended: a shell reports the signal that ended the program as exit
 * code 128 plus its number.
 */
export function behindShell({ exitCode, signal }: End): End {
  if (signal !== null || exitCode === null || exitCode <= 128) return { exitCode, signal }
  const name = Object.entries(constants.signals).find(
    ([, number]) => number === exitCode - 128,
  )?.[0]
  return name === undefined ? { exitCode, signal } : { exitCode: null, signal: name }
}
