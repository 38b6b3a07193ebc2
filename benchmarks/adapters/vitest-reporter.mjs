import { appendFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'

// A vitest reporter that records benchmarks with their full names. Vitest 1 to 4 keep them as tasks
// and report them at the end, in two ways; since 5 they belong to a test, which reports them
// itself.

const separator = ' > '

export default class {
  onInit(vitest) {
    this.root = vitest?.config?.root ?? process.cwd()
  }

  onFinished(files) {
    this.tellFiles(files ?? [])
  }

  onTestRunEnd(modules) {
    this.tellFiles(modules.map((each) => each.task))
  }

  onTestCaseBenchmark(test, benchmark) {
    for (const task of benchmark.tasks) {
      // Cached results of an earlier run are not results of this one.
      if (task.fromStore === true) continue
      const name = [...this.placeOf(test.module.moduleId), test.fullName, task.name].join(separator)
      tell({ name, value: task.latency.p50, unit: 'ms', statistic: 'median' })
    }
  }

  tellFiles(files) {
    // Vitest 3 calls both methods.
    if (this.isTold) return
    this.isTold = true
    for (const file of files) this.tellTask(file, this.placeOf(file.filepath))
  }

  /** The file of a benchmark, unless the command line names it alone: then the suite is this file. */
  placeOf(file) {
    const [, , , ...words] = process.argv
    const operands = words.filter((word) => !word.startsWith('-'))
    const isSuite = operands.length === 1 && resolve(operands[0]) === resolve(file)
    return isSuite ? [] : [relative(this.root, file)]
  }

  tellTask(task, names) {
    for (const inner of task.tasks ?? []) this.tellTask(inner, [...names, inner.name])
    const found = task.result?.benchmark
    if (task.meta?.benchmark !== true) return
    const name = names.join(separator)
    const error = task.result?.errors?.[0] ?? found?.error
    if (error !== undefined) tell({ name, error: String(error.message ?? error) })
    else if (found !== undefined) tell({ name, unit: 'ms', ...quantileOf(found) })
  }
}

/** The median; vitest 1 reports none, but passes all samples instead. */
function quantileOf({ median, samples, p75 }) {
  if (median !== undefined) return { value: median, statistic: 'median' }
  if (samples?.length > 0) {
    const sorted = samples.toSorted?.((one, other) => one - other) ?? [...samples].sort(byValue)
    return { value: sorted[sorted.length >> 1], statistic: 'median' }
  }
  return { value: p75, statistic: 'p75' }
}

function byValue(one, other) {
  return one - other
}

function tell(line) {
  const path = process.env.DEADHEAT_OUTPUT
  appendFileSync(path, JSON.stringify({ ...line, process: 'reporter' }) + '\n')
}
