import { mkdtempSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { createProcesses } from '../../src/host/process/create-processes.ts'
import type { Dialogue } from '../../src/host/process/processes.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { specOf, unbound } from '../fakes/process-specs.ts'

/** A side that keeps on working by all that it has: its main thread, a worker, and children that left its group. */
const program = `
const { spawn } = require('node:child_process')
const { Worker } = require('node:worker_threads')
const { readSync, writeSync } = require('node:fs')
const busy = 'for (;;) Math.random()'
new Worker(busy, { eval: true })
const child = () => spawn(process.execPath, ['-e', busy], { detached: true, stdio: 'ignore' }).unref()
child()
let timers = 0
setInterval(() => { timers++ }, 1)
writeSync(3, '{}\\n')
process.stdin.on('data', () => {
  child()
  const until = Date.now() + 200
  while (Date.now() < until) {}
  writeSync(3, JSON.stringify({ timers }) + '\\n')
})
`

let processes = createProcesses()

afterEach(async () => {
  await processes.endAll()
  processes = createProcesses()
})

async function startSide(isolated: boolean, text = program): Promise<Dialogue> {
  const top = mkdtempSync(join(realpathSync(temporaryFolder()), 'turn-'))
  const script = join(top, 'side.cjs')
  writeFileSync(script, text)
  const changes = { environment: { PATH: '/usr/bin:/bin' }, isolated, readOnly: [script] }
  return processes.converse(specOf([process.execPath, script], changes), unbound)
}

function threadsOf(side: Dialogue) {
  return [...side.times().values()].flatMap(({ threads }) => [...threads.values()])
}

/** What all threads of a side have run so far, by the kernel's account. */
function runNanoseconds(side: Dialogue): number {
  return threadsOf(side).reduce((sum, { runNanoseconds: ran }) => sum + ran, 0)
}

/** Waits until a side no longer runs: a signal reaches a thread when that gets a CPU. */
async function standing(side: Dialogue): Promise<number> {
  for (let last = -1, times = 0, left = 100; ; left--) {
    const now = runNanoseconds(side)
    times = now === last ? times + 1 : 0
    // On a busy machine a thread may get no CPU for a while, and not know yet that it has to stand.
    if (times === 5 || left === 0) return now
    last = now
    await sleep(100)
  }
}

describe.each([true, false])('a side that has no turn (in a sandbox: %s)', (isolated) => {
  it('stands still with all its threads and children, whatever group they are in', async () => {
    const side = await startSide(isolated)
    for (let turn = 0; turn < 3; turn++) {
      const before = await standing(side)
      await sleep(200)
      expect(runNanoseconds(side)).toBe(before)
      await side.ask({}, 10)
      expect(await standing(side)).toBeGreaterThan(before)
    }
    // Itself, its worker and two of its children at least.
    expect(threadsOf(side).length).toBeGreaterThan(20)
    expect((await side.end()).timedOut).toBe(false)
  })
})

/** Makes as many pipes as it is asked for, in a child, and holds them. */
const hoarder = `
const { spawn } = require('node:child_process')
const { writeSync } = require('node:fs')
const hold = 'my @held; while (<STDIN>) { push @held, do { pipe(my $out, my $in); [$out, $in] } for 1 .. $_; say "held" }'
const child = spawn('perl', ['-E', '$| = 1; ' + hold])
child.stdout.on('data', () => writeSync(3, '{}\\n'))
writeSync(3, '{}\\n')
process.stdin.on('data', (text) => child.stdin.write(JSON.parse(text).pipes + '\\n'))
`

it.each([true, false])(
  'a side holds few pipes while it stands (in a sandbox: %s)',
  async (isolated) => {
    const side = await startSide(isolated, hoarder)
    await side.ask({ pipes: 200 }, 10)
    // They are counted ten times a second.
    await sleep(200)
    await expect(side.ask({ pipes: 100 }, 10)).rejects.toThrow(
      /^expected at most 256 pipes of a side that has no turn, got 3\d\d$/,
    )
  },
)
