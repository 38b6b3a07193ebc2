import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type * as declared from '../../schemas/judge.d.ts'
import { generatedIds } from '../../scripts/generated-ids.ts'
import { generatedFiles } from '../../scripts/generated-texts.ts'
import * as judge from '../../src/judge.ts'
import { outputs } from '../../src/model/judging/outputs.ts'
import { settingNamesOf } from '../../src/settings/settings.ts'
import { TOP } from './tracked-files.ts'

describe('what is made from the schemas', () => {
  it.each(
    [...generatedIds, ...generatedFiles].map(({ path, textFrom }) => [path, textFrom] as const),
  )('%s is committed as "npm run generate" writes it', (path, textFrom) => {
    const present = readFileSync(join(TOP, path), 'utf8')
    expect(present).toBe(textFrom(present))
  })

  it('action.yml reads as YAML with every input and output once', () => {
    const action: unknown = parse(readFileSync(join(TOP, 'action.yml'), 'utf8'))
    expect(action).toMatchObject({ runs: { using: 'node24', main: 'dist/index.js' } })
    expect(action).toHaveProperty('inputs')
    expect(Object.keys(Object(Reflect.get(Object(action), 'inputs')))).toEqual(
      settingNamesOf('input'),
    )
    // More than fit on a screen are not read.
    expect(settingNamesOf('input').length).toBeLessThanOrEqual(20)
    expect(Object.keys(Object(Reflect.get(Object(action), 'outputs')))).toEqual(
      Object.keys(outputs),
    )
  })
})

it('deadheat/judge is what its declarations say', () => {
  // "npm run types" compares them; here is what exists at all.
  const module: typeof declared = judge
  const names = ['UsageError', 'judge', 'parseJournal', 'resultOf']
  expect(Object.keys(module).toSorted()).toEqual(names)
})
