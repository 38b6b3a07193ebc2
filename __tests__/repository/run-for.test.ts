import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runFor } from '../../scripts/studies/run-for.ts'

const folder = mkdtempSync(join(tmpdir(), 'run-for-'))

it('interrupts a program after its time, which still ends what it does', async () => {
  const program = join(folder, 'program.cjs')
  writeFileSync(
    program,
    `process.on('SIGINT', () => { require('fs').writeFileSync('interrupted', ''); process.exit(130) })
     require('fs').writeFileSync('begun', '')
     if (process.argv[2] === 'long') setInterval(() => {}, 1000)`,
  )
  await runFor([program, 'short'], { cwd: folder, seconds: null })
  expect(existsSync(join(folder, 'begun'))).toBe(true)
  expect(existsSync(join(folder, 'interrupted'))).toBe(false)
  await runFor([program, 'long'], { cwd: folder, seconds: 1.5 })
  expect(existsSync(join(folder, 'interrupted'))).toBe(true)
  rmSync(folder, { recursive: true })
}, 60_000)
