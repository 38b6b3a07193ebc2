import type { Parameters, ServerBenchmark } from '../model/run/benchmark.ts'
import type { ServerSetting } from '../settings/settings.ts'
import { namedBenchmark } from './named-benchmark.ts'

/** Under a rate, what the slowest requests take is what is asked for. */
const gatesAtRate = ['time', 'cpu', 'peak-memory', 'latency-p99']

/** A server with each combination of its connections, pipelining and rates. */
export function serverBenchmarks(
  { name, command, connections, pipelining, rate, ...setting }: ServerSetting,
  timeoutSeconds: number,
): readonly ServerBenchmark[] {
  const { ready, requests, burst, session, seconds } = setting
  const otherNames = { ready, requests, burst, session, seconds }
  return valuesOf(connections).flatMap((connectedCount) =>
    valuesOf(pipelining).flatMap((pipelinedCount) =>
      valuesOf(rate).map((perSecond): ServerBenchmark => {
        const parameters = {
          ...several('connections', connections, connectedCount),
          ...several('pipelining', pipelining, pipelinedCount),
          ...several('rate', rate, perSecond),
        }
        return {
          ...namedBenchmark(name, parameters),
          driver: 'alternate',
          module: null,
          command: [...command],
          server: {
            ...otherNames,
            connections: connectedCount,
            pipelining: pipelinedCount,
            rate: perSecond,
          },
          timeoutSeconds,
          threshold: null,
          ...(perSecond === null ? {} : { gates: gatesAtRate }),
        }
      }),
    ),
  )
}

type OneOrMore = number | readonly number[] | null

function valuesOf(givenValue: OneOrMore): readonly (number | null)[] {
  return typeof givenValue === 'number' || givenValue === null ? [givenValue] : givenValue
}

/** A list makes a parameter, a single value does not. */
function several(name: string, givenValue: OneOrMore, value: number | null): Parameters {
  return typeof givenValue === 'number' || givenValue === null || value === null
    ? {}
    : { [name]: value }
}
