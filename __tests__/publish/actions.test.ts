import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { createActions } from '../../src/host/github/actions.ts'
import { folderWith } from '../fakes/git-repository.ts'

afterEach(() => void vi.unstubAllEnvs())

function fileOf(name: string, content = ''): string {
  return join(folderWith({ [name]: content }), name)
}

it('an input is read under the name that the runner gives it', () => {
  const actions = createActions({ 'INPUT_BUILD-TIMEOUT': ' 20min\n', INPUT_TWO_WORDS: 'x' })
  expect(actions.input('build-timeout')).toBe('20min')
  expect(actions.input('two words')).toBe('x')
  expect(actions.input('absent')).toBe('')
})

it('an input can be forgotten, so that nothing that is started later inherits it', () => {
  vi.stubEnv('INPUT_GITHUB-TOKEN', 'secret')
  const actions = createActions(process.env)
  expect(actions.input('github-token')).toBe('secret')
  actions.forget('github-token')
  expect(JSON.stringify(process.env)).not.toContain('INPUT_GITHUB-TOKEN')
})

it('the event is the payload in the file that the runner wrote', async () => {
  const path = fileOf('event.json', '{"pull_request":{"number":7}}')
  const actions = createActions({ GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: path })
  expect(await actions.event()).toEqual({
    name: 'pull_request',
    payload: { pull_request: { number: 7 } },
  })
})

it('the event is none outside a runner', async () => {
  expect(await createActions({}).event()).toEqual({ name: '', payload: null })
})

it('the runner takes outputs and the summary in its files', async () => {
  const [output, summary] = [fileOf('output'), fileOf('summary', 'of before')]
  vi.stubEnv('GITHUB_OUTPUT', output)
  vi.stubEnv('GITHUB_STEP_SUMMARY', summary)
  const actions = createActions({ GITHUB_STEP_SUMMARY: summary })
  await actions.output('verdict', 'regression\nverdict=unchanged')
  expect(await actions.summarise('### a table')).toBe(true)
  const [first = '', ...rest] = readFileSync(output, 'utf8').trimEnd().split('\n')
  expect(first).toMatch(/^verdict<<ghadelimiter_/)
  expect(rest.slice(0, 2)).toEqual(['regression', 'verdict=unchanged'])
  expect(readFileSync(summary, 'utf8')).toBe('### a table\n')
})

it('the runner may take no summary', async () => {
  expect(await createActions({}).summarise('text')).toBe(false)
})
