import { expect, it } from 'vitest'
import { nodeCore, nodeCorePlace, nodeCoreListOf } from '../../src/adapters/node-core.ts'
import { outputOf, recorded } from './recorded.ts'

it.each([
  ['the side’s own tree unless another place is named', 'benchmark/url --set n=1e4', null],
  ['an unpacked tree', '--from ../node benchmark/url --set n=1e4', '../node'],
  ['one that is named in the middle', 'benchmark/url --from ../node --set n=1e4', '../node'],
])('nodeCorePlace is %s', (_, command, tree) => {
  const words = ['benchmark/url', '--set', 'n=1e4']
  expect(nodeCorePlace(command.split(' '))).toEqual({ tree, words })
})

it.each(['https://github.com/nodejs/node#v24.0.0', 'git@github.com:nodejs/node#main'])(
  'nodeCorePlace refuses the address %s',
  (from) => {
    expect(() => nodeCorePlace(['benchmark/url', '--from', from])).toThrow('clone it')
  },
)

it('a benchmark of Node.js itself yields its rate, of which more is better, and what its process has used', () => {
  const usage = '{"usage":{"cpuSeconds":0.5,"peakMemoryBytes":4e7}}'
  const output = outputOf({ stdout: recorded('node-core-run.ndjson'), lines: usage })
  const rows = [{ name: 'rate', value: expect.any(Number), unit: 'per_s', better: 'higher' }]
  expect(nodeCore.read(output)).toEqual({ rows, cpuSeconds: 0.5, peakMemoryBytes: 4e7 })
  expect(() => nodeCore.read(outputOf({ stdout: 'hello' }))).toThrow(/expected the report/)
  expect(() => nodeCore.read(outputOf({ stdout: '{"report":{"rate":0}}' }))).toThrow(/above 0/)
})

it('the list of a folder has every configuration with its parameters and the file’s own flags, and what is left out', () => {
  const list = nodeCoreListOf(recorded('node-core-list.ndjson'), '/tree')
  const flags = list?.rows.map(({ command }) => command?.[4])
  expect(new Set(flags)).toEqual(new Set(['["--no-warnings","--max-lazy"]']))
  expect(list?.rows).toMatchObject(
    ['one', 'two'].map((type) => ({ name: 'url/url-parse', parameters: { n: '100', type } })),
  )
  expect(list?.skipped).toEqual([
    '1 left out: it needs a load generator (wrk, h2load or autocannon): url/http',
  ])
})

it('the list of a folder names what lies in the side’s directory the same way on both sides, and is refused when it is something else', () => {
  const line = { name: 'a', file: '/tree/benchmark/a.js', flags: [], arguments: ['n=1'] }
  const [row] = nodeCoreListOf(JSON.stringify(line), '/tree')?.rows ?? []
  expect(row?.command?.slice(2)).toEqual(['run', '{directory}/benchmark/a.js', '[]', 'n=1'])
  expect(nodeCoreListOf('{"file":1}', '/tree')).toBeNull()
})

it('the list of a folder tells once why files are left out, each with its own error, however many they are', () => {
  const line = (name: string, skipped: string): string => JSON.stringify({ name, skipped })
  const lines = [
    line('fs/a', 'it cannot be loaded: Error: no a'),
    line('http/b', 'it needs a load generator'),
    line('fs/c', 'it cannot be loaded: Error: no c'),
  ]
  expect(nodeCoreListOf(lines.join('\n'), '/tree')?.skipped).toEqual([
    '2 left out: it cannot be loaded: fs/a (Error: no a), fs/c (Error: no c)',
    '1 left out: it needs a load generator: http/b',
  ])
  const many = Array.from({ length: 500 }, (_, index) => line(`http/${index}`, 'it is foreign'))
  expect(nodeCoreListOf(many.join('\n'), '/tree')?.skipped[0]).toMatch(
    /^500 left out.{1900,2100} …$/,
  )
})
