import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { compare } from '../../src/cli/compare.ts'
import { tinyRepository } from '../cli/tiny-package.ts'
import { TOP } from '../repository/tracked-files.ts'
import { isWorkflow, sideOfDiff, yamlBlocksOf } from '../repository/yaml-blocks.ts'
import { ranCommand } from '../fakes/terminals.ts'
import { folderOfFile } from '../fakes/git-repository.ts'

const text = readFileSync(join(TOP, 'docs/migrating.md'), 'utf8')
const place = folderOfFile()

const workflows = [...text.matchAll(/^## (?<tool>.*)\n\n```diff\n(?<diff>[\s\S]*?)^```/gm)].map(
  ({ groups }) => ({ tool: groups?.['tool'] ?? '', diff: groups?.['diff'] ?? '' }),
)

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
      expect(isWorkflow({ name: '', text: sideOfDiff(diff, sign) })).toBe(true)
      expect(parse(sideOfDiff(diff, sign))).toHaveProperty('jobs.compare.steps')
    }
  })
})

describe('the settings for those who come from another tool', () => {
  const files = yamlBlocksOf('docs/migrating.md', text).filter(
    (block) => !isWorkflow(block) && !block.text.includes('node-core'),
  )

  it.each(files)('name what deadheat would measure: $name', async ({ text: settings }) => {
    const [, name = ''] = /name: ([\w-]+)/.exec(settings) ?? []
    const { code, said } = await listedIn({ 'deadheat.yml': settings })
    expect(said.split('\n').map((line) => line.trim().split(/ {2,}/)[0])).toContain(name)
    expect(code).toBe(0)
  })
})
