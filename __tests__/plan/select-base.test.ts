import { describe, expect, it } from 'vitest'
import { UsageError } from '../../src/model/usage-error.ts'
import { eventFacts } from '../../src/plan/events/event-facts.ts'
import { selectBase, type SelectionFacts } from '../../src/plan/select-base.ts'

const idOf = (letter: string): string => letter.repeat(40)
const [head, target, merge] = [idOf('a'), idOf('b'), idOf('c')]
const [before, after] = [idOf('d'), idOf('e')]
const nowhere = '0'.repeat(40)

const pullRequest = eventFacts('pull_request', {
  action: 'synchronize',
  before: idOf('1'),
  after: idOf('2'),
  pull_request: { number: 7, head: { sha: head, ref: 'x' }, base: { sha: target, ref: 'main' } },
})

function facts(change: Partial<SelectionFacts>): SelectionFacts {
  return {
    event: eventFacts('workflow_dispatch', {}),
    checkedOut: { sha: after, parents: [before] },
    specs: { base: null, head: null },
    ...change,
  }
}

/** A selection in words: how, what of, and why. */
function words(given: SelectionFacts): Readonly<Record<'base' | 'head', string>> {
  const selection = selectBase(given)
  const inWords = (choice: typeof selection.base): string => {
    switch (choice.how) {
      case 'named':
        return `${choice.spec.text} ${choice.reason}`
      case 'first-parent':
        return `parent of ${choice.of.text} ${choice.reason}`
      case 'previous-release':
        return `release before ${choice.of.text}`
      case 'merge-base':
        return `${choice.reason} of ${choice.of.map(({ text }) => text).join(' ')}`
    }
  }
  return { base: inWords(selection.base), head: inWords(selection.head) }
}

/** A pull request, and the commit that is checked out. */
function pulled(sha: string | null, ...parents: readonly string[]): Partial<SelectionFacts> {
  return { event: pullRequest, checkedOut: sha === null ? null : { sha, parents } }
}

function pushed(from: string, to: string): Pick<SelectionFacts, 'event'> {
  return { event: eventFacts('push', { before: from, after: to }) }
}

function named(base: string | null, chosenHead: string | null = null) {
  return { specs: { base, head: chosenHead } }
}

const terminal = { event: eventFacts('', null) }
const ofMerge = [`${target} merge-parent`, `${merge} pull-request-merge`] as const
const ofHead = [`merge-base of ${head} ${target}`, `${head} pull-request-head`] as const

describe('selectBase', () => {
  it.each<[string, Partial<SelectionFacts>, readonly [string, string]]>([
    ['a pull request whose merge commit is checked out', pulled(merge, target, head), ofMerge],
    [
      'a merge commit whose first parent is newer than the event says',
      pulled(merge, idOf('9'), head),
      [`${idOf('9')} merge-parent`, `${merge} pull-request-merge`],
    ],
    ['a pull request whose own head is checked out', pulled(head, idOf('9')), ofHead],
    ['a pull request whose head is itself a merge', pulled(head, idOf('8'), target), ofHead],
    ['a merge commit of an older head', pulled(merge, target, idOf('7')), ofHead],
    ['a pull request with nothing checked out', pulled(null), ofHead],
    [
      'a pull request with its base named',
      { ...pulled(merge, target, head), ...named('v1.0.0') },
      ['v1.0.0 explicit', `${merge} pull-request-merge`],
    ],
    [
      'a pull request with its head named',
      { ...pulled(merge, target, head), ...named(null, 'topic') },
      [`merge-base of topic ${target}`, 'topic explicit'],
    ],
    ['a push', pushed(before, after), [`${before} before-push`, `${after} pushed`]],
    [
      'the first push of a branch',
      pushed(nowhere, after),
      [`parent of ${after} before-push`, `${after} pushed`],
    ],
    [
      'a push with its base named',
      { ...pushed(before, after), ...named('main') },
      ['main explicit', `${after} pushed`],
    ],
    [
      'a dispatch with both named',
      named('npm:keccak@2.1.0', 'npm:keccak@3.0.4'),
      ['npm:keccak@2.1.0 explicit', 'npm:keccak@3.0.4 explicit'],
    ],
    [
      'a push against the merge base with the default branch of its event',
      {
        event: eventFacts('push', { before, after, repository: { default_branch: 'trunk' } }),
        ...named('merge-base'),
      },
      [`merge-base of ${after} trunk`, `${after} pushed`],
    ],
    ['a dispatch with the base named', named('main'), ['main explicit', `${after} explicit`]],
    [
      'a terminal',
      { ...terminal, checkedOut: null, ...named('a', 'b') },
      ['a explicit', 'b explicit'],
    ],
  ])('of %s', (_, change, [base, chosenHead]) => {
    expect(words(facts(change))).toEqual({ base, head: chosenHead })
  })

  it.each<[string, Partial<SelectionFacts>, string]>([
    ['a dispatch without a base', {}, 'workflow_dispatch does not say'],
    ['a terminal without a base', terminal, 'a terminal does not say'],
    ['a terminal outside a repository', { ...terminal, checkedOut: null }, 'name the head'],
    ['a deleted branch', pushed(before, nowhere), 'a deleted branch'],
    [
      'foreign code with secrets at hand',
      { event: { ...pullRequest, name: 'pull_request_target' }, ...named('main', 'x') },
      'run on pull_request instead',
    ],
    [
      'a merge base with a branch that nothing names',
      named('merge-base'),
      'expected a default branch',
    ],
    ['a hostile name', named('--upload-pack=x'), 'expected a branch'],
  ])('refuses %s', (_, change, message) => {
    expect(() => selectBase(facts(change))).toThrow(UsageError)
    expect(() => selectBase(facts(change))).toThrow(message)
  })
})

describe('eventFacts', () => {
  it('takes a pushed pair only from a push', () => {
    expect(pullRequest.push).toBeNull()
    expect(pullRequest.pullRequest).toMatchObject({ headSha: head, baseSha: target })
  })

  it.each([null, 'text', 3, [], { pull_request: null }, { pull_request: { head: { sha: 'x' } } }])(
    'finds nothing in %j',
    (payload) => {
      expect(eventFacts('pull_request', payload)).toEqual({
        name: 'pull_request',
        pullRequest: null,
        push: null,
        mergeGroup: null,
      })
    },
  )

  it('does not take anything but full ids', () => {
    expect(eventFacts('push', { before: '--help', after }).push).toBeNull()
  })
})
