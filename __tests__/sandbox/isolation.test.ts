import { readFileSync } from 'node:fs'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Outcome } from '../../src/host/process/processes.ts'
import { type IsolationMethods, defaultLimits } from '../../src/sandbox/isolator.ts'
import { type ClosedMachine, remedyOf, settleIsolation } from '../../src/sandbox/isolation.ts'
import { kernelText } from '../../src/host/machine/kernel-text.ts'
import { createProcesses } from '../../src/host/process/create-processes.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { outcomeOf } from '../fakes/outcomes.ts'
import { runningIn } from '../fakes/running-in.ts'
import { specOf } from '../fakes/process-specs.ts'

const may = 'Name:\tnode\nCapBnd:\t000001ffffffffff\n'

const mayNot = 'Name:\tnode\nCapBnd:\t00000000a80425fb\n'

it.each([
  ['kernel/apparmor_restrict_unprivileged_userns', '1', '0'],
  ['kernel/unprivileged_userns_clone', '0', '1'],
  ['user/max_user_namespaces', '0', '15000'],
])('the remedy is the one setting of the kernel that is in the way: %s', (file, closed, open) => {
  const command = `sudo sysctl -w ${file.replace('/', '.')}=${open}`
  const path = `/proc/sys/${file}`
  expect(remedyOf(machine({ [path]: `${closed}\n` }))).toBe(`run "${command}" in an earlier step`)
  expect(remedyOf(machine({ [path]: '7\n' }))).toContain('on Linux as root')
  // It is no setting that keeps root from it.
  const root = { userId: 0 }
  expect(remedyOf(machine({ [path]: `${closed}\n` }, root))).toContain('on Linux as root')
})

it('the remedy is flags of the container where nobody in it may mount, whatever the kernel says', () => {
  const files = {
    '/proc/self/status': mayNot,
    '/proc/sys/kernel/apparmor_restrict_unprivileged_userns': '1',
  }
  const flags =
    '--cap-add=SYS_ADMIN --security-opt=seccomp=unconfined --security-opt=apparmor=unconfined'
  expect(remedyOf(machine(files, { userId: 0 }))).toContain(`"${flags}"`)
  expect(remedyOf(machine(files))).toContain(`"${flags} --security-opt=systempaths=unconfined"`)
  // Or another system, or programs that are not installed.
  expect(remedyOf(machine({}, { platform: 'darwin' }))).toBe('run the job on Linux')
  expect(remedyOf(machine({}, { missing: ['perl'] }))).toBe(
    'install perl (packages "perl", "util-linux" and "findutils")',
  )
})

const ended = outcomeOf({ stdout: '2\n' })

/** A machine whose sandboxes cannot be made by command lines with one of these words. */
function means(
  refused: readonly string[],
  changes: Partial<IsolationMethods> = {},
): IsolationMethods {
  return {
    run: () => Promise.resolve(ended),
    find: (program) => `/bin/${program}`,
    userId: 1000,
    threads: 100,
    architecture: 'arm64',
    kernel: () => '',
    mark: {},
    sandboxes: ({ makeCommand: making }) => ({
      open: async ({ network }) => {
        const loopback = network === 'loopback'
        const word = refused.find((each) => making({ loopback }).includes(each))
        if (word !== undefined) throw new Error(`${word}: Operation not permitted`)
        return { pid: 4711, loopback }
      },
      close: () => Promise.resolve(),
    }),
    ...changes,
  }
}

const place = { cwd: '/', perf: false, visible: [], writable: [], network: 'loopback' } as const

const pageBytes = 4096

const asRoot = 'run the job on Linux as root, or as a user who may make namespaces'

const none = {
  kind: 'sweep',
  how: 'leftovers are searched for',
  readOnly: false,
  network: 'host',
} as const

it('takes a sandbox, which one program enters with limits and as the same user', async () => {
  const { isolation, apart } = await settleIsolation(means([]))
  expect(isolation).toEqual({
    kind: 'namespace',
    how: 'own process table and users',
    trouble: null,
    readOnly: true,
    network: 'loopback',
  })
  const { words, variables, generations } = await apart(['node', 'x.cjs'], place)
  expect(generations).toBe(2)
  expect(words.filter((word) => word.startsWith('/bin/'))).toEqual(['/bin/perl'])
  expect(words.slice(words.indexOf('4711'))).toEqual(
    expect.arrayContaining(['user,mnt,net', '1000:1000', '4196', '/', 'node', 'x.cjs']),
  )
  expect(variables?.(3)).toEqual({
    PERL_BADLANG: '0',
    DEADHEAT_OPEN: '3',
    DEADHEAT_PARENT: String(process.pid),
  })
})

it('takes rights away from root, so that the sandbox and the table cannot be left', async () => {
  const { apart } = await settleIsolation(means(['--user'], { userId: 0 }))
  const { words } = await apart(['node'], place)
  // chown, dac_override, fowner, fsetid, kill, setgid, setuid, net_bind_service.
  const rights = ['mnt,net', '', String(0b100_1111_1011)]
  expect(words.slice(words.indexOf('mnt,net')).slice(0, 3)).toEqual(rights)
})

it('asks root for users of its own where nobody else may make them', async () => {
  const sudo = ['/bin/sudo', '-n', '/bin/setpriv', '--reuid=1000', '--regid=1000']
  const sandboxes: IsolationMethods['sandboxes'] = ({ makeCommand: making }) => ({
    open: async ({ network }) => {
      const loopback = network === 'loopback'
      if (making({ loopback })[0] !== '/bin/sudo') throw new Error('write failed: uid_map')
      expect(making({ loopback }).slice(0, 5)).toEqual(sudo)
      return { pid: 4711, loopback }
    },
    close: () => Promise.resolve(),
  })
  const { isolation, apart } = await settleIsolation(means([], { sandboxes }))
  expect(isolation).toMatchObject({ how: 'own process table and users, by sudo', readOnly: true })
  // Nothing foreign is started through it.
  expect((await apart(['node'], place)).words).not.toContain('/bin/sudo')
})

it('keeps nothing apart where no sandbox can be made, and believes no table in which the program is not among the first', async () => {
  const { apart } = await settleIsolation(means(['--mount']))
  const { words, variables, generations } = await apart(['node', 'x.cjs'], place)
  expect([words, variables, generations]).toEqual([['node', 'x.cjs'], undefined, 0])
  const run = (): Promise<Outcome> => Promise.resolve({ ...ended, stdout: '4711' })
  expect((await settleIsolation(means([], { run }))).isolation.kind).toBe('sweep')
})

it.each<readonly [string, readonly string[], Partial<IsolationMethods>, RegExp, string]>([
  ['another system', [], { platform: 'darwin' }, /^not Linux$/, 'run the job on Linux'],
  [
    'a missing program',
    [],
    { find: (program) => (program === 'perl' ? null : `/bin/${program}`) },
    /^there is no perl here$/,
    'install perl (packages "perl", "util-linux" and "findutils")',
  ],
  ['a processor', [], { architecture: 's390x' }, /s390x are not known; .* sudo: .* s390x/, asRoot],
  ['a right', ['--mount'], {}, /^own .*: --mount: Operation .*; .* by sudo: --mount: Op/, asRoot],
])('tells why there can be none, and what helps: %s', async (_, refused, changes, why, remedy) => {
  const { isolation } = await settleIsolation(means(refused, changes))
  expect(isolation).toEqual({ ...none, trouble: expect.stringMatching(why), remedy })
})

it.each([[0], [12_345]])('works on this machine for user %i', async (userId) => {
  const open = createProcesses()
  const { isolation, apart, close } = await settleIsolation({
    run: (argv, environment) => open.run(specOf(argv, { environment })),
    find: (program) => `/usr/bin/${program}`,
    userId,
    threads: 1000,
    kernel: kernelText,
    mark: {},
  })
  expect(isolation).toMatchObject({ kind: 'namespace', readOnly: true })
  // Who is root stays root; everybody else is who they were, here root under another name.
  const { words } = await apart(['/bin/sh', '-c', 'id -u; ls -d /proc/[0-9]*; env'], place)
  const { stdout } = await open.run(specOf(words))
  await close()
  const [id, ...others] = stdout.trim().split('\n')
  expect(id).toBe(String(userId))
  const pids = others.filter((line) => line.startsWith('/proc/'))
  expect(pids[0]).toBe('/proc/1')
  expect(pids.length).toBeLessThan(5)
})

// The kernel takes them for the same. A pool of threads is started by its first task, all at once, and ends its
// program where it is refused one.
const manyThreads = `UV_THREADPOOL_SIZE=600 exec "$0" -e "setTimeout(Object, 60000); fs.stat('.', Object)"`

it.each([
  ['processes', 'i=0; while [ $i -lt 1500 ]; do sleep 60 & i=$((i+1)); done; wait'],
  ['threads', manyThreads],
])('code that is not ours cannot start %s without end', async (_, script) => {
  const processes = createProcesses(process.env, { ...defaultLimits, processes: 150 })
  const cwd = temporaryFolder()
  const argv = ['sh', '-c', script, process.execPath]
  const outcome = await processes.run(specOf(argv, { cwd, isolated: true, timeoutSeconds: 150 }))
  expect(outcome.timedOut).toBe(false)
  expect(outcome.exitCode).not.toBe(0)
  // Root is ended for it; everybody else is refused more, unless that is seen first.
  const refused = process.getuid?.() === 0 ? [] : [undefined]
  expect(['150 processes', ...refused]).toContain(outcome.overLimit)
  expect(runningIn(cwd)).toEqual([])
})

it('code that is not ours cannot write a file without end', async () => {
  const processes = createProcesses(process.env, { ...defaultLimits, fileBytes: 102_400 })
  const cwd = temporaryFolder()
  const argv = ['sh', '-c', 'exec head -c 1000000 /dev/zero > full']
  const fill = specOf(argv, { cwd, isolated: true, writable: [cwd] })
  expect(await processes.run(fill)).toMatchObject({ exitCode: null, signal: 'SIGXFSZ' })
  expect(readFileSync(join(cwd, 'full'))).toHaveLength(102_400)
})

it('code that is not ours has folders in memory of which those of two sides take less than half of it, and is the first to go', async () => {
  const script =
    'df --block-size=1 --output=size /tmp /dev/shm /var/tmp; cat /proc/self/oom_score_adj'
  const { stdout } = await createProcesses().run(specOf(['sh', '-c', script], { isolated: true }))
  const [, ...numbers] = stdout.trim().split('\n').map(Number)
  // When memory runs out.
  expect(numbers.pop()).toBe(1000)
  expect(numbers).toHaveLength(3)
  // The kernel gives whole pages, so it rounds a share of the memory up to one.
  for (const size of numbers) expect(size).toBeLessThan(totalmem() / 12 + pageBytes)
})

function machine(
  files: Readonly<Record<string, string>>,
  changes: Partial<ClosedMachine> = {},
): ClosedMachine {
  const kernel = (path: string): string => ({ '/proc/self/status': may, ...files })[path] ?? ''
  return { platform: 'linux', missing: [], userId: 1000, kernel, ...changes }
}
