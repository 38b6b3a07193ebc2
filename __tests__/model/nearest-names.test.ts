import { expect, it } from 'vitest'
import { nearestNames } from '../../src/model/nearest-names.ts'

const names = ['main', 'maintenance', 'v1.0.0', 'v1.0.1', 'feature/streams', 'release']

it.each([
  ['mian', ['main']],
  ['maim', ['main']],
  ['Main', ['main', 'maintenance']],
  ['v1.0.2', ['v1.0.0', 'v1.0.1']],
  ['1.0.1', ['v1.0.1', 'v1.0.0']],
  ['streams', ['feature/streams']],
  ['xyzzy', []],
  ['', []],
])('takes %j for %j', (name, near) => {
  expect(nearestNames(name, names)).toEqual(near)
})

it('names a few at most', () => {
  expect(nearestNames('a', ['b', 'c', 'd', 'e'])).toHaveLength(3)
})
