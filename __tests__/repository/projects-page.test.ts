import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../fakes/git-repository.ts'
import { TOP } from './tracked-files.ts'

it('a row of the page of projects stays until its project is run again', () => {
  const folder = temporaryFolder()
  const page = join(folder, 'projects.md')
  const about = 'micromatch/picomatch | npm, own package of benchmarks | 4.0.4…4.0.5'
  const kept = `| ${about} |  | benchmark | 9 | 9 | 0.4+1.2 |  |`
  const rows = [
    '| npm/node-semver | npm, no lock file, Benchmark.js | v7.8.4…v7.8.5 |  | benchmark | 6 | 6 | 0.3+2.0 |  |',
    kept,
    '| delvedor/find-my-way | npm, threads | v1.0.0…v1.1.0 |  | benchmark | 18 | 18 | 0.5+1.7 |  |',
  ]
  writeFileSync(page, rows.join('\n'))
  const words = [folder, 'npm/node-semver', '--work', join(folder, 'work'), '--to', page]
  execFileSync(process.execPath, [join(TOP, 'scripts/corpus.ts'), ...words], { stdio: 'ignore' })
  const text = readFileSync(page, 'utf8')
  expect(text.split('\n').filter((line) => line.includes('…'))).toEqual([
    expect.stringMatching(
      /^\| npm\/node-semver .*\|  \|  \| 0 \| 0 \| \d\.\d\+\d\.\d \(90s\) \| `fatal: .*` \|$/,
    ),
    kept,
  ])
  expect(text).toContain(' 1 of ')
  expect(text).toContain('Not run yet: delvedor/find-my-way, ')
})
