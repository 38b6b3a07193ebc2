import { expect, it } from 'vitest'
import { cacheDirectory } from '../../src/settings/cache-directory.ts'

it.each([
  [{ DEADHEAT_CACHE: '/own/', XDG_CACHE_HOME: '/xdg', HOME: '/home/a' }, '/own'],
  [{ XDG_CACHE_HOME: '/xdg', HOME: '/home/a' }, '/xdg/deadheat'],
  [{ HOME: '/home/a' }, '/home/a/.cache/deadheat'],
  [{ DEADHEAT_CACHE: '', XDG_CACHE_HOME: 'relative', HOME: '/home/a' }, '/home/a/.cache/deadheat'],
  [{ DEADHEAT_CACHE: '/' }, '/'],
  [{}, null],
])('cacheDirectory is, with %j, %s', (environment, directory) => {
  expect(cacheDirectory(environment)).toBe(directory)
})
