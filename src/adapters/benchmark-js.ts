import { watched } from './watched.ts'

/** Benchmark.js: mean time of a call of each benchmark. */
export const benchmarkJs = watched('benchmark', 'benchmark')
