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
  const others = { ready, requests, burst, session, seconds }
  return valuesOf(connections).flatMap((connected) =>
    valuesOf(pipelining).flatMap((pipelined) =>
      valuesOf(rate).map((perSecond): ServerBenchmark => {
        const parameters = {
          ...several('connections', connections, connected),
          ...several('pipelining', pipelining, pipelined),
          ...several('rate', rate, perSecond),
        }
        return {
          ...namedBenchmark(name, parameters),
          driver: 'alternate',
          module: null,
          command: [...command],
          server: { ...others, connections: connected, pipelining: pipelined, rate: perSecond },
          timeoutSeconds,
          threshold: null,
          ...(perSecond === null ? {} : { gates: gatesAtRate }),
        }
      }),
    ),
  )
}

type OneOrMore = number | readonly number[] | null

function valuesOf(given: OneOrMore): readonly (number | null)[] {
  return typeof given === 'number' || given === null ? [given] : given
}

/** A list makes a parameter, a single value does not. */
function several(name: string, given: OneOrMore, value: number | null): Parameters {
  return typeof given === 'number' || given === null || value === null ? {} : { [name]: value }
}
