import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { temporaryFolder } from './git-repository.ts'

/** A made-up machine: files below `/proc` and `/sys` in a temporary folder. */
export interface MachineTree {
  readonly root: string
  readonly recordPath: string
  readonly read: (path: string) => string
  readonly write: (path: string, content: string) => void
  /** The content of every setting that a tuning may touch. */
  readonly state: () => Readonly<Record<string, string>>
}

/** Settings of a desktop with four CPUs that nobody has tuned. */
export const untuned: Readonly<Record<string, string>> = {
  '/sys/devices/system/cpu/cpufreq/policy0/scaling_governor': 'powersave\n',
  '/sys/devices/system/cpu/cpufreq/policy2/scaling_governor': 'schedutil\n',
  '/sys/devices/system/cpu/intel_pstate/no_turbo': '0\n',
  '/proc/sys/kernel/randomize_va_space': '1\n',
  '/sys/kernel/mm/transparent_hugepage/enabled': '[always] madvise never\n',
  '/proc/irq/24/smp_affinity_list': '0-3\n',
  '/proc/irq/25/smp_affinity_list': '3\n',
  '/proc/irq/26/smp_affinity_list': '0,1\n',
}

/** Their values when CPU 3 is measured on. */
export const tunedForCpu3: Readonly<Record<string, string>> = {
  '/sys/devices/system/cpu/cpufreq/policy0/scaling_governor': 'performance',
  '/sys/devices/system/cpu/cpufreq/policy2/scaling_governor': 'performance',
  '/sys/devices/system/cpu/intel_pstate/no_turbo': '1',
  '/proc/sys/kernel/randomize_va_space': '2',
  '/sys/kernel/mm/transparent_hugepage/enabled': 'madvise',
  '/proc/irq/24/smp_affinity_list': '0-2',
  '/proc/irq/25/smp_affinity_list': '0-2',
  '/proc/irq/26/smp_affinity_list': '0,1',
}

/** The machine in a folder that is removed when the test ends. */
export function machineTree(settings: Readonly<Record<string, string>> = untuned): MachineTree {
  const root = temporaryFolder()
  const write = (path: string, content: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  const read = (path: string): string => readFileSync(join(root, path), 'utf8')
  for (const [path, content] of Object.entries(settings)) write(path, content)
  write('/proc/self/status', 'Cpus_allowed_list:\t0-3\n')
  const state = () => valuesOf(Object.fromEntries(Object.keys(settings).map((p) => [p, read(p)])))
  return { root, recordPath: join(root, 'record.json'), read, write, state }
}

/** Values without the line's end and without the choices that were not taken. */
export function valuesOf(
  contents: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(contents).map(([path, content]) => [
      path,
      /\[(.*)\]/.exec(content)?.[1] ?? content.trim(),
    ]),
  )
}
