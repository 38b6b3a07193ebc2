import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findAt, findUnbuilt, nowhere } from '../../../src/session/find/find-at.ts'
import { withPrograms } from '../../../src/session/stage/find-benchmarks.ts'
import { withDefaults, type GivenSettings } from '../../../src/settings/settings.ts'
import { folderWith } from '../../fakes/git-repository.ts'
import { realHost } from '../../fakes/real-host.ts'

async function foundIn(top: string, tree = top) {
  const searched = { tree, directory: top, packageDirectory: top }
  const place = { ...nowhere, folder: 'bench', text: '' }
  const host = realHost()
  const { foundBenchmarks: found, leftOut } = await findAt(place, searched, withDefaults({}), host)
  const folder = join(top, 'bench')
  return { found: await withPrograms(found, searched, folder, host.files), leftOut }
}

it('reads what scripts import from outside of their folder, and nothing outside of the tree', async () => {
  const offer = `import 'tinybench'\nexport const make = 1\n`
  const top = folderWith({
    'secret.mjs': offer,
    'tree/common.mjs': offer,
    'tree/effect.mjs': `import 'tinybench'\n`,
    'tree/bench/a.mjs': `import { make } from '../common.mjs'`,
    'tree/bench/deep/b.mjs': `import { make } from '../../common'`,
    'tree/bench/c.mjs': `import '../effect.mjs'`,
    'tree/bench/d.mjs': `import '../../secret.mjs'\nimport '../link.mjs'\nimport '../none.mjs'`,
  })
  symlinkSync(join(top, 'secret.mjs'), join(top, 'tree/link.mjs'))
  const { found, leftOut } = await foundIn(join(top, 'tree'))
  expect(found).toMatchObject([{ name: 'a' }, { name: 'deep/b' }])
  expect(leftOut.map(({ path }) => path)).toEqual(['c.mjs', 'd.mjs'])
})

const tsx = 'node_modules/tsx/dist/cli.mjs'
it.each([
  [[tsx], ['node', `{directory}/${tsx}`]],
  [
    [`bench/${tsx}`, tsx],
    ['node', `{directory}/bench/${tsx}`],
  ],
  [[], ['node']],
] as const)('a project with %j runs TypeScript by %j', async (programs, words) => {
  const tree = folderWith({
    'bench/a.ts': `import 'tinybench'`,
    ...Object.fromEntries(programs.map((program) => [program, ''])),
  })
  expect((await foundIn(tree)).found).toMatchObject([{ command: [...words, '{benchmarks}/a.ts'] }])
})

it('takes the programs of packages from the folder of benchmarks, where both sides have them', async () => {
  const tree = folderWith({
    'bench/node_modules/vitest/vitest.mjs': '',
    'bench/b.bench.ts': `import { bench } from 'vitest'; bench('b', f)`,
  })
  expect((await foundIn(tree)).found).toMatchObject([
    {
      command: ['node', '{benchmarks}/node_modules/vitest/vitest.mjs', 'bench', expect.anything()],
    },
  ])
})

it('takes the programs of packages from above the measured one, in a workspace', async () => {
  const tree = folderWith({
    'node_modules/vitest/vitest.mjs': '',
    [tsx]: '',
    'packages/b/bench/a.ts': `import 'tinybench'`,
    'packages/b/bench/b.bench.ts': `import { bench } from 'vitest'; bench('b', f)`,
  })
  const { found } = await foundIn(join(tree, 'packages/b'), tree)
  expect(found.map((entry) => entry.kind !== 'module' && entry.command.slice(0, 2))).toEqual([
    ['node', `{directory}/../../${tsx}`],
    ['node', '{package}/../../node_modules/vitest/vitest.mjs'],
  ])
})

const withScript = (bench: string): string => JSON.stringify({ name: 'x', scripts: { bench } })
const tinybench = `import { Bench } from 'tinybench'\n`

async function foundBy(
  files: Readonly<Record<string, string>>,
  given: GivenSettings = {},
  isHead = true,
) {
  const top = folderWith(files)
  symlinkSync('/dev/zero', join(top, 'bench-link.js'))
  const settings = withDefaults(given)
  const source = { top, tree: top, isHead, suite: null }
  const { place, foundBenchmarks: found, leftOut } = await findUnbuilt(source, settings, realHost())
  return {
    place,
    leftOut,
    names: found.map((each) => (each.kind === 'module' ? each.path : each.name)),
    commands: found.map((each) => (each.kind === 'module' ? [] : each.command.join(' '))),
  }
}

it.each([
  ['node --expose-gc perf/all', ['node --expose-gc perf/all.mjs']],
  ['npx tsx ./perf/all.mjs', ['node {package}/node_modules/tsx/dist/cli.mjs ./perf/all.mjs']],
  ['A=1 node run/all.mjs --fast', ['env A=1 node run/all.mjs --fast']],
])('benchmarks are found as the script of package.json runs them: %s', async (bench, commands) => {
  const files = {
    'perf/all.mjs': tinybench,
    // Another one of the tool imports what the script starts.
    'perf/bench-more.mjs': `${tinybench}import './all.mjs'\n`,
    'run/all.mjs': tinybench,
    'bench/data.json': '{}',
  }
  const found = await foundBy({ ...files, 'package.json': withScript(bench) })
  expect(found).toMatchObject({
    commands,
    place: { program: { adapter: 'tinybench' }, beside: 'perf' },
  })
})

it.each([
  ['beside their source', ['src/a/x.bench.ts', 'src/y.bench.ts', 'src/z.ts'], 'src', 2],
  ['below __bench__', ['src/a/__bench__/x.js', 'src/b/__bench__/y.js'], 'src', 2],
  ['in a folder of another name', ['test/perf/all.mjs', 'test/perf/more/one.mjs'], 'test/perf', 2],
  ['beside a usual folder without any', ['bench/none.txt', 'perf/all.mjs'], 'perf', 1],
  ['in packages', ['packages/a/bench/x.js', 'packages/b/bench/y.js'], 'packages', 2],
  // Neither can be told from code by its name: both sides run their own.
  ['among code', ['src/perf.js', 'src/index.js'], '', 1],
  ['beside package.json', ['bench.js'], '', 1],
  ['where the settings of their tool say', ['speed/a.ts', 'speed/b/c.ts'], 'speed', 2],
])('benchmarks are found %s', async (_where, paths, folder, count) => {
  const include = `benchmark: { include: ['x.js', "./**/speed/**/*.?(c|m)[jt]s"] }`
  const { place, names } = await foundBy({
    'vitest.config.ts': `export default { test: { ${include} } }`,
    ...Object.fromEntries(paths.map((path) => [path, tinybench])),
  })
  expect(place.folder).toBe(folder)
  expect(names).toHaveLength(count)
})

it('benchmarks are found in a usual folder, and those elsewhere are named', async () => {
  const { names, leftOut, place } = await foundBy({
    'bench/a.js': tinybench,
    'bench/part.js': '',
    'src/b.bench.js': tinybench,
  })
  expect(names).toEqual(['a'])
  // Where nothing of it runs, they are looked at.
  expect(place.beside).toBe('src')
  expect(leftOut).toEqual([
    { path: 'part.js', why: 'silent' },
    { path: 'src/b.bench.js', why: 'elsewhere' },
  ])
})

it('benchmarks are found in the folder with the most of them, and the others are named', async () => {
  const { place, leftOut } = await foundBy({
    'package.json': withScript('node a.js && node b.js'),
    'perf-testing/all.mjs': tinybench,
    'perf-testing/more/one.mjs': tinybench,
    'perf-testing/rewrite.js': 'writeFileSync("README.md")',
    'test/benchmark.js': tinybench,
    '__performance_tests__/by-hand.mjs': 'console.log(performance.now())',
    'node_modules/that/bench/one.js': tinybench,
  })
  expect(place).toMatchObject({ folder: 'perf-testing', beside: '__performance_tests__' })
  expect(leftOut).toEqual([
    { path: 'rewrite.js', why: 'silent' },
    { path: 'test/benchmark.js', why: 'elsewhere' },
  ])
})

it('benchmarks are found unless settings name what is measured, the package is not head, or it is Node.js itself', async () => {
  const commands = [{ name: 'start', command: ['node', '-e', ''] }]
  const files = { 'perf/all.mjs': tinybench }
  expect((await foundBy(files, { commands })).names).toEqual(['start'])
  expect((await foundBy(files, {}, false)).names).toEqual([])
  const node = { 'node.gyp': '', 'benchmark/common.js': 'createBenchmark' }
  expect(await foundBy(node)).toMatchObject({ names: [], place: { folder: 'benchmark' } })
})
