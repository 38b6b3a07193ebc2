import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { missedExitCode } from '../../scripts/benches.ts'
import { toolPaths } from '../../scripts/test-tools.ts'
import { TOP } from './tracked-files.ts'
import { inWhole } from '../whole.ts'

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(TOP, 'package.json'), 'utf8')))
const benches = Object.keys(scripts).filter((name) => name.startsWith('bench:'))

it('knows every bench', () => {
  expect(benches).toContain('bench:runner')
})

// A missed target is no failure: here nothing is quiet.
it.each(inWhole(...benches))('npm run %s measures all figures', { timeout: 1_200_000 }, (name) => {
  const path = [dirname(toolPaths().hyperfine), process.env['PATH']].join(delimiter)
  const { status, stdout, stderr } = spawnSync('npm', ['run', name, '--', '--shortest'], {
    cwd: TOP,
    encoding: 'utf8',
    env: { ...process.env, PATH: path },
  })
  expect([0, missedExitCode], `${stdout}\n${stderr.slice(-4000)}`).toContain(status)
  expect(stdout).toMatch(/^\| .* \|$/m)
})
