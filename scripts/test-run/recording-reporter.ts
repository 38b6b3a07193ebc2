import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Reporter, TestModule } from 'vitest/node'
import { record } from './record.ts'

const TOP = fileURLToPath(new URL('../..', import.meta.url))

/** A vitest reporter that records what came of every file, as soon as the file ends. */
export default class RecordingReporter implements Reporter {
  onTestModuleEnd(module: TestModule): void {
    const folder = process.env['DEADHEAT_TEST_RECORD']
    if (folder === undefined) return
    const tests = [...module.children.allTests()]
    const inState = (state: string): typeof tests =>
      tests.filter((test) => test.result().state === state)
    const failed = inState('failed').length
    record(folder, relative(TOP, module.moduleId), {
      passed: inState('passed').length,
      // A file that cannot be loaded contains no test that could fail, so it counts as one.
      failed: failed === 0 && !module.ok() ? 1 : failed,
      skipped: tests
        .filter((test) => !['passed', 'failed'].includes(test.result().state))
        .map(({ fullName, options }) => ({ name: fullName, tags: options.tags ?? [] })),
    })
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of modules) this.onTestModuleEnd(module)
  }
}
