import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { expect, it, onTestFinished } from 'vitest'
import { createClock } from '../../../src/host/clock.ts'
import type { HostLock } from '../../../src/host/host.ts'
import { createHostLock } from '../../../src/host/lock/create-host-lock.ts'
import { ownTicket } from '../../../src/host/lock/queue-up.ts'
import { lockFolder } from '../../../src/host/lock/lock-folder.ts'
import { folderWith, temporaryFolder } from '../../fakes/git-repository.ts'

const impatient = { onWaiting: () => {}, isCancelled: () => true }

it('lets the first in at once, and tells the others how many are ahead', async () => {
  const lock = lockIn(temporaryFolder())
  const told: number[] = []
  const first = await lock.acquire(impatient)
  let tries = 0
  const second = await lock.acquire({
    onWaiting: (ahead) => told.push(ahead),
    isCancelled: () => ++tries > 3,
  })
  expect(second).toBeNull()
  expect(told).toEqual([1])
  first?.release()
  const third = await lock.acquire(impatient)
  expect(third?.covers).toBe('machine')
  third?.release()
})

it('leaves no ticket behind, whether it was served, cancelled or interrupted', async () => {
  const folder = temporaryFolder()
  const lock = lockIn(folder)
  const first = await lock.acquire(impatient)
  await lock.acquire(impatient)
  const onWaiting = (): never => {
    throw new Error('broken')
  }
  const broken = lock.acquire({ onWaiting, isCancelled: () => false })
  await expect(broken).rejects.toThrow('broken')
  expect(readdirSync(folder)).toHaveLength(1)
  first?.release()
  expect(readdirSync(folder)).toEqual([])
})

it('keeps ten processes apart, of which some are killed while they hold the lock', async () => {
  const { folder, log } = place()
  const ends = ['release', 'kill', 'exit', 'kill', 'release']
  const children = Array.from({ length: 10 }, (_, at) =>
    child(folder, log, String(at), 10, ends[at % ends.length] ?? 'release'),
  )
  await Promise.all(children.map(ended))
  expect(visits(log).toSorted()).toEqual(children.map((_, at) => String(at)).toSorted())
})

it('serves processes in the order in which they came', async () => {
  const { folder, log } = place()
  const first = child(folder, log, '0', 60_000, 'release')
  expect(await firstLine(first)).toBe('in')
  const others: ChildProcess[] = []
  for (const name of ['1', '2', '3', '4']) {
    others.push(child(folder, log, name, 0, 'release'))
    expect(await firstLine(others.at(-1))).toBe(`ahead ${name}`)
  }
  first.kill('SIGKILL')
  await Promise.all(others.map(ended))
  expect(readFileSync(log, 'utf8').match(/(?<=^in ).*/gm)).toEqual(['0', '1', '2', '3', '4'])
})

it('counts no ticket that somebody made up in the name of a living process, and sweeps it', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, '00000000.1.abc'), '')
  writeFileSync(join(folder, ownTicket(0).name), '', { mode: 0o600 })
  mkdirSync(join(folder, ownTicket(0).name))
  execFileSync('mkfifo', [join(folder, ownTicket(0).name)])
  const hold = await lockIn(folder).acquire(impatient)
  expect(hold?.covers).toBe('machine')
  expect(readdirSync(folder)).toHaveLength(2)
  hold?.release()
})

it('says who holds the machine when it has waited for long enough', async () => {
  const folder = temporaryFolder()
  const hold = await lockIn(folder).acquire(impatient)
  let nowSeconds = 0
  const sleep = async (): Promise<void> => void (nowSeconds += 40)
  const clock = { ...createClock(), monotonicSeconds: () => nowSeconds, sleep }
  const lock = createHostLock(clock, { folder })
  const wait = { onWaiting: () => {}, isCancelled: () => false, timeoutSeconds: 120 }
  const holder = `process ${String(process.pid)} of user ${String(process.getuid?.())}`
  await expect(lock.acquire(wait)).rejects.toThrow(
    new RegExp(`within 2 min, got none: ${holder} holds it since 20.*remove ${folder}/0`),
  )
  expect(readdirSync(folder)).toHaveLength(1)
  hold?.release()
})

it('draws again when its ticket was cleaned away', async () => {
  const folder = temporaryFolder()
  const lock = lockIn(folder)
  const hold = await lock.acquire(impatient)
  let asked = 0
  const second = lock.acquire({
    onWaiting: () => {},
    isCancelled: () => {
      asked += 1
      const latest = readdirSync(folder).toSorted().at(-1) ?? ''
      if (asked === 1) rmSync(join(folder, latest))
      return asked > 2
    },
  })
  expect(await second).toBeNull()
  expect(asked).toBe(3)
  hold?.release()
})

it('says that it covers nothing where no ticket can be drawn, and follows no link of somebody else', async () => {
  const top = folderWith({ file: '', 'elsewhere/kept': '' })
  symlinkSync('elsewhere', join(top, 'link'))
  for (const folder of [join(top, 'file'), join(top, 'link'), null]) {
    const hold = await createHostLock(createClock(), { folder }).acquire(impatient)
    expect(hold?.covers).toBe('nothing')
    hold?.release()
  }
  expect(readdirSync(join(top, 'elsewhere'))).toEqual(['kept'])
})

it('lockFolder takes the first folder that everybody may write to, and makes its own for everybody', async () => {
  const top = temporaryFolder()
  const [mine, all] = [join(top, 'mine'), join(top, 'all')]
  for (const folder of [mine, all]) mkdirSync(folder)
  chmodSync(all, 0o1777)
  const folder = lockFolder([join(top, 'none'), mine, all], '')
  expect(folder).toBe(join(all, 'deadheat-lock'))
  expect(lockFolder([mine], '')).toBeNull()
  const hold = await createHostLock(createClock(), { folder }).acquire(impatient)
  expect(hold?.covers).toBe('machine')
  hold?.release()
  expect(readdirSync(all)).toEqual(['deadheat-lock'])
})

function lockIn(folder: string): HostLock {
  return createHostLock(createClock(), { folder, pollSeconds: 0.01 })
}

function place(): { readonly folder: string; readonly log: string } {
  const top = temporaryFolder()
  mkdirSync(join(top, 'lock'))
  return { folder: join(top, 'lock'), log: join(top, 'log') }
}

function child(folder: string, log: string, ...words: readonly (string | number)[]): ChildProcess {
  const script = join(import.meta.dirname, 'lock-child.ts')
  const argv = [script, folder, log, ...words.map(String)]
  const started = spawn(process.execPath, argv, { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void started.kill('SIGKILL'))
  return started
}

async function ended(started: ChildProcess): Promise<void> {
  if (started.exitCode === null && started.signalCode === null) await once(started, 'exit')
}

async function firstLine(started?: ChildProcess): Promise<string> {
  const input = started?.stdout ?? Readable.from([])
  for await (const line of createInterface({ input })) return line
  throw new Error('expected a line, got none')
}

/** Who held the lock, in order; a second one that came before the first had gone is an error. */
function visits(log: string): readonly string[] {
  const lines = readFileSync(log, 'utf8').trim().split('\n')
  const names = lines.filter((_, at) => at % 2 === 0).map((line) => line.slice(3))
  expect(lines).toEqual(names.flatMap((name) => [`in ${name}`, `out ${name}`]))
  return names
}
