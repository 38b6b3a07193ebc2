import { expect, it } from 'vitest'
import { autocannon } from '../../src/adapters/autocannon.ts'
import { outputOf, recorded } from './recorded.ts'

const stdout = recorded('autocannon-9.0.0.json')

it('reads requests of the median second and mean latency', () => {
  expect(autocannon.read(outputOf({ stdout })).rows).toMatchObject([
    { name: 'requests', unit: 'per_s', better: 'higher', statistic: 'median' },
    { name: 'latency', unit: 's', better: 'lower', statistic: 'mean' },
  ])
})

it.each([['errors'], ['timeouts'], ['non2xx']])('takes %s for a failure', (key) => {
  const broken = stdout.replace(new RegExp(`"${key}":0`), `"${key}":3`)
  expect(() => autocannon.read(outputOf({ stdout: broken }))).toThrow(/got .*3/)
})

it('asks for JSON, before the words of a server that it starts, and refuses what is not its report', () => {
  const words = ['-d', '1', '--', 'node', 'server.js']
  expect(autocannon.argv(['autocannon', ...words])).toEqual(['autocannon', '--json', ...words])
  expect(autocannon.argv(['autocannon', '-j'])).toEqual(['autocannon', '-j'])
  expect(() => autocannon.read(outputOf({ stdout: 'Running 1s test' }))).toThrow(/the JSON of/)
})
