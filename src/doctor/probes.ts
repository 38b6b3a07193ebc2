import type { Probe } from './probe.ts'
import { aslr } from './probes/aslr.ts'
import { autogroup } from './probes/autogroup.ts'
import { battery } from './probes/battery.ts'
import { boost } from './probes/boost.ts'
import { clockSource } from './probes/clock-source.ts'
import { cmake } from './probes/cmake.ts'
import { compilerCache } from './probes/compiler-cache.ts'
import { compiler } from './probes/compiler.ts'
import { container } from './probes/container.ts'
import { cpuQuota } from './probes/cpu-quota.ts'
import { cpus } from './probes/cpus.ts'
import { disk } from './probes/disk.ts'
import { gitLfs } from './probes/git-lfs.ts'
import { git } from './probes/git.ts'
import { governor } from './probes/governor.ts'
import { heat } from './probes/heat.ts'
import { hugePages } from './probes/huge-pages.ts'
import { hyperfine } from './probes/hyperfine.ts'
import { hypervisor } from './probes/hypervisor.ts'
import { leftover } from './probes/leftover.ts'
import { load } from './probes/load.ts'
import { make } from './probes/make.ts'
import { memory } from './probes/memory.ts'
import { ninja } from './probes/ninja.ts'
import { microcode } from './probes/microcode.ts'
import { node } from './probes/node.ts'
import { npm } from './probes/npm.ts'
import { perfCounters } from './probes/perf-counters.ts'
import { pinning } from './probes/pinning.ts'
import { pressure } from './probes/pressure.ts'
import { python } from './probes/python.ts'
import { siblings } from './probes/siblings.ts'
import { steal } from './probes/steal.ts'
import { swap } from './probes/swap.ts'
import { userNamespaces } from './probes/user-namespaces.ts'

/** Where this machine's runs keep things; absolute paths. */
export interface Places {
  readonly resultsDirectory: string
  /** `null` when the environment names no home. */
  readonly cacheDirectory: string | null
  readonly tuningRecord: string
}

/** Every probe, in the order in which they are shown: tools, the CPUs, the system, its company. */
export function probesOf({
  resultsDirectory,
  cacheDirectory,
  tuningRecord,
}: Places): readonly Probe[] {
  return [
    node,
    npm,
    git,
    compiler,
    make,
    python,
    cmake,
    ninja,
    compilerCache,
    gitLfs,
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
