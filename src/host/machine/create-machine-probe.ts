import { readFile } from 'node:fs/promises'
import os from 'node:os'
import { join } from 'node:path'
import type { MachineProbe } from './machine-probe.ts'
import type { Processes } from '../process/processes.ts'

/** Ticks per second in the kernel's accounting; always 100 in what programs can read. */
const ticksPerSecond = 100

/**
 * Facts about this machine, from `/proc` and `/sys` on Linux; elsewhere only what Node.js reports.
 *
 * @param root - top of the described machine's file system
 */
export function createMachineProbe(
  processes: Pick<Processes, 'run' | 'find'>,
  root = '/',
): MachineProbe {
  const read = (path: string): Promise<string | null> => readIfPresent(join(root, path))
  const allowedCpus = async (): Promise<readonly number[]> => {
    const list = cpuField(await read('proc/self/status'), 'Cpus_allowed_list')
    return list === null ? [] : cpuList(list)
  }
  return {
    describe: async () => {
      const [cpuinfo, governor, randomisation, cpus] = await Promise.all([
        read('proc/cpuinfo'),
        read('sys/devices/system/cpu/cpu0/cpufreq/scaling_governor'),
        read('proc/sys/kernel/randomize_va_space'),
        allowedCpus(),
      ])
      return {
        name: os.hostname().slice(0, 200),
        platform: process.platform,
        architecture: process.arch,
        kernel: os.release().slice(0, 200),
        processor: processorOf(cpuinfo),
        cpus: cpus.length === 0 ? os.availableParallelism() : cpus.length,
        memoryBytes: os.totalmem(),
        hypervisor: hasHypervisor(cpuinfo),
        governor: governor?.trim().slice(0, 50) ?? null,
        addressRandomisation: randomisation === null ? null : randomisation.trim() !== '0',
        pinning: await canPin(processes, cpus),
      }
    },
    allowedCpus,
    cores: async () => {
      const cpus = await allowedCpus()
      const siblings = await Promise.all(
        cpus.map(async (cpu) => {
          const path = `sys/devices/system/cpu/cpu${String(cpu)}/topology/thread_siblings_list`
          const list = (await read(path))?.trim() ?? ''
          return list === '' ? [cpu] : cpuList(list).filter((value) => cpus.includes(value))
        }),
      )
      return siblings.filter(([first], at) => first === cpus[at])
    },
    loadAverage: async () => numberIn((await read('proc/loadavg'))?.split(' ')[0]),
    pressure: async () => {
      const [pressure, machine, self] = await Promise.all([
        read('proc/pressure/cpu'),
        read('proc/stat'),
        read('proc/self/stat'),
      ])
      const waiting = numberIn(/^some .*total=(\d+)/m.exec(pressure ?? '')?.[1])
      // User, nice, system, then idle and waiting for disks, then interrupts: proc_stat(5).
      const cpus = fieldsOf(/^cpu +(.*)$/m.exec(machine ?? '')?.[1])
      const program = fieldsOf(self?.slice(self.lastIndexOf(')') + 2))
      if (waiting === null || cpus.length < 7 || program.length < 15) return null
      const busyTicks = sum([...cpus.slice(0, 3), ...cpus.slice(5, 7)])
      // Its own user and system time, and those of its ended children: proc_pid_stat(5).
      const othersTicks = busyTicks - sum(program.slice(11, 15))
      return { waitingSeconds: waiting / 1e6, othersSeconds: othersTicks / ticksPerSecond }
    },
    stealSeconds: async () => {
      const total = /^cpu +(.*)$/m.exec((await read('proc/stat')) ?? '')?.[1]
      const ticks = numberIn(total?.split(' ')[7])
      return ticks === null ? null : ticks / ticksPerSecond
    },
    contention: async (pid) => {
      const [schedule, status] = await Promise.all([
        read(`proc/${String(pid)}/schedstat`),
        read(`proc/${String(pid)}/status`),
      ])
      const [run, delay] = (schedule ?? '').split(' ').map(numberIn)
      const switches = numberIn(cpuField(status, 'nonvoluntary_ctxt_switches') ?? undefined)
      if (run === undefined || run === null || delay === undefined || delay === null) return null
      if (switches === null) return null
      return { runSeconds: run / 1e9, runDelaySeconds: delay / 1e9, involuntarySwitches: switches }
    },
  }
}

function fieldsOf(text: string | undefined): readonly number[] {
  return (text ?? '').split(' ').map(Number)
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** `0-2,5` is 0, 1, 2 and 5. */
function cpuList(list: string): readonly number[] {
  return list.split(',').flatMap((part) => {
    const [first = NaN, last = first] = part.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, offset) => first + offset)
  })
}

function processorOf(cpuinfo: string | null): string {
  return (cpuField(cpuinfo, 'model name') ?? os.cpus()[0]?.model ?? 'unknown').slice(0, 200)
}

// Only x86 lists its features under this name; elsewhere it is unknown.
function hasHypervisor(cpuinfo: string | null): boolean | null {
  return cpuField(cpuinfo, 'flags')?.split(' ').includes('hypervisor') ?? null
}

async function canPin(
  { run, find }: Pick<Processes, 'run' | 'find'>,
  cpus: readonly number[],
): Promise<boolean> {
  const taskset = await find('taskset')
  const [first] = cpus
  if (taskset === null || first === undefined || cpus.length < 2) return false
  const outcome = await run({
    argv: [taskset, '-c', String(first), taskset, '-p', '1'],
    cwd: '/',
    environment: {},
    timeoutSeconds: 10,
    outputLimitBytes: 10_000,
  })
  return outcome.exitCode === 0
}

function cpuField(text: string | null, name: string): string | null {
  return new RegExp(`^${name}\\s*:\\s*(.*)$`, 'm').exec(text ?? '')?.[1]?.trim() ?? null
}

function numberIn(text: string | undefined): number | null {
  const number = text === undefined || text.trim() === '' ? NaN : Number(text)
  return Number.isFinite(number) ? number : null
}

async function readIfPresent(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch {
    return null // Another system, a locked-down one, or a process that has ended meanwhile.
  }
}
