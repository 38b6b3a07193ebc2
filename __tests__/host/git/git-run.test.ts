import { expect, it } from 'vitest'
import { safeDirectories } from '../../../src/host/git/git-run.ts'

it.each([
  ['/w/repo', undefined, []],
  ['/w/repo', '', []],
  ['/w/repo', '/w/repo', ['/w/repo']],
  ['/w/repo/a/b', '/w/repo', ['/w/repo', '/w/repo/a', '/w/repo/a/b']],
  ['/w/repository', '/w/repo', []],
  ['/w', '/w/repo', []],
])('trusts for %s in the workspace %s exactly %j', (directory, workspace, trusted) => {
  expect(safeDirectories(directory, workspace)).toEqual(trusted)
})
