import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { Outcome, ProcessSpec } from '../../../src/host/host.ts'
import { settleIsolation, type IsolationMethods } from '../../../src/host/isolation/isolation.ts'
import { defaultLimits } from '../../../src/host/isolation/memory-limit.ts'
import { createProcesses } from '../../../src/host/process/processes.ts'
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

/** A machine that refuses every line with one of these words in it. */
function means(
  refused: readonly string[],
  changes: Partial<IsolationMethods> = {},
): IsolationMethods {
  return {
    run: ({ argv }) => {
      const word = refused.find((one) => argv.some((given) => given.includes(one)))
      const lastLines = [`${String(word)}: Operation not permitted`]
      return Promise.resolve(word === undefined ? ended : { ...ended, exitCode: 1, lastLines })
    },
    find: (program) => (refused.includes(program) ? null : `/bin/${program}`),
    userId: 1000,
    threads: 100,
    controlGroup: null,
    mark: '0123456789ab',
    ...changes,
  }
}

describe('settleIsolation', () => {
  it('takes a table of its own and the same user', async () => {
    const { isolation, wrap, generations } = await settleIsolation(means([]))
    expect(isolation).toMatchObject({ kind: 'namespace', trouble: null })
    expect(generations).toBe(2)
    const words = wrap(['node', 'x.cjs'])
    expect(words.slice(0, 6)).toEqual([
      '/bin/setpriv',
      '--pdeathsig',
      'KILL',
      '/bin/unshare',
      '--user',
      '--map-current-user',
    ])
    expect(words.join(' ')).toContain('ulimit -u 4196')
    expect(words.slice(-2)).toEqual(['node', 'x.cjs'])
  })

  it('takes rights away from root, so that the table cannot be taken off again', async () => {
    const words = (await settleIsolation(means([], { userId: 0 }))).wrap(['node'])
    expect(words).not.toContain('--user')
    const bounding = words.find((word) => word.startsWith('--bounding-set=-all,'))
    expect(bounding).not.toMatch(/sys_admin|sys_ptrace|mknod|sys_module|dac_read_search/)
  })

  it('tries what older programs know, and tells why it can only sweep', async () => {
    const older = await settleIsolation(means(['--map-current-user']))
    expect(older.wrap([])).toContain('--map-root-user')
    const refusing = await settleIsolation(means(['--pid']))
    expect(refusing.isolation.kind).toBe('sweep')
    expect(refusing.isolation.trouble).toContain('--pid: Operation not permitted')
    expect(refusing.generations).toBe(0)
    expect(refusing.wrap(['node']).slice(-1)).toEqual(['node'])
    const none = await settleIsolation(means(['unshare']))
    expect(none.isolation.trouble).toBe('there is no unshare here; there is no cgroup v2 here')
  })

  it('does not believe a table in which the program is not the second process', async () => {
    const run = (): Promise<Outcome> => Promise.resolve({ ...ended, stdout: '4711\n' })
    expect((await settleIsolation(means([], { run }))).isolation.kind).toBe('sweep')
  })

  it('takes no folder for a control group that is none, and leaves nothing in it', async () => {
    const controlGroup = temporaryFolder()
    const { isolation, openGroup } = await settleIsolation(means(['unshare'], { controlGroup }))
    expect(isolation.kind).toBe('sweep')
    expect(isolation.trouble).toContain('there is no unshare here; own control group: expected a')
    expect(openGroup).toBeNull()
    expect(readdirSync(controlGroup)).toEqual([])
  })

  it('starts programs as they are where there is no shell, and nothing ends them with it', async () => {
    const { wrap } = await settleIsolation(means(['sh', '--pdeathsig']))
    expect(wrap(['node'])).toEqual(['node'])
  })

  it.each([[0], [12_345]])('works on this machine for user %i', async (userId) => {
    const open = createProcesses()
    const { isolation, wrap } = await settleIsolation({
      run: open.run,
      find: (program) => `/usr/bin/${program}`,
      userId,
      threads: 1000,
      controlGroup: null,
      mark: '0123456789ab',
    })
    expect(isolation.kind).toBe('namespace')
    const { stdout } = await open.run(
      specOf(wrap(['/bin/sh', '-c', 'id -u; ls -d /proc/[0-9]*; env'])),
    )
    const [id, ...others] = stdout.trim().split('\n')
    expect(id).toBe(String(process.getuid?.()))
    const pids = others.filter((line) => line.startsWith('/proc/'))
    expect(pids.slice(0, 2)).toEqual(['/proc/1', '/proc/2'])
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
