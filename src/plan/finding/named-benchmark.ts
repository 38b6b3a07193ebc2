import type { Benchmark, Parameters } from '../../model/run/benchmark.ts'
import { benchmarkId } from './benchmark-id.ts'

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
