import { watched } from './reading/watched.ts'

/** fastbench: median over parts of its iterations of the time per iteration of each function. */
export const fastbench = watched({ id: 'fastbench', secondsPerCall: 0 })
