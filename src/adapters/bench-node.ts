import { watched } from './reading/watched.ts'

/**
 * bench-node: median time per call of each benchmark, or operations per second where it keeps no
 * samples.
 */
export const benchNode = watched({
  id: 'bench-node',
  nodeOptions: ['--allow-natives-syntax'],
  secondsPerCall: 0,
})
