import type { Probe } from './probe.ts'
import { aslr } from './probes/cpu/aslr.ts'
import { autogroup } from './probes/cpu/autogroup.ts'
import { battery } from './probes/cpu/battery.ts'
import { boost } from './probes/cpu/boost.ts'
import { clockSource } from './probes/cpu/clock-source.ts'
import { buildPrograms } from './probes/programs/build-programs.ts'
import { compilerCache } from './probes/programs/compiler-cache.ts'
import { compiler } from './probes/programs/compiler.ts'
import { container } from './probes/system/container.ts'
import { cpuQuota } from './probes/cpu/cpu-quota.ts'
import { cpus } from './probes/cpu/cpus.ts'
import { disk } from './probes/system/disk.ts'
import { governor } from './probes/cpu/governor.ts'
import { heat } from './probes/cpu/heat.ts'
import { hugePages } from './probes/system/huge-pages.ts'
import { hyperfine } from './probes/programs/hyperfine.ts'
import { hypervisor } from './probes/cpu/hypervisor.ts'
import { leftover } from './probes/system/leftover.ts'
import { load } from './probes/system/load.ts'
import { memory } from './probes/system/memory.ts'
import { microcode } from './probes/cpu/microcode.ts'
import { node } from './probes/programs/node.ts'
import { perfCounters } from './probes/cpu/perf-counters.ts'
import { pinning } from './probes/cpu/pinning.ts'
import { pressure } from './probes/system/pressure.ts'
import { siblings } from './probes/cpu/siblings.ts'
import { steal } from './probes/cpu/steal.ts'
import { swap } from './probes/system/swap.ts'
import { userNamespaces } from './probes/system/user-namespaces.ts'

/** Directories of this machine's runs; absolute paths. */
export interface Places {
  readonly resultsDirectory: string
  /** `null` when the environment has no home. */
  readonly cacheDirectory: string | null
  readonly tuningRecord: string
}

/** All probes, in display order: programs, CPUs, the system, other load. */
export function probesOf({
  resultsDirectory,
  cacheDirectory,
  tuningRecord,
}: Places): readonly Probe[] {
  return [
    node,
    buildPrograms.npm,
    buildPrograms.git,
    compiler,
    buildPrograms.make,
    buildPrograms.python,
    buildPrograms.cmake,
    buildPrograms.ninja,
    compilerCache,
    buildPrograms.gitLfs,
    hyperfine(cacheDirectory),
    disk('results-disk', 'results', resultsDirectory),
    ...(cacheDirectory === null ? [] : [disk('cache-disk', 'the cache', cacheDirectory)]),
    memory,
    swap,
    microcode,
    cpus,
    pinning,
    governor,
    boost,
    siblings,
    heat,
    battery,
    aslr,
    hugePages,
    clockSource,
    autogroup,
    userNamespaces,
    perfCounters,
    hypervisor,
    steal,
    container,
    cpuQuota,
    load,
    pressure,
    leftover(tuningRecord),
  ]
}
