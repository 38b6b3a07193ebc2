import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { compare } from '../../src/cli/compare.ts'
import { tinyRepository } from '../cli/tiny-package.ts'
import { TOP } from '../repository/tracked-files.ts'
import { isWorkflow, sideOfDiff, yamlBlocksOf } from '../repository/yaml-blocks.ts'
import { ranCommand } from '../fakes/terminals.ts'
import { folderOfFile } from '../fakes/git-repository.ts'
import { nodeRepository } from '../fakes/node-tree.ts'

const text = readFileSync(join(TOP, 'docs/migrating.md'), 'utf8')
const environment = { ...process.env, DEADHEAT_CACHE: join(folderOfFile(), 'cache') }

const workflows = [...text.matchAll(/^## (?<tool>.*)\n\n```diff\n(?<diff>[\s\S]*?)^```/gm)].map(
  ({ groups }) => ({ tool: groups?.['tool'] ?? '', diff: groups?.['diff'] ?? '' }),
)

it('there are workflows for those who come from another tool', () => {
  expect(workflows.map(({ tool }) => tool)).toEqual(['github-action-benchmark'])
})

it.each(workflows)('they are workflows before and after: $tool', ({ diff }) => {
  for (const sign of ['-', '+'] as const) {
    expect(isWorkflow({ name: '', text: sideOfDiff(diff, sign) })).toBe(true)
    expect(parse(sideOfDiff(diff, sign))).toHaveProperty('jobs.compare.steps')
  }
})

const files = yamlBlocksOf('docs/migrating.md', text).filter((block) => !isWorkflow(block))

it.each(files)('their settings name what deadheat would measure: $name', async (file) => {
  const [, name = ''] = /name: ([\w-]+)/.exec(file.text) ?? []
  const isCore = file.text.includes('node-core')
  const { directory, write } = isCore ? nodeRepository() : tinyRepository({})
  write('deadheat.yml', file.text)
  const place = { environment, directory, width: 200 }
  const { code, said } = await ranCommand(compare, ['HEAD', '.', '--list'], place)
  expect(said.split('\n').map((line) => line.trim().split(/ {2,}/)[0])).toContain(name)
  expect(code).toBe(0)
})
