import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { Outcome, ProcessSpec } from '../../../src/host/process/processes.ts'
import type { IsolationMethods } from '../../../src/host/isolation/isolating.ts'
import { settleIsolation } from '../../../src/host/isolation/isolation.ts'
import { defaultLimits } from '../../../src/host/isolation/memory-limit.ts'
import { createProcesses } from '../../../src/host/process/create-processes.ts'
import { temporaryFolder } from '../../fakes/git-repository.ts'
import { runningIn } from '../../fakes/running-in.ts'

const ended: Outcome = {
  exitCode: 0,
  signal: null,
  wallSeconds: 0,
  timedOut: false,
  flooded: false,
  startError: null,
  stdout: '2\n',
  stderr: '',
  lastLines: [],
}

/** A machine without Perl that refuses every line with one of these words in it. */
function means(
  refused: readonly string[],
  changes: Partial<IsolationMethods> = {},
): IsolationMethods {
  const refusedBy = (argv: readonly string[]): string | undefined =>
    refused.find((one) => argv.some((given) => given.includes(one)))
  return {
    run: ({ argv }) => {
      const word = refusedBy(argv)
      const lastLines = [`${String(word)}: Operation not permitted`]
      return Promise.resolve(word === undefined ? ended : { ...ended, exitCode: 1, lastLines })
    },
    find: (program) => ([...refused, 'perl'].includes(program) ? null : `/bin/${program}`),
    userId: 1000,
    threads: 100,
    controlGroup: null,
    mark: '0123456789ab',
    sandboxes: ({ making, ip }) => ({
      open: async () => {
        const word = refusedBy(making({ loopback: ip !== null }))
        if (word !== undefined) throw new Error(`${word}: Operation not permitted`)
        return { pid: 4711, loopback: ip !== null }
      },
      close: () => Promise.resolve(),
    }),
    ...changes,
  }
}

const place = { cwd: '/', visible: [], writable: [], network: 'loopback' } as const

describe('settleIsolation', () => {
  it('takes a sandbox, a table of its own and the same user', async () => {
    const { isolation, apart } = await settleIsolation(means([]))
    expect(isolation).toMatchObject({ kind: 'namespace', trouble: null, readOnly: true })
    expect(isolation.network).toBe('loopback')
    const { words, generations } = await apart(['node', 'x.cjs'], place)
    expect(generations).toBe(2)
    const line = words.join(' ')
    expect(line).toMatch(
      /^\/bin\/setpriv --pdeathsig KILL \/bin\/nsenter --user=\/proc\/4711\/ns\/user --mount=\/proc\/4711\/ns\/mnt --net=/,
    )
    expect(line).toContain('--map-user=1000 --map-group=1000 --mount --pid --fork')
    expect(line).toContain('ulimit -u 4196')
    expect(words.slice(-2)).toEqual(['node', 'x.cjs'])
  })

  it('enters it by one program where there is Perl and the calls of the machine are known', async () => {
    const find = (program: string): string => `/bin/${program}`
    const { apart } = await settleIsolation(means([], { find, architecture: 'arm64' }))
    const { words, variables } = await apart(['node', 'x.cjs'], place)
    expect(words.filter((word) => word.startsWith('/bin/'))).toEqual(['/bin/perl'])
    expect(words.slice(-3)).toEqual(['/', 'node', 'x.cjs'])
    expect(variables?.(3)).toEqual({
      PERL_BADLANG: '0',
      DEADHEAT_OPEN: '3',
      DEADHEAT_PARENT: String(process.pid),
    })
    for (const refusing of [
      means([], { find, architecture: 's390x' }),
      means(['/bin/perl'], { find }),
    ]) {
      const chained = await (await settleIsolation(refusing)).apart(['node'], place)
      expect(chained.words[0]).toBe('/bin/setpriv')
      expect(chained.variables).toBeUndefined()
    }
  })

  it('leaves the network to measured code where none can be made', async () => {
    const { isolation } = await settleIsolation(
      means([], { find: (program) => (program === 'ip' ? null : `/bin/${program}`) }),
    )
    expect(isolation).toMatchObject({ trouble: null, readOnly: true, network: 'host' })
  })

  it('takes rights away from root, so that the sandbox and the table cannot be left', async () => {
    const { apart } = await settleIsolation(means([], { userId: 0 }))
    const { words } = await apart(['node'], place)
    expect(words).not.toContain('--user')
    const bounding = words.find((word) => word.startsWith('--bounding-set=-all,'))
    expect(bounding).not.toMatch(/sys_admin|sys_ptrace|mknod|sys_module|dac_read_search/)
  })

  it('asks root for users of its own where nobody else may make them', async () => {
    const sandboxes: IsolationMethods['sandboxes'] = ({ making, ip }) => ({
      open: async () => {
        if (making({ loopback: false })[0] !== '/bin/sudo')
          throw new Error('write failed /proc/self/uid_map')
        expect(making({ loopback: false }).slice(0, 5)).toEqual([
          '/bin/sudo',
          '-n',
          '/bin/setpriv',
          '--reuid=1000',
          '--regid=1000',
        ])
        return { pid: 4711, loopback: ip !== null }
      },
      close: () => Promise.resolve(),
    })
    const { isolation, apart } = await settleIsolation(means([], { sandboxes }))
    expect(isolation).toMatchObject({ how: 'own process table and users, by sudo', readOnly: true })
    // Nothing foreign is started through it.
    expect((await apart(['node'], place)).words).not.toContain('/bin/sudo')
  })

  it('takes a table alone where there are no sandboxes, and tells why', async () => {
    const { isolation } = await settleIsolation(means(['--mount', 'sudo'], { userId: 0 }))
    expect(isolation).toMatchObject({ kind: 'sweep' })
    const sandboxes: IsolationMethods['sandboxes'] = () => ({
      open: () => Promise.reject(new Error('pivot_root: Invalid argument')),
      close: () => Promise.resolve(),
    })
    const alone = await settleIsolation(means([], { sandboxes }))
    expect(alone.isolation).toMatchObject({ kind: 'namespace', readOnly: false })
    expect(alone.isolation.trouble).toContain('pivot_root: Invalid argument')
    expect((await alone.apart(['node'], place)).words).toContain('--map-current-user')
  })

  it('tries what older programs know, and tells why it can only sweep', async () => {
    const older = await settleIsolation(means(['--map-user']))
    expect((await older.apart([], place)).words).toContain('--map-root-user')
    const refusing = await settleIsolation(means(['--pid']))
    expect(refusing.isolation.kind).toBe('sweep')
    expect(refusing.isolation.trouble).toContain('--pid: Operation not permitted')
    const { words, generations } = await refusing.apart(['node'], place)
    expect(generations).toBe(0)
    expect(words.slice(-1)).toEqual(['node'])
    const none = await settleIsolation(means(['unshare']))
    expect(none.isolation.trouble).toBe('there is no unshare here; there is no cgroup v2 here')
  })

  it('does not believe a table in which the program is not among the first', async () => {
    const run = (): Promise<Outcome> => Promise.resolve({ ...ended, stdout: '4711\n' })
    expect((await settleIsolation(means([], { run }))).isolation.kind).toBe('sweep')
  })

  it('takes no folder for a control group that is none, and leaves nothing in it', async () => {
    const controlGroup = temporaryFolder()
    const { isolation, apart } = await settleIsolation(means(['unshare'], { controlGroup }))
    expect(isolation.kind).toBe('sweep')
    expect(isolation.trouble).toContain('there is no unshare here; own control group: expected a')
    expect((await apart(['node'], place)).openGroup).toBeNull()
    expect(readdirSync(controlGroup)).toEqual([])
  })

  it('starts programs as they are where there is no shell, and nothing ends them with it', async () => {
    const { apart } = await settleIsolation(means(['sh', '--pdeathsig']))
    expect((await apart(['node'], place)).words).toEqual(['node'])
  })

  it.each([[0], [12_345]])('works on this machine for user %i', async (userId) => {
    const open = createProcesses()
    const { isolation, apart, close } = await settleIsolation({
      run: open.run,
      find: (program) => `/usr/bin/${program}`,
      userId,
      threads: 1000,
      controlGroup: null,
      mark: '0123456789ab',
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
})

function specOf(argv: readonly string[], changes: Partial<ProcessSpec> = {}): ProcessSpec {
  return {
    argv,
    cwd: '/',
    environment: { PATH: '/usr/bin:/bin' },
    timeoutSeconds: 20,
    outputLimitBytes: 1_000_000,
    ...changes,
  }
}

/** The runner's command files, by the variables that tell a step where they are. */
const commandFiles = {
  GITHUB_ENV: 'set_env_1',
  GITHUB_PATH: 'add_path_1',
  GITHUB_OUTPUT: 'set_output_1',
  GITHUB_STATE: 'save_state_1',
  GITHUB_STEP_SUMMARY: 'step_summary_1',
}

/** What code that is not ours finds of a program that was started with secrets. */
function stolen(isolated: boolean): { readonly loot: unknown; readonly commands: string } {
  const runner = join(temporaryFolder(), 'runner')
  const folder = join(runner, '_temp/_runner_file_commands')
  const work = join(runner, 'work')
  for (const each of [folder, work]) mkdirSync(each, { recursive: true })
  const paths = Object.entries(commandFiles).map(
    ([name, file]) => [name, join(folder, file)] as const,
  )
  for (const [, path] of paths) writeFileSync(path, '')
  const child = fileURLToPath(new URL('isolation-child.ts', import.meta.url))
  const printed = execFileSync(process.execPath, [child, String(isolated), work], {
    env: { PATH: process.env['PATH'], INPUT_TOKEN: 's3cr3t', ...Object.fromEntries(paths) },
    encoding: 'utf8',
  })
  return {
    loot: JSON.parse(printed),
    commands: paths.map(([, path]) => readFileSync(path, 'utf8')).join(''),
  }
}

describe('code that is not ours', () => {
  it('finds no secret in any process, and can write no file of commands to the runner', async () => {
    expect((await createProcesses().isolation()).kind, 'this test needs unshare').toBe('namespace')
    expect(stolen(true)).toEqual({ loot: [], commands: '' })
  })

  it('would find both if it were not kept apart', () => {
    expect(stolen(false)).toMatchObject({
      loot: expect.arrayContaining(['command file', 'environ']),
    })
  })

  it('cannot start processes without end', async () => {
    const processes = createProcesses(process.env, { ...defaultLimits, processes: 150 })
    const cwd = temporaryFolder()
    const bomb = 'i=0; while [ $i -lt 1500 ]; do sleep 60 & i=$((i+1)); done; wait'
    const argv = ['sh', '-c', bomb]
    const outcome = await processes.run(specOf(argv, { cwd, isolated: true, timeoutSeconds: 15 }))
    // Root is ended for it; everybody else is refused more, and goes on without.
    const limit = process.getuid?.() === 0 ? '150 processes' : undefined
    expect(outcome.overLimit).toBe(limit)
    expect(runningIn(cwd)).toEqual([])
  })

  it('cannot write a file without end', async () => {
    const processes = createProcesses(process.env, { ...defaultLimits, fileBytes: 102_400 })
    const cwd = temporaryFolder()
    const fill = specOf(['sh', '-c', 'exec head -c 1000000 /dev/zero > full'], {
      cwd,
      isolated: true,
      writable: [cwd],
    })
    expect(await processes.run(fill)).toMatchObject({ exitCode: null, signal: 'SIGXFSZ' })
    expect(readFileSync(join(cwd, 'full'))).toHaveLength(102_400)
  })

  it('sees exactly the named variables', async () => {
    const { stdout } = await createProcesses().run(specOf(['env'], { isolated: true }))
    const names = stdout.replaceAll(/=.*/g, '').trim().split('\n')
    expect(new Set(names)).toEqual(new Set(['DEADHEAT_CHILD', 'PATH']))
  })

  it('is the first to go when memory runs out', async () => {
    const spec = specOf(['cat', '/proc/self/oom_score_adj'], { isolated: true })
    expect((await createProcesses().run(spec)).stdout.trim()).toBe('1000')
  })
})
