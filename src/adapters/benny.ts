import { watched } from './reading/watched.ts'

/** benny: named suites of Benchmark.js. */
export const benny = watched({ id: 'benny', secondsPerCall: 0 })
