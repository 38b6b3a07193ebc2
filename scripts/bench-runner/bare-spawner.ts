import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** Starts programs with minimal overhead and waits for them. */
export interface BareSpawner {
  /** @returns seconds from before the start to after the end */
  readonly run: (argv: readonly string[]) => Promise<number>
  readonly end: () => void
}

// Node.js cannot start a process without an event loop and pipes around it; Python can.
const program = `
import json, os, sys, time
nothing = [(os.POSIX_SPAWN_OPEN, 1, '/dev/null', os.O_WRONLY, 0)]
for line in sys.stdin:
    argv = json.loads(line)
    begun = time.perf_counter_ns()
    pid = os.posix_spawn(argv[0], argv, {'PATH': os.environ['PATH']}, file_actions=nothing)
    _, status, _ = os.wait4(pid, 0)
    seconds = (time.perf_counter_ns() - begun) / 1e9
    print(seconds if status == 0 else 'nan', flush=True)
`

/** A small Python program that starts commands with `posix_spawn`. */
export function bareSpawner(): BareSpawner {
  const child = spawn('python3', ['-c', program], { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  return {
    run: async (argv) => {
      child.stdin.write(`${JSON.stringify(argv)}\n`)
      const { value } = await lines.next()
      const seconds = Number(value)
      if (!(seconds > 0)) throw new Error(`expected ${argv.join(' ')} to end well`)
      return seconds
    },
    end: () => {
      child.stdin.end()
    },
  }
}
