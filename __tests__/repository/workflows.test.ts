import { globSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { folderOfFile, plantFiles } from '../fakes/git-repository.ts'
import { actionlint, zizmor } from './linters.ts'
import { TOP } from './tracked-files.ts'
import { isWorkflow, yamlBlocksOf } from './yaml-blocks.ts'

// A pull request's title reaches a shell: the oldest hole there is.
const INJECTION = `on: pull_request_target
jobs:
  greet:
    runs-on: ubuntu-latest
    steps:
      - run: echo "\${{ github.event.pull_request.title }}"
`

const ZIZMOR_FOR_READERS = `rules:
  self-repository:
    disable: true
`

const ours = globSync('.github/workflows/*.{yml,yaml}', { cwd: TOP })
const blocks = globSync(['README.md', 'docs/*.md'], { cwd: TOP }).flatMap((document) =>
  yamlBlocksOf(document, readFileSync(join(TOP, document), 'utf8')),
)
const workflows = blocks.filter(isWorkflow)

const temporary = folderOfFile()

it('the workflows of this repository exist', () => {
  expect(ours).not.toEqual([])
})

it('the workflows of this repository pass actionlint', async () => {
  expect(await actionlint(ours, TOP)).toBe('')
})

it('the workflows of this repository pass zizmor, together with action.yml', async () => {
  expect(await zizmor([...ours, 'action.yml'], TOP)).toBe('')
})

it.each(blocks)('the YAML in the documents parses: $name', ({ text }) => {
  expect(parse(text)).toBeTypeOf('object')
})

it('the YAML in the documents holds a workflow to copy', () => {
  expect(workflows.map(({ name }) => name)).toContainEqual(expect.stringContaining('README.md'))
})

it('the YAML in the documents passes actionlint, inputs of the action included, where it is a workflow', async () => {
  const project = projectOf('readers', withActionHere)
  expect(await actionlint(workflows.map(fileOf), project)).toBe('')
})

it('the YAML in the documents passes zizmor where it is a workflow', async () => {
  const project = projectOf('published', (text) => text)
  plantFiles(project, { 'zizmor.yml': ZIZMOR_FOR_READERS })
  expect(await zizmor(workflows.map(fileOf), project)).toBe('')
})

it.each([
  { name: 'actionlint', lint: actionlint },
  { name: 'zizmor', lint: zizmor },
])('$name refuses a workflow that pastes a title into a shell', async ({ name, lint }) => {
  const project = join(temporary, name)
  plantFiles(project, { '.github/workflows/greet.yml': INJECTION })
  expect(await lint(['.github/workflows/greet.yml'], project)).toContain('title')
})

/** A repository that holds the workflows of the documents, and the action beside them. */
function projectOf(name: string, rewrite: (text: string) => string): string {
  const project = join(temporary, name)
  const action = readFileSync(join(TOP, 'action.yml'), 'utf8')
  plantFiles(project, { '.git/description': '', 'action.yml': action })
  for (const block of workflows) plantFiles(project, { [fileOf(block)]: rewrite(block.text) })
  symlinkSync(join(TOP, 'dist'), join(project, 'dist'))
  return project
}

function fileOf({ name }: { readonly name: string }): string {
  return `.github/workflows/${name}.yml`
}

// Only for an action on disk does actionlint know the inputs and outputs.
function withActionHere(text: string): string {
  return text.replaceAll(/(?<=\buses:\s*['"]?)[\w.-]+\/deadheat@[\w.-]+/g, './')
}

it('the benchmarks of this repository are all measured in its pull requests', () => {
  const { commands } = z
    .object({ commands: z.array(z.object({ command: z.string() })) })
    .parse(parse(readFileSync(join(TOP, '.github/deadheat.yml'), 'utf8')))
  const left = globSync('benchmarks/own/*', { cwd: TOP })
    .filter(
      (file) => !/^export (?:async )?function run\b/m.test(readFileSync(join(TOP, file), 'utf8')),
    )
    .filter((file) => commands.every(({ command }) => command !== `node ${file}`))
  expect(left).toEqual([])
})
