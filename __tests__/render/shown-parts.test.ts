import { expect, it } from 'vitest'
import { laterLines } from '../../src/render/shown-result.ts'
import type { Result } from '../../src/model/judging/result.ts'
import { resultWith } from '../fakes/results.ts'

it('below a table that is printed already stands what a part has found out since, and nothing that stands there', () => {
  const saying = (name: string) => ({
    name,
    terminal: ({ parts: values }: Result, width: number) =>
      values[name] === undefined ? [] : [`${name} ${JSON.stringify(values[name])}`, `of ${width}`],
  })
  const parts = [saying('old'), saying('new'), saying('changed'), { name: 'silent' }]
  const earlier = { ...resultWith([]), parts: { old: 1, changed: 1 } }
  const result = { ...earlier, parts: { old: 1, new: 2, changed: 2 } }
  expect(laterLines({ result, parts }, earlier, 80)).toEqual([
    'new 2',
    'of 80',
    'changed 2',
    'of 80',
  ])
  expect(laterLines({ result, parts }, result, 80)).toEqual([])
})
