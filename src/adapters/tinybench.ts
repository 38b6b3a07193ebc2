import { watched } from './reading/watched.ts'

/** tinybench: median time of a call of each task, as `bench.run()` leaves it. */
export const tinybench = watched({ id: 'tinybench', secondsPerCall: 2e-6 })
