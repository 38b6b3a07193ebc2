import { watched } from './reading/watched.ts'

/** tinybench: median time per call of each task after `bench.run()`. */
export const tinybench = watched({ id: 'tinybench', secondsPerCall: 2e-6 })
