import { spawn } from 'node:child_process'

type Outcome = {
  readonly exitCode: number
  /** What it wrote on stdout and stderr, as it came. */
  readonly output: string
}

/**
 * Runs a program to its end.
 *
 * @throws Error when the program cannot be started
 */
export function runProgram(
  program: string,
  rest: readonly string[],
  directory: string,
): Promise<Outcome> {
  return new Promise((done, fail) => {
    const child = spawn(program, rest, {
      cwd: directory,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', (cause) => {
      fail(new Error(`expected a program at ${program}; "npm run tools" installs it`, { cause }))
    })
    child.on('close', (code) => done({ exitCode: code ?? 1, output }))
  })
}
