import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCli } from '../cli/run-cli.ts'
import { nodeRepository } from '../fakes/node-tree.ts'
import { TOP } from '../repository/tracked-files.ts'

const page = readFileSync(join(TOP, 'docs/migrating.md'), 'utf8')

function sectionOn(tool: string): string {
  return page.split(/^## /m).find((section) => section.startsWith(`${tool}\n`)) ?? ''
}

describe('what the page on other tools shows', () => {
  it('names what would be measured of Node.js itself', async () => {
    const [, settings = ''] =
      /```yaml\n([\s\S]*?)```/.exec(sectionOn('compare.js and compare.R of Node.js')) ?? []
    const repository = nodeRepository()
    repository.write('deadheat.yml', settings)
    const { exitCode, stdout, stderr } = await runCli(['compare', 'HEAD', '.', '--list'], {
      directory: repository.directory,
    })
    expect(`${stdout}${stderr}`).toMatch(/^ *url {2,}/m)
    expect(exitCode).toBe(0)
  })
})
