import { describe, expect, it } from 'vitest'
import { UsageError } from '../../src/model/usage-error.ts'
import { eventFacts } from '../../src/plan/events/event-facts.ts'
import { selectBase, type SelectionFacts } from '../../src/plan/select-base.ts'

const idOf = (letter: string): string => letter.repeat(40)
const [head, target, merge, before, after] = ['a', 'b', 'c', 'd', 'e'].map(idOf)
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
    checkedOut: { sha: after ?? '', parents: [before ?? ''] },
    given: { base: null, head: null },
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

describe('selectBase', () => {
  it.each<[string, Partial<SelectionFacts>, string, string]>([
    [
      'a pull request whose merge commit is checked out',
      { event: pullRequest, checkedOut: { sha: merge ?? '', parents: [target ?? '', head ?? ''] } },
      `${target} merge-parent`,
      `${merge} pull-request-merge`,
    ],
    [
      'a merge commit whose first parent is newer than the event says',
      { event: pullRequest, checkedOut: { sha: merge ?? '', parents: [idOf('9'), head ?? ''] } },
      `${idOf('9')} merge-parent`,
      `${merge} pull-request-merge`,
    ],
    [
      'a pull request whose own head is checked out',
      { event: pullRequest, checkedOut: { sha: head ?? '', parents: [idOf('9')] } },
      `merge-base of ${head} ${target}`,
      `${head} pull-request-head`,
    ],
    [
      'a pull request whose head is itself a merge',
      { event: pullRequest, checkedOut: { sha: head ?? '', parents: [idOf('8'), target ?? ''] } },
      `merge-base of ${head} ${target}`,
      `${head} pull-request-head`,
    ],
    [
      'a merge commit of an older head',
      { event: pullRequest, checkedOut: { sha: merge ?? '', parents: [target ?? '', idOf('7')] } },
      `merge-base of ${head} ${target}`,
      `${head} pull-request-head`,
    ],
    [
      'a pull request with nothing checked out',
      { event: pullRequest, checkedOut: null },
      `merge-base of ${head} ${target}`,
      `${head} pull-request-head`,
    ],
    [
      'a pull request with its base named',
      {
        event: pullRequest,
        checkedOut: { sha: merge ?? '', parents: [target ?? '', head ?? ''] },
        given: { base: 'v1.0.0', head: null },
      },
      'v1.0.0 explicit',
      `${merge} pull-request-merge`,
    ],
    [
      'a pull request with its head named',
      {
        event: pullRequest,
        checkedOut: { sha: merge ?? '', parents: [target ?? '', head ?? ''] },
        given: { base: null, head: 'topic' },
      },
      `merge-base of topic ${target}`,
      'topic explicit',
    ],
    [
      'a push',
      { event: eventFacts('push', { before, after }) },
      `${before} before-push`,
      `${after} pushed`,
    ],
    [
      'the first push of a branch',
      { event: eventFacts('push', { before: nowhere, after }) },
      `parent of ${after} before-push`,
      `${after} pushed`,
    ],
    [
      'a push with its base named',
      { event: eventFacts('push', { before, after }), given: { base: 'main', head: null } },
      'main explicit',
      `${after} pushed`,
    ],
    [
      'a dispatch with both named',
      { given: { base: 'npm:keccak@2.1.0', head: 'npm:keccak@3.0.4' } },
      'npm:keccak@2.1.0 explicit',
      'npm:keccak@3.0.4 explicit',
    ],
    [
      'a dispatch with the base named',
      { given: { base: 'main', head: null } },
      'main explicit',
      `${after} explicit`,
    ],
    [
      'a terminal',
      { event: eventFacts('', null), checkedOut: null, given: { base: 'a', head: 'b' } },
      'a explicit',
      'b explicit',
    ],
  ])('of %s', (_, change, base, chosenHead) => {
    expect(words(facts(change))).toEqual({ base, head: chosenHead })
  })

  it.each<[string, Partial<SelectionFacts>, string]>([
    ['a dispatch without a base', {}, 'workflow_dispatch does not tell'],
    ['a terminal without a base', { event: eventFacts('', null) }, 'a terminal does not tell'],
    [
      'a terminal outside a repository',
      { event: eventFacts('', null), checkedOut: null },
      'name the head',
    ],
    [
      'a deleted branch',
      { event: eventFacts('push', { before, after: nowhere }) },
      'a deleted branch',
    ],
    [
      'foreign code with secrets at hand',
      {
        event: { ...pullRequest, name: 'pull_request_target' },
        given: { base: 'main', head: 'x' },
      },
      'run on pull_request instead',
    ],
    ['a hostile name', { given: { base: '--upload-pack=x', head: null } }, 'expected a branch'],
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
      })
    },
  )

  it('does not take anything but full ids', () => {
    expect(eventFacts('push', { before: '--help', after }).push).toBeNull()
  })
})
