import { watched } from './watched.ts'

/** tinybench: mean time of a call of each task, as `bench.run()` leaves it. */
export const tinybench = watched('tinybench', 'tinybench')
