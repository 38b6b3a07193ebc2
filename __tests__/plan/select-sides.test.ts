import { expect, it } from 'vitest'
import { selectSides } from '../../src/plan/select-sides.ts'
import { UsageError } from '../../src/model/usage-error.ts'

const here = { isRepository: true, defaultBranch: 'origin/main' }
const workingTree = {
  how: 'named',
  spec: { source: 'folder', text: '.', path: '.' },
  reason: 'explicit',
}

it('compares the working tree with where it left the default branch, when nothing is named', () => {
  expect(selectSides({ ...here, words: [] })).toMatchObject({
    head: workingTree,
    base: { how: 'merge-base', of: [{ ref: 'HEAD' }, { ref: 'origin/main' }] },
  })
})

it('compares the working tree with what is named alone', () => {
  expect(selectSides({ ...here, words: ['v1.0.0'] })).toMatchObject({
    head: workingTree,
    base: { spec: { source: 'commit', ref: 'v1.0.0' } },
  })
})

it.each([
  ['HEAD', '.', 'commit', 'folder'],
  ['./before', '/opt/after', 'folder', 'folder'],
  ['npm:x@1', '.', 'package', 'folder'],
])('takes %s and %s for what they are', (base, head, baseSource, headSource) => {
  const selection = selectSides({ ...here, words: [base, head] })
  expect(selection.base).toMatchObject({ spec: { source: baseSource } })
  expect(selection.head).toMatchObject({ spec: { source: headSource } })
})

it('asks the history of what the working tree lies on', () => {
  expect(selectSides({ ...here, words: ['previous-release', '.'] }).base).toMatchObject({
    how: 'previous-release',
    of: { ref: 'HEAD' },
  })
})

it('takes the Node.js that is written behind a folder', () => {
  expect(selectSides({ ...here, words: ['.+node:20', '.+node:22'] })).toMatchObject({
    base: { spec: { source: 'folder', path: '.', node: '20' } },
    head: { spec: { source: 'folder', path: '.', node: '22' } },
  })
})

it.each([
  [['a', 'b', 'c'], here, 'expected BASE and HEAD, got "a b c"'],
  [[], { isRepository: false, defaultBranch: null }, 'or a git repository to find them in'],
  [[], { isRepository: true, defaultBranch: null }, 'expected a default branch'],
])('refuses %j', (words, known, message) => {
  expect(() => selectSides({ ...known, words })).toThrow(UsageError)
  expect(() => selectSides({ ...known, words })).toThrow(message)
})
