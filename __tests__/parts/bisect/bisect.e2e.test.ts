import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../../cli/run-cli.ts'
import { tinyRepositoryIn, type Tree } from '../../cli/tiny-package.ts'
import { folderOfFile, plantFiles } from '../../fakes/git-repository.ts'

const top = folderOfFile()

// Counted turns, not time: no clock decides this test.
const suite = `'use strict'
const value = require('../index.js').turns() * (1 + Math.random() / 100)
console.log(JSON.stringify({ name: 'row', value, unit: 's' }))
`

/** The package after a commit: half as many turns again from the sixth on; the fourth is broken. */
function treeOf(at: number): Tree {
  const source = `exports.turns = () => ${at >= 6 ? 1500 : 1000} // ${at}\n`
  return { 'index.js': at === 4 ? `throw new Error('broken')\n` : source }
}

it('deadheat bisect finds the commit, in two goes, and skips one that does not work', async () => {
  const repository = tinyRepositoryIn(top, treeOf(0))
  for (let at = 1; at <= 8; at += 1) {
    plantFiles(top, treeOf(at))
    // Commits before have no benchmark: they are measured with that of BAD.
    if (at === 8) repository.write('benchmarks/suite.js', suite)
    repository.commit(`commit ${at}`)
  }
  const usual = 'bisect HEAD~8 HEAD work/row --metric time --pairs 9 --commands'.split(' ')
  usual.push('work@json-lines=node benchmarks/suite.js', '--results', join(top, 'results'))
  const run = (...words: readonly string[]) => runCli([...usual, ...words], { directory: top })
  const first = await run('--steps', '2')
  expect(first.stderr).toContain('step 2: ')
  expect(first.exitCode).toBe(3)
  expect(first.stdout).toContain('--resume --steps 4')
  const second = await run('--resume')
  expect(second.stderr).not.toContain('step 2: ')
  expect(second.stdout).toContain('work/row, time: ')
  expect(second.stdout).toMatch(/^[0-9a-f]{7} commit 6 has made the change:$/m)
  expect(second.stdout).toContain('  that is the whole difference')
  expect(second.stdout).toMatch(/^  [0-9a-f]{7} fails: /m)
  for (const name of ['report.md', 'report.html'])
    expect(readFileSync(join(top, 'results', name), 'utf8')).toContain('commit 6 has made the')
  expect(second.exitCode).toBe(0)
  expect(repository.git('worktree', 'list').trim().split('\n')).toHaveLength(1)
})
