import { watched } from './reading/watched.ts'

/** bench-node: median time of a call of each benchmark; operations per second where it keeps no samples. */
export const benchNode = watched({ id: 'bench-node', nodeOptions: ['--allow-natives-syntax'] })
