import { appendFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClock } from '../../../src/host/clock.ts'
import { createHostLock } from '../../../src/host/lock/create-host-lock.ts'

// node lock-child.ts FOLDER LOG NAME MILLISECONDS END: takes the lock, holds it that long, and ends by
// `release`, `exit` or `kill`. What happens is appended to the log and printed.
const [folder = '', log = '', name = '', milliseconds = '0', end = ''] = process.argv.slice(2)

const lock = createHostLock(createClock(), {
  folder,
  pollSeconds: 0.01,
})
const tell = (word: string): void => {
  appendFileSync(log, `${word} ${name}\n`)
  process.stdout.write(`${word}\n`)
}
const hold = await lock.acquire({
  onWaiting: (ahead) => process.stdout.write(`ahead ${String(ahead)}\n`),
  isCancelled: () => false,
})
tell('in')
await sleep(Number(milliseconds))
tell('out')
if (end === 'kill') process.kill(process.pid, 'SIGKILL')
if (end === 'exit') process.exit()
hold?.release()
