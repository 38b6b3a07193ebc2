import { spawnSync } from 'node:child_process'
import {
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  readdirSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import * as z from 'zod'
import { boundaryOf, type ForeignKind } from '../../src/sandbox/boundary.ts'
import { settleIsolation } from '../../src/sandbox/isolation.ts'
import type { Isolator, SandboxRequest } from '../../src/sandbox/isolator.ts'
import { kernelText } from '../../src/host/machine/kernel-text.ts'
import { createProcesses } from '../../src/host/process/create-processes.ts'
import {
  coveredFolder,
  createSandboxes,
  type SandboxMeans,
  type Sandboxes,
} from '../../src/sandbox/sandboxes.ts'
import { hostileWorld, madeUpActs, networkActs, type HostileWorld } from './hostile-world.ts'
import { specOf } from '../fakes/process-specs.ts'
import { folderOfFile } from '../fakes/git-repository.ts'

const acts = fileURLToPath(new URL('forbidden-acts.cjs', import.meta.url))
const kinds: readonly ForeignKind[] = ['build', 'probe', 'measured']
const stranger = 12_345
const named = z.array(z.string())

interface Starter {
  readonly userId: number
  /** The words that make a program theirs. */
  readonly as: readonly string[]
  readonly sandboxes: (means: SandboxMeans) => Sandboxes
}

const toStranger = `setpriv --reuid=${stranger} --regid=${stranger} --clear-groups`.split(' ')

/** A `sudo` that asks nobody, as this test is root already. */
const folder = folderOfFile()
const ask = join(folder, 'sudo')
writeFileSync(ask, '#!/bin/sh\nshift\nexec "$@"\n', { mode: 0o755 })

const forbidden: Sandboxes = {
  open: () => Promise.reject(new Error('unshare: write failed /proc/self/uid_map: not permitted')),
  close: () => Promise.resolve(),
}

const own: Starter = { userId: process.getuid?.() ?? 0, as: [], sandboxes: createSandboxes }

// Who is not root can be nobody else.
const starters: Readonly<Record<string, Starter>> =
  own.userId === 0
    ? {
        root: own,
        'an ordinary user': {
          userId: stranger,
          as: toStranger,
          sandboxes: (means) =>
            createSandboxes({
              ...means,
              makeCommand: (net) => [...toStranger, ...means.makeCommand(net)],
            }),
        },
        'a user who may make no namespaces and has sudo': {
          userId: stranger,
          as: toStranger,
          sandboxes: (means) =>
            means.makeCommand({ loopback: false })[0] === ask ? createSandboxes(means) : forbidden,
        },
      }
    : { 'this user': own }

const open = createProcesses()

async function settledBy(
  { userId, as, sandboxes }: Starter,
  world: HostileWorld,
): Promise<Isolator> {
  const { home, runner } = z.object({ home: z.string(), runner: z.string() }).parse(world.facts)
  return settleIsolation({
    run: (argv, environment) => open.run(specOf([...as, ...argv], { environment })),
    find: (program) => (program === 'sudo' ? ask : `/usr/bin/${program}`),
    userId,
    groupId: userId,
    threads: 4000,
    kernel: kernelText,
    mark: {},
    secluded: [home, runner],
    sandboxes,
  })
}

/** What worked of all acts, tried in a world by a program that is started like this. */
async function tried(
  world: HostileWorld,
  inside: boolean,
  words: (argv: readonly string[]) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  // Where everybody can read it, as they can any other file of the tree.
  const script = join(world.tree, 'acts.cjs')
  copyFileSync(acts, script)
  const argv = [process.execPath, script, JSON.stringify({ ...world.facts, inside })]
  const environment = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' }
  const changes = { cwd: world.tree, environment, timeoutSeconds: 60 }
  const outcome = await open.run(specOf(await words(argv), changes))
  expect(outcome).toMatchObject({ exitCode: 0, stderr: '' })
  return named.parse(JSON.parse(outcome.stdout)).toSorted()
}

async function worldOf({ userId }: Starter): Promise<HostileWorld> {
  const world = await hostileWorld(userId)
  onTestFinished(async () => {
    rmSync(z.string().parse(world.facts['etc']), { force: true })
    await world.close()
  })
  return world
}

/** A world, and how somebody runs a program apart in it, who sees nothing of it. */
async function apartOf(starter: Starter) {
  const world = await worldOf(starter)
  const { apart, close } = await settledBy(starter, world)
  onTestFinished(() => close())
  const place = { cwd: '/', perf: false, writable: [], network: 'host' } as const
  return {
    world,
    apart: (argv: readonly string[], visible: readonly string[] = []) =>
      apart(argv, { ...place, visible }),
  }
}

describe.each(Object.entries(starters))('what %s starts', (_, starter) => {
  it('could do all of it in the open', async () => {
    const world = await worldOf(starter)
    const worked = await tried(world, false, async (argv) => [...starter.as, ...argv])
    expect(worked.length).toBeGreaterThan(20)
    const text = readFileSync(acts, 'utf8')
    const every = [...text.matchAll(/act\((["'])((?:(?!\1).)+)\1/g)].map(([, , name]) => name)
    // Descriptors are closed by whoever starts a program; that is a defence of its own.
    const expected = every.filter(
      (name) =>
        name !== 'a descriptor of somebody else' &&
        (starter.userId === 0 || name?.startsWith('root:') !== true) &&
        (Number(world.facts['key']) > 0 || name?.startsWith('key:') !== true) &&
        (world.facts['shown'] !== undefined || name?.startsWith('shown:') !== true),
    )
    const calls = Object.keys(z.record(z.string(), z.string()).parse(world.facts['calls']))
    expect(calls.length).toBeGreaterThan(0)
    expect([...expected, ...calls].filter((name) => !worked.includes(name ?? ''))).toEqual([])
  })

  it.each(kinds)('cannot, as a %s', async (kind) => {
    expect(await workedInside(starter, kind)).toEqual([])
  })
})

const others = Object.entries(starters).filter(([, { userId }]) => userId !== 0)

describe.each(others)('a process that %s starts', (_, starter) => {
  it('gets fewer watchers of files than its user has, so that the other side has some', async () => {
    const { apart } = await apartOf(starter)
    // inotify_init1, and fanotify_init with FAN_REPORT_FID, by their numbers on x86-64; each grants a user 128.
    const script = `for ([294, 0, 0], [300, 0x200, 0]) {
        my ($count, @words) = (0, @$_);
        $count++ while $count < 200 && syscall($words[0], $words[1], $words[2]) >= 0;
        print "$count ";
      }
      for ('inotify_watches', 'fanotify_marks') { open(my $most, '<', "/proc/sys/user/max_$_"); print 0 + <$most>, ' ' }`
    const shares = ['inotify/max_user_watches', 'fanotify/max_user_marks'].map((name) =>
      Math.floor((Number(readFileSync(`/proc/sys/fs/${name}`, 'utf8')) * 3) / 8),
    )
    const { words } = await apart(['perl', '-e', script])
    const outcome = await open.run(specOf([...starter.as, ...words]))
    expect(outcome).toMatchObject({ stdout: `48 48 ${shares.join(' ')} `, stderr: '' })
  })
})

function placeIn(world: HostileWorld, kind: ForeignKind): SandboxRequest {
  const { cache } = z.object({ cache: z.string() }).parse(world.facts)
  const { readOnly, writable, network } = boundaryOf(kind, {
    tree: world.tree,
    ownPaths: [],
    neededPaths: [process.execPath, `${cache}/runtimes`],
  })
  return { cwd: world.tree, perf: false, visible: readOnly, writable, network }
}

async function workedInside(starter: Starter, kind: ForeignKind): Promise<readonly string[]> {
  const world = await worldOf(starter)
  const { apart, isolation, close } = await settledBy(starter, world)
  expect(isolation).toMatchObject({ kind: 'namespace', readOnly: true })
  const place = placeIn(world, kind)
  const before = world.files()
  const worked = await tried(world, true, async (argv) => [
    ...starter.as,
    ...(await apart(argv, place)).words,
  ])
  await close()
  expect(world.files()).toEqual(before)
  expect(readFileSync(join(world.tree, '.git'), 'utf8')).toBe('gitdir: elsewhere')
  expect(existsSync(z.string().parse(world.facts['etc']))).toBe(false)
  expect(worked.filter((name) => networkActs.includes(name))).toEqual(
    place.network === 'host' ? networkActs : [],
  )
  return worked.filter((name) => ![...madeUpActs, ...networkActs].includes(name))
}

describe.each(Object.entries(starters))('a process that %s starts', (_, starter) => {
  it('finds nothing in folders for temporary files, whatever an earlier one has left, and room for few', async () => {
    const { apart } = await apartOf(starter)
    const folders = '/tmp /var/tmp /dev/shm'
    const script = `stat -f -c %c ${folders}; ls -A ${folders}; for each in ${folders}; do echo left > $each/left; done; ls -A ${folders}`
    const { words } = await apart(['sh', '-c', script])
    const [empty, full] = ['', 'left\n'].map((content) =>
      ['/dev/shm', '/tmp', '/var/tmp'].map((name) => `${name}:\n${content}`).join('\n'),
    )
    const few = '102400\n'.repeat(3)
    for (let at = 0; at < 2; at++) {
      const { stdout, stderr } = await open.run(specOf([...starter.as, ...words]))
      expect({ stdout, stderr }).toEqual({ stdout: `${few}${empty}${full}`, stderr: '' })
    }
  })

  it('sees the machine where the sandbox is laid out, and not the sandbox once more', async () => {
    const { apart } = await apartOf(starter)
    const script = 'ls -A "$1"; touch "$1/left" 2> /dev/null && echo written'
    const argv = ['sh', '-c', script, 'sh', coveredFolder]
    const { words } = await apart(argv, [dirname(coveredFolder)])
    const { stdout } = await open.run(specOf([...starter.as, ...words]))
    expect(stdout.trim().split('\n').toSorted()).toEqual(readdirSync(coveredFolder).toSorted())
  })

  it('leaves no core dump, and has the machine handle none', async () => {
    const { apart } = await apartOf(starter)
    const { words } = await apart(['grep', 'core', '/proc/self/limits'])
    const { stdout } = await open.run(specOf([...starter.as, ...words]))
    expect(stdout.trim().split(/  +/)).toEqual(['Max core file size', '1', '1', 'bytes'])
  })

  it('does not run where whoever started it has ended before it could end with it', async () => {
    const { apart } = await apartOf(starter)
    const { words, variables } = await apart(['echo', 'still here'])
    const outcomeWith = (parent: Readonly<Record<string, string>>) => {
      const environment = { PATH: '/usr/bin:/bin', ...variables?.(2), ...parent }
      return open.run(specOf([...starter.as, ...words], { environment }))
    }
    const there = await outcomeWith({})
    const gone = await outcomeWith({ DEADHEAT_PARENT: '999999999' })
    expect(there).toMatchObject({ exitCode: 0, stdout: 'still here\n' })
    expect(gone).toMatchObject({ exitCode: 97, stdout: '' })
  })

  it('has no descriptor that was left open to it, and a first process with no more rights', async () => {
    const { apart, world } = await apartOf(starter)
    const script = 'ls /proc/self/fd; grep -h CapPrm /proc/1/status /proc/self/status | uniq'
    const { words } = await apart(['sh', '-c', script])
    const [program = '', ...rest] = [...starter.as, ...words]
    const held = openSync(join(world.top, 'runner/held'), 'r')
    const { stdout } = spawnSync(program, rest, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe', held, held],
    })
    closeSync(held)
    // The last one is the folder that is listed.
    expect(stdout).toMatch(/^0\n1\n2\n3\nCapPrm:\s+0+(?:4fb)?\n$/)
  })
})
