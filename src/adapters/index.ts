import type { AdapterId } from '../model/adapter-id.ts'
import type { Adapter } from './adapter.ts'
import { autocannon } from './autocannon.ts'
import { benchNode } from './bench-node.ts'
import { benchmarkJs } from './benchmark-js.ts'
import { benny } from './benny.ts'
import { cargoBench } from './cargo-bench.ts'
import { criterion } from './criterion.ts'
import { cronometro } from './cronometro.ts'
import { denoBench } from './deno-bench.ts'
import { fastbench } from './fastbench.ts'
import { googleBenchmark } from './google-benchmark.ts'
import { jsonLines } from './json-lines.ts'
import { mitata } from './mitata.ts'
import { nodeCore } from './node-core.ts'
import { tinybench } from './tinybench.ts'
import { vitest } from './vitest.ts'

/** All adapters: one for each tool whose suites can be read. */
export const adapters: Readonly<Record<AdapterId, Adapter>> = {
  tinybench,
  mitata,
  benchmark: benchmarkJs,
  benny,
  cronometro,
  fastbench,
  'bench-node': benchNode,
  vitest,
  autocannon,
  'google-benchmark': googleBenchmark,
  'deno-bench': denoBench,
  criterion,
  'cargo-bench': cargoBench,
  'json-lines': jsonLines,
  'node-core': nodeCore,
}
