import type { Benchmark, Parameters } from '../model/run/benchmark.ts'

/** `hash bytes=16`: the name, then the parameters in their declared order. */
export function benchmarkId(name: string, parameters: Parameters): string {
  const values = Object.entries(parameters).map(([key, value]) => `${key}=${String(value)}`)
  return [name, ...values].join(' ').slice(0, 300)
}

/**
 * What a benchmark is called.
 *
 * @param path - its name, after the folder that it lies in, if any
 */
export function namedBenchmark(
  path: string,
  parameters: Parameters,
): Pick<Benchmark, 'id' | 'suite' | 'name' | 'parameters'> {
  const slash = path.lastIndexOf('/')
  const suite = slash < 0 ? '' : path.slice(0, slash)
  return { id: benchmarkId(path, parameters), suite, name: path.slice(slash + 1), parameters }
}
