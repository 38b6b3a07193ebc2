import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const program = fileURLToPath(new URL('children/fresh.cjs', import.meta.url))

/** Runs a benchmark file in its own process for some calls, as Node core does: seconds of a call and of the process. */
export async function freshProcess(
  file: string,
  iterations: number,
): Promise<Readonly<Record<'secondsPerCall' | 'wallSeconds', number>>> {
  const begun = performance.now()
  const { stdout } = await run(process.execPath, [program, file, String(iterations)])
  const wallSeconds = (performance.now() - begun) / 1000
  return { secondsPerCall: Number(stdout) / 1e9, wallSeconds }
}

/** Finds by trial how many calls fill about a tenth of a second. */
export async function callsOfTenth(file: string): Promise<number> {
  for (let calls = 16; ; calls *= 4) {
    const seconds = (await freshProcess(file, calls)).secondsPerCall
    if (seconds * calls >= 0.02) return Math.ceil(0.1 / seconds)
  }
}
