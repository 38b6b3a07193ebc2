import type { Benchmark } from '../model/run/benchmark.ts'
import type { ServerRequest } from '../model/run/server.ts'

/**
 * What the server of a benchmark is asked.
 *
 * @throws Error when the benchmark is no server, which its plan should have seen
 */
export function requestsOf({ id, server }: Benchmark): readonly ServerRequest[] {
  if (server === undefined) throw new Error(`expected a server, got the benchmark "${id}"`)
  return server.requests
}
