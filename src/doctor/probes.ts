import { cpuProbes } from './cpu-probes.ts'
import type { Probe } from './probe.ts'
import { hyperfine, programProbes } from './program-probes.ts'
import { disk, systemProbes } from './system-probes.ts'

/** Directories of this machine's runs; absolute paths. */
export interface Places {
  readonly resultsDirectory: string
  /** `null` when the environment has no home. */
  readonly cacheDirectory: string | null
}

/** All probes, in display order: programs, CPUs, the system, other load. */
export function probesOf({ resultsDirectory, cacheDirectory }: Places): readonly Probe[] {
  return [
    programProbes.node,
    programProbes.npm,
    programProbes.git,
    programProbes.compiler,
    programProbes.make,
    programProbes.python,
    programProbes.cmake,
    programProbes.ninja,
    programProbes.compilerCache,
    programProbes.gitLfs,
    hyperfine(cacheDirectory),
    disk('results-disk', 'results', resultsDirectory),
    ...(cacheDirectory === null ? [] : [disk('cache-disk', 'the cache', cacheDirectory)]),
    systemProbes.memory,
    systemProbes.swap,
    cpuProbes.microcode,
    cpuProbes.cpus,
    cpuProbes.pinning,
    cpuProbes.governor,
    cpuProbes.boost,
    cpuProbes.siblings,
    cpuProbes.heat,
    cpuProbes.battery,
    cpuProbes.aslr,
    systemProbes.hugePages,
    cpuProbes.clockSource,
    cpuProbes.autogroup,
    systemProbes.userNamespaces,
    cpuProbes.perfCounters,
    cpuProbes.hypervisor,
    cpuProbes.steal,
    systemProbes.container,
    cpuProbes.cpuQuota,
    systemProbes.load,
    systemProbes.pressure,
  ]
}
