import { watched } from './reading/watched.ts'

/** cronometro: median time per call of each test. */
export const cronometro = watched({ id: 'cronometro', secondsPerCall: 4e-6 })
