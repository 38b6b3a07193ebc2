import { cpSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { treeFiles } from '../../scripts/test-run/tree-digest.ts'
import { folderOfFile, plantFiles } from '../fakes/git-repository.ts'
import { runProgram } from './run-program.ts'
import { TOP } from './tracked-files.ts'

const copy = folderOfFile()

/** Files of one's own, and the line that puts each into a list, with its import. */
const more = [
  {
    path: 'src/build/recipes/nothing-recipe.ts',
    text: `import type { RecipeSteps } from './recipe-of.ts'

/** Builds nothing. */
export const nothingRecipe: RecipeSteps = { build: () => Promise.resolve(null) }
`,
    list: 'src/build/recipes/index.ts',
    line: '  nothing: nothingRecipe,',
    from: 'export const recipes: Readonly<Record<Recipe, RecipeSteps>> = {',
  },
  {
    path: 'src/adapters/silent.ts',
    text: `import type { Adapter } from './adapter.ts'

/** A tool that says nothing. */
export const silent: Adapter = {
  id: 'silent',
  fillsTime: false,
  argv: (command) => command,
  read: () => ({ rows: [], cpuSeconds: null, peakMemoryBytes: null }),
}
`,
    list: 'src/adapters/index.ts',
    line: '  silent,',
    from: 'export const adapters: Readonly<Record<AdapterId, Adapter>> = {',
  },
  {
    path: 'src/metrics/heat.ts',
    text: `import type { Metric } from '../model/judging/metric.ts'

/** How warm it gets. */
export const heat: Metric = {
  id: 'heat',
  label: 'heat',
  unit: 'ratio',
  better: 'lower',
  assume: 'nothing',
  threshold: 0.1,
  gates: false,
}
`,
    list: 'src/metrics/index.ts',
    line: '  heat,',
    from: 'export const metrics: readonly Metric[] = [',
  },
  {
    path: 'src/doctor/moon.ts',
    text: `import { fine, type Probe } from './probe.ts'

/** The phase of the moon. */
export const moon: Probe = { id: 'moon', title: 'moon', questions: [], judge: () => fine('full') }
`,
    list: 'src/doctor/probes.ts',
    line: '    moon,',
    from: '  return [',
  },
  {
    path: 'src/render/comment/greeting.ts',
    text: `import type { Section } from './comment-input.ts'

/** Good morning. */
export const greeting: Section = () => 'Good morning.'
`,
    list: 'src/render/comment/comment-sections.ts',
    line: "  [greeting, 'greeting', 'good morning'],",
    from: 'const builtInSections: readonly CommentSection[] = [',
  },
]

it('takes a file and a line to add a recipe, adapter, metric, probe or section', async () => {
  const needed = /^(?:src|scripts|schemas|docs|benchmarks|__tests__)\/|^[^/]+$/
  for (const file of treeFiles(TOP).filter((path) => needed.test(path)))
    cpSync(join(TOP, file), join(copy, file))
  symlinkSync(join(TOP, 'node_modules'), join(copy, 'node_modules'))
  for (const { path, text, list, line, from } of more) {
    const present = readFileSync(join(copy, list), 'utf8')
    expect(present).toContain(from)
    const [name = ''] = /(?<=export const )\w+/.exec(text) ?? []
    const specifier = path.replace(dirname(list), '.')
    const imported = `import { ${name} } from '${specifier}'\n`
    const longer = imported + present.replace(from, `${from}\n${line}`)
    plantFiles(copy, { [path]: text, [list]: longer })
  }
  // A name that no schema has yet is told on one screen.
  const before = await runProgram('npx', ['tsc', '-p', '.'], copy)
  expect(before.exitCode).not.toBe(0)
  expect(before.output.split('\n').length).toBeLessThan(25)
  expect(before.output.length).toBeLessThan(4000)
  await runProgram('npm', ['run', '--silent', 'generate'], copy)
  const after = await runProgram('npx', ['tsc', '-p', '.'], copy)
  expect(after).toEqual({ exitCode: 0, output: '' })
  const settings = readFileSync(join(copy, 'schemas/config.json'), 'utf8')
  for (const id of ['nothing', 'silent']) expect(settings).toContain(`"${id}"`)
  expect(readFileSync(join(copy, 'docs/comment.md'), 'utf8')).toContain(
    '| greeting | good morning |',
  )
})
