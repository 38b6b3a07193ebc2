import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const program = fileURLToPath(new URL('../../src/sandbox/enter.pl', import.meta.url))

it('is Perl without a warning, each variable declared', () => {
  const { stderr } = spawnSync('perl', ['-Mstrict', '-wc', program], { encoding: 'utf8' })
  expect(stderr).toBe(`${program} syntax OK\n`)
})
