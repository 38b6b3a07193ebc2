import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createTune } from '../../src/cli/tune.ts'
import { UsageError } from '../../src/model/usage-error.ts'
import { temporaryFolder } from '../fakes/git-repository.ts'
import {
  machineTree,
  tunedForCpu3,
  untuned,
  valuesOf,
  type MachineTree,
} from '../fakes/machine-tree.ts'

const before = valuesOf(untuned)
const [governor, affinity] = [
  '/sys/devices/system/cpu/cpufreq/policy0/scaling_governor',
  '/proc/irq/24/smp_affinity_list',
]

describe('tune', () => {
  it('says what it would do, and does nothing', async () => {
    const machine = machineTree()
    const { code, printed } = await run(machine, [])
    expect(code).toBe(0)
    expect(printed).toBe(
      [
        'would change 7 settings:',
        '  frequency governor: /sys/devices/system/cpu/cpufreq/policy0/scaling_governor: powersave → performance',
        '  frequency governor: /sys/devices/system/cpu/cpufreq/policy2/scaling_governor: schedutil → performance',
        '  turbo: /sys/devices/system/cpu/intel_pstate/no_turbo: 0 → 1',
        '  address randomisation: /proc/sys/kernel/randomize_va_space: 1 → 2',
        '  transparent huge pages: /sys/kernel/mm/transparent_hugepage/enabled: always → madvise',
        '  interrupts: /proc/irq/24/smp_affinity_list: 0-3 → 0-2',
        '  interrupts: /proc/irq/25/smp_affinity_list: 3 → 0-2',
        '',
      ].join('\n'),
    )
    await run(machine, ['--dry-run', '--', 'false'])
    expect(machine.state()).toEqual(before)
    expect(existsSync(machine.recordPath)).toBe(false)
  })

  it('keeps interrupts away from the CPU that is named', async () => {
    const machine = machineTree()
    const { printed } = await run(machine, ['--cpu', '1'])
    expect(printed).toContain('/proc/irq/24/smp_affinity_list: 0-3 → 0,2-3')
    expect(printed).toContain('/proc/irq/26/smp_affinity_list: 0,1 → 0')
    await expect(run(machine, ['--cpu', '7'])).rejects.toThrow(
      new UsageError('expected --cpu to be one of 0, 1, 2, 3, got "7"'),
    )
  })

  it('runs a command under tuned settings, puts them back, and ends as the command does', async () => {
    const machine = machineTree()
    const copy = temporaryFolder()
    const script = 'cp -r "$1"/* "$2"; exit 5'
    const { code } = await run(machine, ['--', 'sh', '-c', script, 'sh', machine.root, copy])
    expect(code).toBe(5)
    expect(stateIn(copy)).toEqual(tunedForCpu3)
    expect(existsSync(join(copy, 'record.json'))).toBe(true)
    expect(machine.state()).toEqual(before)
    expect(existsSync(machine.recordPath)).toBe(false)
  })

  it('changes what it may where files are missing or say something else', async () => {
    const machine = machineTree({ [governor]: 'powersave\n', [affinity]: '0-3\n' })
    // A file of the kernel that not even root can write to.
    unlinkSync(join(machine.root, affinity))
    symlinkSync('/proc/version', join(machine.root, affinity))
    const { code, printed } = await run(machine, ['--', 'true'])
    expect(code).toBe(0)
    expect(printed).toBe('deadheat: tuned 1 setting\n')
    expect(machine.read(governor)).toBe('powersave')
  })

  it('tells what it could not change', async () => {
    const machine = machineTree({ [governor]: 'powersave\n' })
    unlinkSync(join(machine.root, governor))
    symlinkSync('/proc/sys/kernel/ostype', join(machine.root, governor))
    const { code, printed } = await run(machine, ['--', 'true'])
    expect(code).toBe(0)
    expect(printed).toContain(`tuned 0 settings; these could not be changed:\n  ${governor}: E`)
    expect(existsSync(machine.recordPath)).toBe(false)
  })

  it('says exactly what to write where when a setting cannot be put back', async () => {
    const stuck = machineTree({ [governor]: 'powersave\n' })
    const broken = join(stuck.root, governor)
    const script = 'rm "$1" && ln -s /proc/sys/kernel/ostype "$1"'
    const { code, printed } = await run(stuck, ['--', 'sh', '-c', script, 'sh', broken])
    expect(code).toBe(3)
    expect(printed).toContain(`  echo 'powersave' > ${governor}  # E`)
    expect(printed).toContain(`  rm ${stuck.recordPath}\n`)
    // The record is kept, so that it can be tried again.
    unlinkSync(broken)
    writeFileSync(broken, 'performance')
    expect(await run(stuck, ['--reset'])).toEqual({ code: 0, printed: 'restored: 1\n' })
    expect(stuck.state()).toEqual({ [governor]: 'powersave' })
  })

  it('puts nothing back into a file that has gone', async () => {
    const machine = machineTree({ [governor]: 'powersave\n' })
    const { code } = await run(machine, ['--', 'rm', join(machine.root, governor)])
    expect(code).toBe(0)
    expect(existsSync(join(machine.root, governor))).toBe(false)
  })

  it('puts everything back when the command cannot be started', async () => {
    const machine = machineTree()
    await expect(run(machine, ['--', 'no-such-program'])).rejects.toThrow(UsageError)
    expect(machine.state()).toEqual(before)
    expect(existsSync(machine.recordPath)).toBe(false)
  })

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'puts everything back at %s',
    async (signal) => {
      const machine = machineTree()
      const tuned = child(machine, 'never', 'sleep', '60')
      await until(() => existsSync(machine.recordPath) && isTuned(machine))
      tuned.kill(signal)
      const [code] = await once(tuned, 'exit')
      expect(code).toBe({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }[signal])
      expect(machine.state()).toEqual(before)
      expect(existsSync(machine.recordPath)).toBe(false)
    },
  )

  it('puts everything back before a command that does not heed signals has ended', async () => {
    const machine = machineTree()
    const tuned = child(machine, 'never', 'sh', '-c', 'trap "" TERM; while :; do sleep 0.1; done')
    await until(() => existsSync(machine.recordPath) && isTuned(machine))
    tuned.kill('SIGTERM')
    await until(() => !existsSync(machine.recordPath))
    expect(machine.state()).toEqual(before)
    tuned.kill('SIGKILL')
    await once(tuned, 'exit')
  })

  // Seven settings are changed and seven put back.
  it.each(Array.from({ length: 28 }, (_, half) => half / 2))(
    'is undone by --reset when it was killed at write %d',
    async (fatal) => {
      const machine = machineTree()
      const killed = spawnSync(process.execPath, argvOf(machine, String(fatal), 'true'))
      expect(killed.signal).toBe('SIGKILL')
      expect(existsSync(machine.recordPath)).toBe(true)
      const { code } = await run(machine, ['--reset'])
      expect(code).toBe(0)
      expect(machine.state()).toEqual(before)
      expect(existsSync(machine.recordPath)).toBe(false)
      expect((await run(machine, ['--reset'])).printed).toBe('nothing to restore\n')
    },
  )

  it('first puts back what a killed one has left, and so keeps the true values', async () => {
    const machine = machineTree()
    spawnSync(process.execPath, argvOf(machine, '5', 'true'))
    const { printed } = await run(machine, ['--', 'true'])
    expect(printed).toContain('first restored what a killed tune had left')
    expect(printed).toContain('tuned 7 settings')
    expect(machine.state()).toEqual(before)
  })

  it('refuses to start or to reset while another one runs', async () => {
    const machine = machineTree()
    const other = child(machine, 'never', 'sleep', '60')
    await until(() => existsSync(machine.recordPath) && isTuned(machine))
    await expect(run(machine, ['--', 'true'])).rejects.toThrow(
      /expected no other tune, got process/,
    )
    await expect(run(machine, ['--reset'])).rejects.toThrow(UsageError)
    expect(isTuned(machine)).toBe(true)
    other.kill('SIGTERM')
    await once(other, 'exit')
  })

  it('forgets a record from before the machine started, as the settings have begun anew', async () => {
    const machine = machineTree()
    spawnSync(process.execPath, argvOf(machine, '6', 'true'))
    const record: unknown = JSON.parse(machine.read('/record.json'))
    const aged = { ...Object(record), boot: '0123456789abcdef' }
    rmSync(machine.recordPath)
    writeFileSync(machine.recordPath, JSON.stringify(aged), { mode: 0o600 })
    const after = machine.state()
    expect((await run(machine, ['--reset'])).printed).toBe('nothing to restore\n')
    expect(machine.state()).toEqual(after)
    expect(existsSync(machine.recordPath)).toBe(false)
  })

  it.each([
    ['no record', 'something'],
    ['a record of files that are no settings', recordOf('/etc/passwd')],
    ['a record that climbs', recordOf('/sys/../etc/passwd')],
  ])('does not act on %s', async (_, content) => {
    const machine = machineTree()
    writeFileSync(machine.recordPath, content, { mode: 0o600 })
    await expect(run(machine, ['--reset'])).rejects.toThrow(/got something else; remove it$/)
  })

  it('does not act on a record that others could have written', async () => {
    const machine = machineTree()
    writeFileSync(machine.recordPath, recordOf('/sys/kernel/x'))
    chmodSync(machine.recordPath, 0o666)
    await expect(run(machine, ['--reset'])).rejects.toThrow(/this user's own/)
    rmSync(machine.recordPath)
    symlinkSync('elsewhere', machine.recordPath)
    await expect(run(machine, ['--reset'])).rejects.toThrow(/expected to read/)
  })

  it('changes nothing when it cannot note what was before', async () => {
    const machine = machineTree()
    const world = { root: machine.root, recordPath: join(machine.root, 'none', 'record.json') }
    await expect(run(world, ['--', 'true'])).rejects.toThrow(/expected to note at/)
    expect(machine.state()).toEqual(before)
  })

  it('refuses words that it does not know', async () => {
    await expect(run(machineTree(), ['node', 'x.js'])).rejects.toThrow(/expected -- before/)
  })
})

async function run(
  { root, recordPath }: Pick<MachineTree, 'root' | 'recordPath'>,
  argv: readonly string[],
) {
  const said: string[] = []
  const code = await createTune({ root, recordPath })(argv, {
    out: (text) => said.push(text),
    error: (text) => said.push(text),
    environment: process.env,
    directory: '/',
    width: 100,
    colours: false,
    interactive: false,
    harnessPath: '',
  })
  return { code, printed: said.join('') }
}

function stateIn(root: string): Readonly<Record<string, string>> {
  const contents = Object.keys(untuned).map((path) => [
    path,
    readFileSync(join(root, path), 'utf8'),
  ])
  return valuesOf(Object.fromEntries(contents))
}

function isTuned(machine: MachineTree): boolean {
  return JSON.stringify(machine.state()) === JSON.stringify(tunedForCpu3)
}

function argvOf({ root, recordPath }: MachineTree, fatal: string, ...command: readonly string[]) {
  return [join(import.meta.dirname, 'tune-child.ts'), root, recordPath, fatal, ...command]
}

function child(machine: MachineTree, fatal: string, ...command: readonly string[]): ChildProcess {
  const started = spawn(process.execPath, argvOf(machine, fatal, ...command), {
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  onTestFinished(() => {
    endGroup(started)
  })
  return started
}

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // Nobody of it is left.
  }
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5))
}

function recordOf(path: string): string {
  const changes = [{ path, before: 'a', after: 'b' }]
  return JSON.stringify({
    format: 'deadheat-tune/1',
    boot: null,
    pid: 1,
    startTicks: null,
    changes,
  })
}
