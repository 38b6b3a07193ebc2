import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { toolPaths } from '../../scripts/test-tools.ts'
import { compare } from '../../src/cli/compare.ts'
import { tinyRepository } from '../cli/tiny-package.ts'
import { runProgram } from '../repository/run-program.ts'
import { TOP } from '../repository/tracked-files.ts'
import { isWorkflow, yamlBlocksOf } from '../repository/yaml-blocks.ts'
import { ranCommand } from '../fakes/terminals.ts'
import { folderOfFile } from '../fakes/git-repository.ts'

const text = readFileSync(join(TOP, 'docs/migrating.md'), 'utf8')
const place = folderOfFile()

const workflows = [...text.matchAll(/^## (?<tool>.*)\n\n```diff\n(?<diff>[\s\S]*?)^```/gm)].map(
  ({ groups }) => ({ tool: groups?.['tool'] ?? '', diff: groups?.['diff'] ?? '' }),
)

/** One side of a diff: `-` for what was before, `+` for what comes after. */
function sideOf(diff: string, sign: '-' | '+'): string {
  const lines = diff.split('\n').filter((line) => line.startsWith(sign) || line.startsWith(' '))
  return `${lines.map((line) => line.slice(1)).join('\n')}\n`
}

/** What the program would measure in a repository with these files. */
async function listedIn(files: Readonly<Record<string, string>>, ...words: readonly string[]) {
  const { directory } = tinyRepository({
    'package.json': '{"name":"tiny","version":"1.0.0"}\n',
    ...files,
  })
  const environment = { ...process.env, DEADHEAT_CACHE: join(place, 'cache') }
  return ranCommand(compare, ['HEAD', '.', '--list', ...words], {
    environment,
    directory,
    width: 200,
  })
}

describe('the workflows for those who come from another tool', () => {
  it('are there', () => {
    expect(workflows.map(({ tool }) => tool)).toEqual(['github-action-benchmark'])
  })

  it.each(workflows)('are workflows before and after: $tool', ({ diff }) => {
    for (const sign of ['-', '+'] as const) {
      expect(isWorkflow({ name: '', text: sideOf(diff, sign) })).toBe(true)
      expect(parse(sideOf(diff, sign))).toHaveProperty('jobs.compare.steps')
    }
  })

  it('pass the linters after, the inputs of the action included', async () => {
    mkdirSync(join(place, '.github/workflows'), { recursive: true })
    mkdirSync(join(place, '.git'))
    for (const name of ['action.yml', 'dist/index.js']) {
      mkdirSync(join(place, 'dist'), { recursive: true })
      writeFileSync(join(place, name), readFileSync(join(TOP, name)))
    }
    const files = workflows.map(({ tool, diff }) => {
      const file = `.github/workflows/${tool}.yml`
      writeFileSync(join(place, file), sideOf(diff, '+'))
      return file
    })
    const { actionlint, zizmor } = toolPaths()
    const quiet = ['--offline', '--quiet', '--no-progress', '--strict-collection']
    expect(await runProgram(zizmor, [...quiet, ...files], place)).toMatchObject({ exitCode: 0 })
    for (const [index, { diff }] of workflows.entries()) {
      const here = sideOf(diff, '+').replace(/[\w.-]+\/deadheat@\S+/, './')
      writeFileSync(join(place, files[index] ?? ''), here)
    }
    const flags = ['-no-color', '-shellcheck=', '-pyflakes=']
    const { exitCode, output } = await runProgram(actionlint, [...flags, ...files], place)
    expect(`${output}${exitCode}`).toBe('0')
  })
})

describe('the settings for those who come from another tool', () => {
  const files = yamlBlocksOf('docs/migrating.md', text).filter(
    ({ text: settings }) => !settings.includes('node-core'),
  )

  it.each(files)('name what deadheat would measure: $name', async ({ text: settings }) => {
    const [, name = ''] = /name: ([\w-]+)/.exec(settings) ?? []
    const { code, said } = await listedIn({ 'deadheat.yml': settings })
    expect(said.split('\n').map((line) => line.trim().split(/ {2,}/)[0])).toContain(name)
    expect(code).toBe(0)
  })
})
