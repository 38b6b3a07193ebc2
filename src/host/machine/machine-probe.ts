import os from 'node:os'
import { join } from 'node:path'
import { statFields } from '../process/process-table.ts'
import type { Processes } from '../process/processes.ts'
import { kernelText } from './kernel-text.ts'

/** How much of the CPUs other programs have used so far, and how long anything waited for a CPU. */
export interface Pressure {
  /** Seconds in which some thread of the machine was ready to run but had no CPU. */
  readonly waitingSeconds: number
  /** CPU seconds of all programs but this one and its children that have ended. */
  readonly othersSeconds: number
}

/** How long a thread has run and waited for a CPU. */
export interface Contention {
  /** Time on a CPU. */
  readonly runSeconds: number
  /** Time spent runnable but not running. */
  readonly runDelaySeconds: number
  readonly involuntarySwitches: number
}

/** Ticks per second in the kernel's accounting; always 100 in what programs can read. */
const ticksPerSecond = 100

/** Facts about this machine, from `/proc` and `/sys` (below `root`) on Linux; elsewhere only what Node.js reports. */
export const createMachineProbe: (...parameters: Parameters<typeof probeOf>) => MachineProbe =
  probeOf

/** Facts about the machine. */
export type MachineProbe = Readonly<ReturnType<typeof probeOf>>

function probeOf(processes: Pick<Processes, 'run' | 'find'>, root = '/') {
  const read = (path: string): string => kernelText(join(root, path))
  /** CPUs that this process may use. */
  const allowedCpus = async (): Promise<readonly number[]> =>
    cpuList(fieldIn(read('proc/self/status'), 'Cpus_allowed_list') ?? '')
  /** As in `Pressure`; `null` where not reported by the system. */
  const waitingSeconds = (): number | null => {
    const microseconds = numberIn(/^some .*total=(\d+)/m.exec(read('proc/pressure/cpu'))?.[1])
    return microseconds === null ? null : microseconds / 1e6
  }
  return {
    describe: async () => {
      const cpuinfo = read('proc/cpuinfo')
      const governor = read('sys/devices/system/cpu/cpu0/cpufreq/scaling_governor').trim()
      const randomisation = read('proc/sys/kernel/randomize_va_space').trim()
      const processor = fieldIn(cpuinfo, 'model name') ?? os.cpus()[0]?.model ?? 'unknown'
      const cpus = await allowedCpus()
      return {
        name: os.hostname().slice(0, 200),
        platform: process.platform,
        architecture: process.arch,
        kernel: os.release().slice(0, 200),
        processor: processor.slice(0, 200),
        cpus: cpus.length === 0 ? os.availableParallelism() : cpus.length,
        memoryBytes: os.totalmem(),
        // Only x86 lists its features under this name; elsewhere it is unknown.
        hypervisor: fieldIn(cpuinfo, 'flags')?.split(' ').includes('hypervisor') ?? null,
        governor: governor === '' ? null : governor.slice(0, 50),
        addressRandomisation: randomisation === '' ? null : randomisation !== '0',
        pinning: await canPin(processes, cpus),
      }
    },
    allowedCpus,
    /** The same, those of one core together; each is a core of its own where not reported by the system. */
    cores: async (): Promise<readonly (readonly number[])[]> => {
      const cpus = await allowedCpus()
      const siblings = cpus.map((cpu) => {
        const path = `sys/devices/system/cpu/cpu${String(cpu)}/topology/thread_siblings_list`
        const list = cpuList(read(path).trim()).filter((value) => cpus.includes(value))
        return list.length === 0 ? [cpu] : list
      })
      return siblings.filter(([first], at) => first === cpus[at])
    },
    loadAverage: async () => numberIn(read('proc/loadavg').split(' ')[0]),
    waitingSeconds,
    /** `null` where not reported by the system. */
    pressure: async (): Promise<Pressure | null> => {
      const seconds = waitingSeconds()
      // User, nice, system, then idle and waiting for disks, then interrupts: proc_stat(5).
      const cpus = cpuTicks(read('proc/stat'))
      const ownFields = statFields(join(root, 'proc/self')).map(Number)
      if (seconds === null || cpus.length < 7 || ownFields.length < 15) return null
      const busyTicks = sum([...cpus.slice(0, 3), ...cpus.slice(5, 7)])
      // Its own user and system time, and those of its ended children: proc_pid_stat(5).
      const othersTicks = busyTicks - sum(ownFields.slice(11, 15))
      return {
        waitingSeconds: seconds,
        othersSeconds: othersTicks / ticksPerSecond,
      }
    },
    /** Seconds that a hypervisor has taken from all CPUs since boot. */
    stealSeconds: async () => {
      const ticks = cpuTicks(read('proc/stat'))[7]
      return ticks === undefined ? null : ticks / ticksPerSecond
    },
    /** Of the main thread of a live process so far; `null` where not reported by the system. */
    contention: async (pid: number): Promise<Contention | null> => {
      const [run, delay] = read(`proc/${String(pid)}/schedstat`)
        .split(' ')
        .map(numberIn)
      const status = read(`proc/${String(pid)}/status`)
      const switches = numberIn(fieldIn(status, 'nonvoluntary_ctxt_switches') ?? undefined)
      if (run === undefined || run === null || delay === undefined || delay === null) return null
      if (switches === null) return null
      return { runSeconds: run / 1e9, runDelaySeconds: delay / 1e9, involuntarySwitches: switches }
    },
  }
}

/** What all CPUs have done since boot, in ticks, by kind; empty where not reported by the system. */
function cpuTicks(stat: string): readonly number[] {
  return (/^cpu +(.*)$/m.exec(stat)?.[1]?.split(' ') ?? []).map(Number)
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** `0-2,5` is 0, 1, 2 and 5. */
function cpuList(list: string): readonly number[] {
  if (list === '') return []
  return list.split(',').flatMap((part) => {
    const [first = NaN, last = first] = part.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, offset) => first + offset)
  })
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

function fieldIn(text: string, name: string): string | null {
  return new RegExp(`^${name}\\s*:\\s*(.*)$`, 'm').exec(text)?.[1]?.trim() ?? null
}

function numberIn(text: string | undefined): number | null {
  const number = text === undefined || text.trim() === '' ? NaN : Number(text)
  return Number.isFinite(number) ? number : null
}
