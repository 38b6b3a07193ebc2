import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { createProcesses } from '../../src/host/process/create-processes.ts'
import { createFreezer } from '../../src/host/process/freezer.ts'
import type { Dialogue } from '../../src/host/process/processes.ts'
import { folderWith } from '../fakes/git-repository.ts'
import { specOf, unbound } from '../fakes/process-specs.ts'
import { isWhole } from '../whole.ts'

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
  const script = join(folderWith({ 'side.cjs': text }), 'side.cjs')
  const changes = { environment: { PATH: '/usr/bin:/bin' }, isolated, readOnly: [script] }
  return processes.converse(specOf([process.execPath, script], changes), unbound)
}

function threadsOf(side: Dialogue) {
  return [...side.times().values()].flatMap(({ threads }) => [...threads.values()])
}

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
    await sleep(200)
  }
}

async function expectStanding(side: Dialogue): Promise<number> {
  const before = await standing(side)
  await sleep(200)
  expect(runNanoseconds(side)).toBe(before)
  return before
}

describe.each([true, false])('a side that has no turn (in a sandbox: %s)', (isolated) => {
  it('stands still with all its threads and children, whatever group they are in', async () => {
    const side = await startSide(isolated)
    for (let turn = 0; turn < 2; turn++) {
      const before = await expectStanding(side)
      await side.ask({}, 10)
      expect(await standing(side)).toBeGreaterThan(before)
    }
    // Itself, its worker and two of its children at least.
    expect(threadsOf(side).length).toBeGreaterThan(20)
    expect((await side.end()).timedOut).toBe(false)
  })
})

/** Has a child hold on to what it takes, by lines of Python. */
const holding = (taking: string): string => `
const { spawn } = require('node:child_process')
const { writeSync } = require('node:fs')
const child = spawn('python3', ['-c', ${JSON.stringify(`
import os, resource, socket, time
hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
held = []
${taking}
print('held', flush=True)
time.sleep(1000)
`)}])
child.stdout.once('data', () => writeSync(3, '{}\\n'))
process.stdin.on('data', () => writeSync(3, '{}\\n'))
`

/** Makes so many pipes, of which one end waits in a socket, where no list of open files shows it. */
const hoarder = (pipes: number): string =>
  holding(`
for _ in range(${String(pipes / 100)}):
    held.append(socket.socketpair())
    pipes = [os.pipe() for _ in range(100)]
    socket.send_fds(held[-1][0], [b'x'], [ends[0] for ends in pipes])
    for ends in pipes: os.close(ends[0]); os.close(ends[1])
`)

/** Has so many connections that nobody reads from, full of what was sent. */
const fuller = (connections: number): string =>
  holding(`
server = socket.create_server(('127.0.0.1', 0))
def shared():
    pages = sum(int(line.split()[-1]) for line in open('/proc/net/sockstat') if line[:3] in ('TCP', 'UDP'))
    memory = next(int(line.split()[1]) for line in open('/proc/meminfo') if line.startswith('MemTotal'))
    return pages * 4 / memory
for _ in range(${String(connections)}):
    sender = socket.create_connection(server.getsockname())
    held += [sender, server.accept()]
    sender.setblocking(False)
    try:
        while True: sender.send(bytes(1 << 20))
    except BlockingIOError: pass
    if shared() > 0.04: break
`)

describe.each([
  ['the quota of pipes', hoarder, [100, 1100], 'expected new pipes of 65536 bytes, got '],
  ['the buffers of sockets', fuller, [1, 2e4], 'expected buffers of sockets in at most 3% of mem'],
] as const)('a side that takes %s', (_, taker, [few, many], message) => {
  it.each([true, false])('is named, whoever is asked first (itself: %s)', async (isItself) => {
    const other = await startSide(true, taker(few))
    const holder = await startSide(true, taker(many))
    await expect((isItself ? holder : other).ask({}, 10)).rejects.toMatchObject({
      message: expect.stringContaining(message),
      isOthers: !isItself,
    })
  })
})

/**
 * Has itself sent SIGCONT 20, 40 … 160 ms after it was last awake; by timer_create and timer_settime of x86-64. The
 * kernel drops a signal that does nothing, and those that wait when it stops a process, so there is a handler, and
 * the timers are set again and again.
 */
const timer =
  "$SIG{CONT} = sub { }; my $event = pack('x8 i i x48', 18, 0); my %when; for (1 .. 8) { my $id = pack('i', 0); syscall(222, 1, $event, $id) == 0 or die; $when{unpack('i', $id)} = pack('q4', 0, 0, 0, 20_000_000 * $_) } sub again { for (keys %when) { syscall(223, $_ + 0, 0, $when{$_}, 0) == 0 or die } }"

/** Ways in which what stands has itself let go on, as programs of Perl. */
const wakers: Readonly<Record<string, string>> = {
  '40 fellows that wake each other':
    'my @all = ($$); for (1 .. 39) { my $next = fork; last if !$next; push @all, $next } for (;;) { kill CONT => @all }',
  'a timer that wakes its process alone': `${timer} again() while 1`,
  'a traced child, let go on by one that a timer wakes': `my $traced = fork; if (!$traced) { syscall(101, 0, 0, 0, 0); 1 while 1 } ${timer} for (;;) { again(); waitpid($traced, 3); syscall(101, 7, $traced, 0, 0) }`,
  'one of 400 sleepers': `for (1 .. 400) { if (!fork) { sleep 1 for 1 .. 100; exit } } ${timer} again() while 1`,
}

const withHelper = (text: string): string => `
const { spawn } = require('node:child_process')
const { writeSync } = require('node:fs')
spawn('perl', ['-e', ${JSON.stringify(text)}], { stdio: 'ignore' }).unref()
setTimeout(() => writeSync(3, '{}\\n'), 1000)
process.stdin.on('data', () => {
  const until = Date.now() + 10
  while (Date.now() < until) {}
  writeSync(3, '{}\\n')
})
`

const honest =
  'use Time::HiRes "usleep"; for (;;) { usleep 200; my $sum = 0; $sum += $_ for 1 .. 500 }'

async function takesTurns(side: Dialogue, count: number, isDone = () => false): Promise<void> {
  for (let turn = 0; turn < count && !isDone(); turn++) {
    await side.ask({}, 10)
    // A busy machine may let what is awake run late.
    await sleep(200)
  }
}

async function awakeShareOf(side: Dialogue): Promise<number> {
  await takesTurns(side, 200, () => side.awakeShare() > 0.01)
  const share = side.awakeShare()
  await side.end()
  return share
}

const isFrozen = createFreezer(Promise.resolve()) !== null

describe.each([true, false])(
  'a side that wakes itself (in a sandbox: %s)',
  { timeout: 60_000 },
  (isolated) => {
    const all = Object.entries(wakers)
    // A sandbox changes nothing of how signals wake: of the others, the one with most processes will do.
    const tried = isolated || isWhole ? all : all.slice(-1)
    // Whoever is seen is seen by its share of time, whatever has woken it.
    it.each(isWhole ? tried : tried.slice(-1))(
      'is seen where there is no freezer: %s',
      async (_, text) => {
        processes = createProcesses(undefined, undefined, () => null)
        const side = await startSide(isolated, withHelper(text))
        expect(await awakeShareOf(side)).toBeGreaterThan(0.01)
      },
    )

    // Mapping a gigabyte and filling it is one call of mmap (MAP_POPULATE), and so is giving it back.
    it.each(isFrozen ? ['the kernel works for it'] : [])('is seen frozen while %s', async () => {
      const text = 'for (;;) { syscall(11, syscall(9, 0, 1 << 30, 3, 0x8022, -1, 0), 1 << 30) }'
      const side = await startSide(isolated, withHelper(text))
      expect(await awakeShareOf(side)).toBeGreaterThan(0.01)
    })

    it.each(isFrozen ? tried : [])('is not awake in a freezer: %s', async (_, text) => {
      const side = await startSide(isolated, withHelper(text))
      await takesTurns(side, 3)
      await expectStanding(side)
      expect((await side.end()).timedOut).toBe(false)
    })
  },
)

it.each([null, 'freezer'])('a side that wakes nobody is not called awake (%s)', async (freezer) => {
  processes = createProcesses(undefined, undefined, freezer === null ? () => null : createFreezer)
  const side = await startSide(true, withHelper(honest))
  await takesTurns(side, 10)
  expect(side.awakeShare()).toBeLessThan(0.01)
})

const mapsMegabytes = 'for (;;) { syscall(11, syscall(9, 0, 1 << 25, 3, 0x8022, -1, 0), 1 << 25) }'

it.each(isFrozen ? [5] : [])('a freezer waits for calls of the kernel (%s)', async (least) => {
  const child = spawn('perl', ['-e', mapsMegabytes], { stdio: 'ignore' })
  const freezer = createFreezer(once(child, 'close'))
  expect(freezer?.admit(child.pid ?? 0)).toBe(true)
  let stoodAtOnce = 0
  // A busy machine may give it no CPU for as long as the freezer waits.
  for (let turn = 0; turn < 100 && stoodAtOnce < least; turn++) {
    await sleep(20)
    freezer?.freeze()
    const before = freezer?.ran().get('group')
    await sleep(50)
    if (freezer?.ran().get('group') === before) stoodAtOnce++
    freezer?.thaw()
  }
  const ended = once(child, 'close')
  child.kill('SIGKILL')
  await ended
  expect(stoodAtOnce).toBe(least)
})
