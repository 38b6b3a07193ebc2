import { watched } from './reading/watched.ts'

/** Benchmark.js: median over its samples of the time per call of each benchmark. */
export const benchmarkJs = watched({ id: 'benchmark', secondsPerCall: 0 })
