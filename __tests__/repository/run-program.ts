import { ended } from '../../scripts/ended.ts'

/** Runs a program to its end, without colours; what it wrote on stdout and stderr is there as it came. */
export function runProgram(program: string, rest: readonly string[], directory: string) {
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined }
  return ended([program, ...rest], { cwd: directory, env })
}
