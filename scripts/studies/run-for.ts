import { spawn } from 'node:child_process'

/** Where a program runs, and for how long. */
export interface Piece {
  readonly cwd: string
  /** After which it is interrupted, as by Ctrl+C; `null`: until it ends. */
  readonly seconds: number | null
}

/** Runs a program of this Node.js, whose messages are shown, until it has ended. */
export function runFor(argv: readonly string[], { cwd, seconds }: Piece): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, argv, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
    const timer =
      seconds === null ? undefined : setTimeout(() => child.kill('SIGINT'), seconds * 1000)
    child.on('error', fail)
    child.on('close', () => {
      clearTimeout(timer)
      done()
    })
  })
}
