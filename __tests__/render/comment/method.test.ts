import { expect, it } from 'vitest'
import type { Result } from '../../../src/model/judging/result.ts'
import { renderReport } from '../../../src/render/comment/comment.ts'
import { buildsText } from '../../../src/render/comment/method.ts'
import { buildOf, findingOf, resultWith } from '../../fakes/results.ts'

const result = resultWith([findingOf({ id: 'one', verdict: 'unchanged', change: 0 })])
const { plan } = result

function withPlan(changed: Partial<Result['plan']>): string {
  return renderReport({ ...result, plan: { ...plan, ...changed } })
}

it('how it was measured says of one revision twice that it is one', () => {
  const { base } = plan.revisions
  const commit = { ...base, source: 'commit', sha: 'a'.repeat(40) } as const
  const other = { ...commit, sha: 'b'.repeat(40) }
  const changed = { ...commit, tree: 'c'.repeat(40) }
  const twice = withPlan({ revisions: { base: commit, head: commit } })
  expect(twice).toContain('are of one revision and differ in nothing that was checked')
  for (const head of [other, changed]) {
    const text = withPlan({ revisions: { base: commit, head } })
    expect(text).toContain('differ in their revision and in nothing else that was checked')
  }
})

const addon = (path: string) => ({
  path,
  sizeBytes: 16_384,
  sha256: 'ab'.repeat(32),
  builtHere: true,
})

const textOf = (addons: readonly ReturnType<typeof addon>[], notes: string[] = []): string => {
  const base = { ...buildOf('base'), addons: [...addons], notes }
  return buildsText({ ...resultWith([]), builds: { base, head: null } })
}

it('the builds tell of no more than five addons', () => {
  const text = textOf(Array.from('abcdefg', (name) => addon(name)))
  expect(text).toContain('`e` compiled here, 16.0 KiB, `abababababab`; 2 addons more.')
})

it('a note is told up to its end, which says what to do', () => {
  const note = `left out, ${'because of this, '.repeat(20)}add this to that`
  expect(textOf([], [note])).toContain(note)
})
