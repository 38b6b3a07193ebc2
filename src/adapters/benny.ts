import { watched } from './reading/watched.ts'

/** benny: suites of Benchmark.js that have names. */
export const benny = watched({ id: 'benny', secondsPerCall: 0 })
