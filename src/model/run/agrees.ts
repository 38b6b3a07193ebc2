import type { Benchmark } from './benchmark.ts'
import type { StudyChoice } from './study.ts'

/** Whether a row or column of a study's table selects a benchmark. */
export function agrees(benchmark: Benchmark, { name, parameters = {} }: StudyChoice): boolean {
  if (name !== undefined && benchmark.name !== name) return false
  return Object.entries(parameters).every(
    ([key, value]) =>
      Object.hasOwn(benchmark.parameters, key) && benchmark.parameters[key] === value,
  )
}
