import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { max, median, min } from 'simple-statistics'
import type { Bench } from '../benches.ts'

const mostSeconds = 60
const demo = fileURLToPath(new URL('../demo.ts', import.meta.url))

/** From the command `npm run demo` to its table, with builds from the store after the first. */
export const demoTable: Bench = async function* ({ pick, say }) {
  const seconds: number[] = []
  for (let run = 0; run < pick(11, 4, 1); run++) {
    say('the demo, to its table')
    const whole = await secondsToTable()
    if (run > 0 || pick(false, false, true)) seconds.push(whole)
  }
  const middle = median(seconds)
  yield {
    goal: "the demo's table",
    figure: `median ${middle.toFixed(0)} s, ${min(seconds).toFixed(0)} to ${max(seconds).toFixed(0)} s in ${String(seconds.length)} runs`,
    peer: '',
    wanted: `≤ ${String(mostSeconds)} s`,
    met: middle <= mostSeconds,
  }
}

/** @throws Error when the run ends without a table */
async function secondsToTable(): Promise<number> {
  const begun = performance.now()
  const run = spawn(process.execPath, [demo], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const ended = once(run, 'close')
  let seconds = NaN
  for await (const line of createInterface(run.stdout)) {
    if (!line.startsWith('slower ')) continue
    seconds = performance.now() - begun
    // The profiles come after it.
    if (run.pid !== undefined) process.kill(-run.pid, 'SIGTERM')
    break
  }
  await ended
  if (Number.isNaN(seconds)) throw new Error('expected a table with a slower row, got none')
  return seconds / 1000
}
