import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { toolPaths } from '../../../scripts/test-tools.ts'
import { temporaryFolder } from '../../fakes/git-repository.ts'

const child = fileURLToPath(new URL('own-environment-child.ts', import.meta.url))
const told = z.object({
  /** What it was started with, as the kernel tells everybody. */
  started: z.string(),
  cores: z.string(),
  variables: z.record(z.string(), z.string()),
  inherited: z.string(),
  input: z.string(),
  left: z.array(z.string()),
})

async function started(secret: string): Promise<z.infer<typeof told>> {
  const folder = temporaryFolder()
  const env = {
    PATH: process.env['PATH'],
    TMPDIR: folder,
    GITHUB_JOB: 'bench',
    DEPLOY_KEY: 'another-secret',
    'INPUT_GITHUB-TOKEN': secret,
  }
  const node = join(toolPaths().nodeDirectory, 'node')
  const run = spawn(node, [child, 'word'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  run.stdout.on('data', (piece: Buffer) => (output += piece.toString()))
  await once(run, 'close')
  return told.parse(JSON.parse(output))
}

it('is known to the program, and to nobody who looks at what the program was started with', async () => {
  const secret = 'a\'b"c\n$d \u00e9'
  const { started: shown, cores, variables, inherited, input, left } = await started(secret)
  expect(variables).toMatchObject({ 'INPUT_GITHUB-TOKEN': secret, GITHUB_JOB: 'bench' })
  expect(shown).toContain('PATH=')
  expect(shown).not.toMatch(/TOKEN|DEPLOY_KEY|another-secret|GITHUB_JOB/)
  expect(cores).toMatch(/Max core file size\s+0\s+0/)
  // What it starts with its own variables has all but the token.
  expect(inherited).toContain('another-secret')
  expect(inherited).not.toContain('TOKEN')
  expect(input).toBe('')
  expect(left).toEqual([])
})
