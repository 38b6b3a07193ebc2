import { expect, it } from 'vitest'
import { changesOf } from '../../scripts/mutations/changes-of.ts'

it('each decision of a source is changed by itself, and no type is', () => {
  const source = `export function isFar(values: readonly (0 | 1)[], most = 2): boolean {
  if (!values.every((value) => value < most)) return true
  return values.length > 0 && most * 3 === 6
}
`
  const lines = changesOf('src/x.ts', source).map(({ at, to }) => `${at}: ${to}`)
  expect(lines.toSorted()).toEqual([
    '1: export function isFar(values: readonly (0 | 1)[], most = 3): boolean {',
    '2: if (!values.every((value) => value <= most)) return true',
    '2: if (!values.some((value) => value < most)) return true',
    '2: if (false) return true',
    '2: if (true) return true',
    '2: if (values.every((value) => value < most)) return true',
    '3: return values.length > 0 && most * 3 !== 6',
    '3: return values.length > 0 && most * 3 === 7',
    '3: return values.length > 0 && most * 4 === 6',
    '3: return values.length > 0 && most / 3 === 6',
    '3: return values.length > 0 || most * 3 === 6',
    '3: return values.length > 1 && most * 3 === 6',
    '3: return values.length >= 0 && most * 3 === 6',
  ])
})

it('what is within parentheses is still a program without its "!"', () => {
  const texts = changesOf('src/x.ts', 'export const isOut = (x: number) => !(x > 1)\n')
  expect(texts.map(({ to }) => to)).toContain('export const isOut = (x: number) => (x > 1)')
})
