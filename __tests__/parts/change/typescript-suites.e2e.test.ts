import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { changeSchema } from '../../../src/parts/change/change.ts'
import { withPackages } from '../../adapters/real-tools/installed-tool.ts'
import { resultIn, runCli } from '../../cli/run-cli.ts'
import { tinyRepository } from '../../cli/tiny-package.ts'
import { temporaryFolder } from '../../fakes/git-repository.ts'
import { inWhole } from '../../whole.ts'

const source = (by: string): string => `export interface Options { by: number }
export enum Way { Up, Down }
export class Counter<T extends number> {
  constructor(private readonly start: T) {}
  count(n: number): number { return this.start + n * ${by} }
  unused(n: number): number { return n * ${by} }
}
export const each = (list: readonly number[]): number[] => list.map((n) => n + ${by})
export const typed = (value: unknown): Options => value as Options
function kept(n: number): number { return n }
export function idle(n: number): number { const inner = (x: number) => x * ${by}; return inner(n) }
export const again = kept
`
const calls = `import { Counter, each, again, typed } from '../src/count.ts'
const counter = new Counter(1)
const work = () => { again(counter.count(each([1, 2]).length)); typed(1) }
`
// What vitest compiles is never loaded by the suite.
const built = (by: string): string =>
  `export class Counter { count(n) { return n * ${by} } }\nexport class e { f() { return ${by} } }\n`

const suites = [
  {
    title: 'a script that tsx compiles',
    packages: ['tinybench@6.2.3', 'tsx@4.20.6'],
    settings: '',
    file: 'bench/count.ts',
    text: `import { Bench } from 'tinybench'\n${calls}const bench = new Bench({ time: 5 })\nbench.add('work', work)\nawait bench.run()\n`,
  },
  ...inWhole(
    {
      title: 'processes of vitest 5, which ends them by a signal',
      packages: ['vitest@5.1.1'],
      settings: '',
      file: 'bench/count.bench.ts',
      text: `import { test } from 'vitest'\n${calls}test('t', async ({ bench }) => { await bench('work', work).run({ time: 5, warmupTime: 1 }) })\n`,
    },
    {
      title: 'threads of vitest 1',
      packages: ['vitest@1.6.1'],
      settings:
        'commands: [{ name: s, adapter: vitest, command: npx vitest bench perf --run --pool threads }]\n',
      file: 'perf/count.bench.ts',
      text: `import { bench } from 'vitest'\n${calls}bench('work', work, { time: 5, warmupTime: 1 })\n`,
    },
  ),
]

it.each(suites)('the edited functions in TypeScript of a suite are told: $title', async (suite) => {
  const tree = await withPackages(temporaryFolder(), suite.packages)
  const own = (name: string): string => readFileSync(join(tree, name), 'utf8')
  const packages = z.looseObject({}).parse(JSON.parse(own('package.json')))
  const manifest = { ...packages, name: 'p', type: 'module' }
  const { directory } = tinyRepository(
    {
      'package.json': JSON.stringify({ ...manifest, main: 'dist/index.js' }),
      'package-lock.json': own('package-lock.json'),
      'deadheat.yml': `${suite.settings}rows: changed\n`,
      'dist/index.js': built('2'),
      'src/count.ts': source('2'),
      'src/other.ts': 'export const unmeasured = (n: number): number => n + 2\n',
      [suite.file]: suite.text,
    },
    {
      'src/other.ts': 'export const unmeasured = (n: number): number => n + 3\n',
      'src/count.ts': source('3').replace('by: number', 'by: string'),
      'dist/index.js': built('3'),
    },
  )
  const words = 'compare HEAD~1 HEAD --budget 40s --pairs 6 --alpha 20% --profile='.split(' ')
  const { stderr } = await runCli(words, { directory })
  expect(stderr).not.toContain('deadheat: ')
  const { parts } = resultIn(directory)
  const { change } = z.object({ change: changeSchema }).parse(parts)
  expect(change.unseen).toEqual([])
  expect(change.edits.map(({ name, file }) => `${file} ${name}`)).toEqual([
    'src/count.ts Counter.count',
    'src/count.ts Counter.unused',
    'src/count.ts each › (anonymous)',
    'src/count.ts inner',
    'src/other.ts unmeasured',
  ])
  expect(change.rows.map(({ runs }) => runs)).toEqual([[0, 2]])
})
