import { watched } from './watched.ts'

/** bench-node: operations per second of each benchmark; in its `time` mode the time of a run. */
export const benchNode = watched('bench-node', 'bench-node', ['--allow-natives-syntax'])
