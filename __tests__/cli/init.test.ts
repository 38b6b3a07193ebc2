import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { compare } from '../../src/cli/compare.ts'
import { init } from '../../src/cli/init.ts'
import { gitRepository, temporaryFolder, type GitRepository } from '../fakes/git-repository.ts'
import { actionlint, zizmor } from '../repository/linters.ts'
import { ranCommand } from '../fakes/terminals.ts'

async function saidBy(directory: string, ...words: readonly string[]): Promise<string> {
  const { code, said } = await ranCommand(init, [...words, '--untried'], { directory })
  expect(code).toBe(0)
  return said
}

function addonRepository(): GitRepository {
  return gitRepository({
    'package.json': '{"name":"a","version":"1.0.0"}',
    'package-lock.json': '{}',
    'binding.gyp': '{}',
    '.nvmrc': 'v22.1.0\n',
    'test/perf/all.mjs': `import { Bench } from 'tinybench'\n`,
    'node_modules/x/bench/a.js': `require('mitata')\n`,
  })
}

it('deadheat init writes nothing without a yes, and says how to say it', async () => {
  const { directory } = addonRepository()
  const said = await saidBy(directory)
  expect(said).toContain('not written: deadheat.yml: "deadheat init --yes" writes it')
  expect(existsSync(join(directory, 'deadheat.yml'))).toBe(false)
  await saidBy(directory, '--yes', '--dry-run')
  expect(existsSync(join(directory, 'deadheat.yml'))).toBe(false)
})

it('deadheat init writes what suits the repository', async () => {
  const { directory, git } = addonRepository()
  const said = await saidBy(join(directory, 'test'), '--yes')
  expect(said).toContain('those of test/perf are found by themselves (found 0 in-process')
  expect(said).toContain('the recipe is not named: it is "addon"')
  const settings = readFileSync(join(directory, 'deadheat.yml'), 'utf8')
  expect(settings).not.toContain('\nbenchmarks:')
  expect(settings).toContain('\nnode-version: "22"\n')
  expect(git('status', '--porcelain', '--untracked-files=all').split('\n')).toHaveLength(2)
})

it('deadheat init writes what suits a package in a folder, which "compare" then finds', async () => {
  const { directory } = gitRepository({
    'package.json': '{"name":"top","version":"1.0.0","scripts":{"bench":"node top.js"}}',
    'pnpm-lock.yaml': '',
    'packages/a/package.json': '{"name":"a","version":"1.0.0"}',
    'packages/a/perf/all.js': `require('benchmark')\n`,
  })
  const words = ['--working-directory', 'packages/a', '--yes']
  expect(await saidBy(directory, ...words)).toContain('installed as pnpm-lock.yaml says')
  const settings = readFileSync(join(directory, 'deadheat.yml'), 'utf8')
  expect(settings).toContain('\nworking-directory: packages/a\n')
  const listed = await ranCommand(compare, ['HEAD', 'HEAD', '--list'], { directory })
  expect(listed.said).toMatch(/from perf:\n +all +a suite of benchmark,/)
  await expect(saidBy(directory, '--working-directory', '../a')).rejects.toThrow(
    'expected "working-directory" to name a folder inside the repository, got "../a"',
  )
})

it.each([
  ['.nvmrc', '# the line of our users\nlts/iron\n', 'node-version: lts/iron', 'as in .nvmrc'],
  ['.nvmrc', 'node', 'node-version: node', 'as in .nvmrc'],
  ['.node-version', 'v20.11.1\n', 'node-version: "20"', 'as in .node-version'],
  ['.tool-versions', 'ruby 3.3\nnodejs 22.1.0\n', 'node-version: "22"', 'as in .tool-versions'],
  ['.nvmrc', '/opt/node', 'node-version: lts', 'because the repository names none'],
  ['package.json', '{"engines":{"node":"^20 || ^22"}}', 'node-version: "22"', '"engines" of'],
  ['package.json', '{"engines":{"node":">=18"}}', 'node-version: lts', 'names none'],
])('deadheat init takes the Node.js of %s: %j', async (path, content, line, why) => {
  const { directory, write } = gitRepository()
  write(path, content)
  const said = await saidBy(directory, '--dry-run')
  expect(said).toContain(`    ${line}\n`)
  expect(said).toContain(why)
})

it('deadheat init never replaces a file that nobody was asked about', async () => {
  const repository = addonRepository()
  repository.write('deadheat.yml', 'budget: 1min\n')
  const said = await saidBy(repository.directory, '--yes')
  expect(said).toContain('not written: deadheat.yml is there already: remove it first')
  expect(readFileSync(join(repository.directory, 'deadheat.yml'), 'utf8')).toBe('budget: 1min\n')
})

it('deadheat init refuses where there is no repository', async () => {
  await expect(saidBy(temporaryFolder())).rejects.toThrow('expected a git repository to look at')
})

it('deadheat init writes a workflow that the linters have nothing to say about', async () => {
  const { directory, write } = addonRepository()
  await saidBy(directory, '--yes')
  const file = '.github/workflows/performance.yml'
  expect(await actionlint([file], directory)).toBe('')
  write('zizmor.yml', "rules: { unpinned-uses: { config: { policies: { '*': ref-pin } } } }\n")
  expect(await zizmor([file], directory)).toBe('')
})
