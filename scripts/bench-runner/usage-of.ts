import { spawnSync } from 'node:child_process'

/** What a program took. */
export interface Usage {
  readonly seconds: number
  readonly cpuSeconds: number
  readonly megabytes: number
}

// Node.js does not report its children's usage; Python does.
const wrapper = `
import resource, subprocess, sys, time
begun = time.monotonic()
code = subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL).returncode
usage = resource.getrusage(resource.RUSAGE_CHILDREN)
print(code, time.monotonic() - begun, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024)
`

/**
 * Runs a program to its end.
 *
 * @param codes - exit codes that are no failure
 * @throws Error when it ends with another one
 */
export function usageOf(argv: readonly string[], codes: readonly number[] = [0]): Usage {
  const { stdout } = spawnSync('python3', ['-c', wrapper, ...argv], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [code = NaN, seconds = NaN, cpuSeconds = NaN, megabytes = NaN] = stdout
    .split(' ')
    .map(Number)
  if (!codes.includes(code)) {
    throw new Error(`expected ${argv.join(' ')} to end with ${codes.join(' or ')}, got ${code}`)
  }
  return { seconds, cpuSeconds, megabytes }
}
