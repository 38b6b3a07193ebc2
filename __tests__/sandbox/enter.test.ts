import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { texts } from '../../src/model/texts.ts'

const enter = texts['sandbox/enter.pl']

it.each([
  ['make.pl', texts['sandbox/make.pl']],
  ['enter.pl', enter],
  ['follow.pl behind it', `${enter}${texts['measure/follow.pl']}`],
])('%s is Perl without a warning, each variable declared', (_, input) => {
  const { stderr } = spawnSync('perl', ['-Mstrict', '-wc', '-'], { encoding: 'utf8', input })
  expect(stderr).toBe('- syntax OK\n')
})
