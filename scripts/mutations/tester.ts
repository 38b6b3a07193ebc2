// Says of one change after another, in the folder where it is started, whether a test finds it. It keeps one vitest,
// whose start takes longer than most tests do.
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createVitest, type TestSpecification } from 'vitest/node'
import type { SourceChange } from './changes-of.ts'

const isNear = process.argv[2] === 'near'
const USUAL_SECONDS = 120
const MOST_SECONDS = 900

const vitest = await createVitest('test', { watch: false, bail: 1, reporters: [{}] })
await vitest.globTestSpecifications()
/** Test files by the source that they load. */
const testsBySource = new Map<string, readonly TestSpecification[]>()
/** Those that fail without a change, too. */
const brokenTests = new Set<string>()

process.on('disconnect', () => process.exit())
process.on('message', (change: SourceChange) => {
  void isFound(change).then((answer) => process.send?.(answer))
})
process.send?.(USUAL_SECONDS)

async function isFound({ path, text }: SourceChange): Promise<boolean> {
  const file = resolve(path)
  const before = readFileSync(file, 'utf8')
  const write = (content: string): void => {
    writeFileSync(file, content)
    vitest.invalidateFile(file)
  }
  const tests = testsBySource.get(file) ?? (await testsThatLoad(file))
  testsBySource.set(file, tests)
  const ownPath = path.replace(/^src\//, '/__tests__/').replace(/ts$/, 'test.ts')
  const folder = ownPath.slice(0, ownPath.lastIndexOf('/') + 1)
  const stageOf = ({ moduleId, project }: TestSpecification): number => {
    if (moduleId.endsWith(ownPath)) return 0
    const isInFolder = moduleId.includes(folder)
    if (project.name === 'quick') return isInFolder ? 1 : 2
    return isInFolder ? 3 : 4
  }
  try {
    write(text)
    for (const stage of isNear ? [0, 1, 2, 3] : [0, 1, 2, 3, 4]) {
      process.send?.(stage === 4 ? MOST_SECONDS : USUAL_SECONDS)
      const ownTests = tests.filter((test) => stageOf(test) === stage)
      for (let failed = await failuresOf(ownTests); failed.length > 0;) {
        write(before)
        const broken = await failuresOf(failed)
        if (broken.length < failed.length) return true
        for (const { moduleId } of broken) {
          process.stderr.write(`fails without a change, too: ${moduleId}\n`)
          brokenTests.add(moduleId)
        }
        write(text)
        failed = await failuresOf(ownTests)
      }
    }
    return false
  } finally {
    write(before)
  }
}

async function testsThatLoad(file: string): Promise<readonly TestSpecification[]> {
  vitest.config.related = [file]
  const tests = await vitest.getRelevantTestSpecifications()
  return tests.filter(({ project }) => ['quick', 'unit', 'apart'].includes(project.name))
}

async function failuresOf(tests: readonly TestSpecification[]): Promise<TestSpecification[]> {
  const wanted = tests.filter(({ moduleId }) => !brokenTests.has(moduleId))
  if (wanted.length === 0) return []
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(wanted)
  const failedIds = new Set(testModules.flatMap((each) => (each.ok() ? [] : [each.moduleId])))
  const failed = wanted.filter(({ moduleId }) => failedIds.has(moduleId))
  return failed.length === 0 && unhandledErrors.length > 0 ? wanted : failed
}
