import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Reporter, TestModule } from 'vitest/node'
import { recordPassed } from './passed-record.ts'

const TOP = fileURLToPath(new URL('../..', import.meta.url))

/**
 * A vitest reporter that records every file all of whose tests passed, as soon as the file ends.
 */
export default class PassedReporter implements Reporter {
  onTestModuleEnd(module: TestModule): void {
    const record = process.env['DEADHEAT_PASSED_RECORD']
    const tests = [...module.children.allTests()]
    const passed = tests.filter((test) => test.result().state === 'passed').length
    if (record === undefined || !module.ok() || passed !== tests.length) return
    recordPassed(record, { key: relative(TOP, module.moduleId), passed })
  }
}
