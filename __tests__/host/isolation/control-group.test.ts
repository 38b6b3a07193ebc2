import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  endControlGroups,
  openControlGroup,
  ownControlGroup,
} from '../../../src/host/isolation/control-group.ts'
import type { Processes } from '../../../src/host/process/processes.ts'
import { limitMemory, wasOverMemory } from '../../../src/host/isolation/memory-limit.ts'
import { ownMark } from '../../../src/host/process/end-leftovers.ts'
import { createProcesses } from '../../../src/host/process/create-processes.ts'
import { temporaryFolder } from '../../fakes/git-repository.ts'
import { runningIn } from '../../fakes/running-in.ts'

const shell = '/bin/sh'

/** A made-up `proc` of a process in a group, with cgroups mounted so. */
function procOf(group: string, mounts: readonly string[]): string {
  const root = temporaryFolder()
  mkdirSync(join(root, 'self'))
  writeFileSync(join(root, 'self', 'cgroup'), group)
  writeFileSync(join(root, 'self', 'mountinfo'), mounts.join('\n'))
  return root
}

describe('ownControlGroup', () => {
  const plain = '30 23 0:26 / /sys/fs/cgroup rw,nosuid shared:4 - cgroup2 cgroup2 rw'
  const old = '31 23 0:27 / /sys/fs/cgroup/memory rw,nosuid shared:5 - cgroup cgroup rw,memory'
  const hybrid = '32 23 0:28 / /sys/fs/cgroup/unified rw shared:6 - cgroup2 cgroup2 rw'
  const inside = '33 23 0:26 /docker/1 /sys/fs/cgroup ro - cgroup2 cgroup rw'

  it.each([
    ['of version 2', '0::/a.slice/b.service\n', [plain], '/sys/fs/cgroup/a.slice/b.service'],
    ['of both versions', '4:memory:/x\n0::/y\n', [old, hybrid], '/sys/fs/cgroup/unified/y'],
    ['of a container', '0::/docker/1/z\n', [inside], '/sys/fs/cgroup/z'],
    ['outside of what is mounted', '0::/docker/2\n', [inside], null],
    ['of version 1 alone', '4:memory:/x\n', [old], null],
  ])('finds the folder of a group %s', (_, group, mounts, folder) => {
    expect(ownControlGroup(procOf(group, mounts))).toBe(folder)
  })

  it('finds none where there is no proc', () => {
    expect(ownControlGroup(join(temporaryFolder(), 'none'))).toBeNull()
  })
})

/** Processes of a machine that has everything but `unshare`. */
function withoutUnshare(): Processes {
  const folder = temporaryFolder()
  for (const program of ['sh', 'env', 'cat', 'true', 'setpriv']) {
    symlinkSync(join('/usr/bin', program), join(folder, program))
  }
  return createProcesses({ PATH: folder })
}

describe('a child where process tables are forbidden', () => {
  /** Names of those that this program has made and not taken away. */
  const groups = (): readonly string[] => {
    const own = ownControlGroup()
    return own === null ? [] : readdirSync(own).filter((name) => name.includes(ownMark))
  }
  const spec = {
    environment: { PATH: '/usr/bin:/bin' },
    timeoutSeconds: 20,
    outputLimitBytes: 100_000,
    isolated: true,
  }

  const daemon = `setsid env -i /bin/sh -c '/bin/sh -c "echo 1 > there; exec /bin/sleep 100" & exit' &`
  const daemonIsThere = 'while ! [ -s there ]; do sleep 0.01; done'

  it.each([
    ['by itself', 'exit 3', 20, { exitCode: 3, timedOut: false }],
    ['when its time is up', 'sleep 100', 1, { exitCode: null, timedOut: true }],
  ])('%s ends with all that it has started', async (_, ending, timeoutSeconds, end) => {
    const processes = withoutUnshare()
    const { kind, trouble } = await processes.isolation()
    // A machine may forbid groups, too, which has to be told then. What has wiped its environment is
    // found by groups alone.
    expect(trouble).toMatch(
      kind === 'cgroup' ? /^there is no unshare here$/ : /cgroup v2|control group/,
    )
    const lasting = kind === 'cgroup' ? daemon : 'setsid sleep 100 & echo 1 > there;'
    const cwd = temporaryFolder()
    const argv = ['sh', '-c', `${lasting} ${daemonIsThere}; ${ending}`]
    expect(await processes.run({ ...spec, argv, cwd, timeoutSeconds })).toMatchObject(end)
    expect(runningIn(cwd)).toEqual([])
    expect(groups()).toEqual([])
  })

  it('sees exactly the named variables, and leaves no group when it cannot be started', async () => {
    const processes = withoutUnshare()
    const { stdout } = await processes.run({ ...spec, argv: ['/usr/bin/env'], cwd: '/' })
    const names = stdout.replaceAll(/=.*/g, '').trim().split('\n')
    expect(new Set(names)).toEqual(new Set(['DEADHEAT_CHILD', 'PATH']))
    await processes.run({ ...spec, argv: ['/usr/bin/env', 'a\0b'], cwd: '/' })
    expect(groups()).toEqual([])
  })
})

describe('openControlGroup', () => {
  it('refuses a folder that the kernel does not make a group of, and takes it away again', () => {
    const parent = temporaryFolder()
    const limits = { shell, memoryBytes: 1e9 }
    expect(() => openControlGroup(parent, 'x', limits)).toThrow('expected a control group')
    expect(readdirSync(parent)).toEqual([])
    expect(() => openControlGroup(join(parent, 'none'), 'x', limits)).toThrow('ENOENT')
  })
})

describe('endControlGroups', () => {
  it('takes away the groups of one killed program, with those below, and no others', async () => {
    const parent = temporaryFolder()
    for (const name of ['deadheat-0123456789ab-1/below', 'deadheat-ba9876543210-1', 'other']) {
      mkdirSync(join(parent, name), { recursive: true })
    }
    await endControlGroups(parent, '0123456789ab')
    expect(readdirSync(parent).toSorted()).toEqual(['deadheat-ba9876543210-1', 'other'])
  })
})

describe('the memory of a control group', () => {
  it('is limited where its controller is there, and tells when it was too little', () => {
    const folder = temporaryFolder()
    expect(limitMemory(folder, 1e9)).toBe(false)
    expect(wasOverMemory(folder)).toBe(false)
    writeFileSync(join(folder, 'memory.max'), 'max')
    writeFileSync(join(folder, 'memory.events'), 'low 0\noom 0\noom_kill 0\n')
    expect(limitMemory(folder, 1e9)).toBe(true)
    expect(readFileSync(join(folder, 'memory.max'), 'utf8')).toBe('1000000000')
    expect(wasOverMemory(folder)).toBe(false)
    writeFileSync(join(folder, 'memory.events'), 'low 0\noom 1\noom_kill 2\n')
    expect(wasOverMemory(folder)).toBe(true)
  })
})
