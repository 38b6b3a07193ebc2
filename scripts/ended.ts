import { spawn } from 'node:child_process'

/** How a program ended, and all that it printed. */
export type Ended = {
  /** `null` after the time limit, when it was asked to end. */
  readonly exitCode: number | null
  readonly output: string
}

/** Runs a program to its end. */
export function ended(
  [program = '', ...words]: readonly string[],
  options: {
    readonly cwd: string
    readonly env?: NodeJS.ProcessEnv
    readonly limitSeconds?: number
    /** Sees what it prints as it comes. */
    readonly onOutput?: (text: string) => void
  },
): Promise<Ended> {
  const { cwd, env, limitSeconds, onOutput } = options
  const timeout = limitSeconds === undefined ? undefined : limitSeconds * 1000
  return new Promise((done) => {
    const child = spawn(program, words, {
      cwd,
      env: env ?? process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout,
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (piece: string) => {
        output += piece
        onOutput?.(piece)
      })
    }
    child.on('error', (error) => done({ exitCode: 127, output: error.message }))
    child.on('close', (code) => done({ exitCode: child.killed ? null : (code ?? 1), output }))
  })
}
