import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { TOP } from '../repository/tracked-files.ts'

const preload = join(TOP, 'benchmarks/adapters/preload.cjs')

// Files of coverage are named by the millisecond: of a few processes, one ends within it.
it.each(Array.from({ length: 12 }, (_, at) => at))(
  'a process that a signal ends tells what it has run, and ends by that signal (%d)',
  async () => {
    const folder = temporaryFolder()
    const script = join(folder, 'waits.cjs')
    writeFileSync(
      script,
      `function ran() {}\nran()\nsetInterval(() => {}, 1000)\nprocess.send('up')\n`,
    )
    const coverage = join(folder, 'coverage')
    const environment = { NODE_V8_COVERAGE: coverage, DEADHEAT_OUTPUT: join(folder, 'lines') }
    const child = spawn(process.execPath, ['--require', preload, script], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    await once(child, 'message')
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([null, 'SIGTERM'])
    const told = readdirSync(coverage).map((name) => readFileSync(join(coverage, name), 'utf8'))
    expect(told.join('\n')).toContain('"functionName":"ran"')
  },
)
