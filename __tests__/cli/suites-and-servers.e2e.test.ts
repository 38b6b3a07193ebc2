import { expect, it } from 'vitest'
import { resultIn, runCli } from './run-cli.ts'
import { manifest, tinyRepository } from './tiny-package.ts'

const settings = `servers:
  - name: api
    command: node server.js
    requests: [{ path: /, length: 4 }]
commands:
  - { name: own, adapter: json-lines, command: node benchmarks/own.js }
`

const server = `'use strict'
const turn = require('./index.js')
require('http').createServer(function (request, response) {
  response.end(turn(50000) === 0 ? 'none' : 'some')
}).listen(Number(process.env.PORT), '127.0.0.1')
`

// It keeps what it has seen beside itself, as suites do.
const suite = `'use strict'
require('fs').appendFileSync(__dirname + '/log-' + process.hrtime().join('-') + '.txt', 'seen')
const turn = require('../index.js')
function timed(name, turns) {
  const before = process.hrtime()
  let sum = 0
  for (let i = 0; i < 10; i++) sum += turn(turns)
  const elapsed = process.hrtime(before)
  if (sum === 0) throw new Error('no sum')
  console.log(JSON.stringify({ name: name, value: elapsed[0] + elapsed[1] / 1e9, unit: 's' }))
}
timed('long', 300000)
console.log('halfway')
timed('longer', 450000)
`

const turning = (times: number): string =>
  `module.exports = function (n) { let x = 1; for (let i = 0; i < n * ${times}; i++) x = (x * 31 + i) | 0; return x | 1 }\n`

it('a change is found in a server and in every result of a suite that runs as it is', async () => {
  const { directory } = tinyRepository(
    {
      'package.json': manifest,
      'index.js': turning(1),
      'server.js': server,
      'benchmarks/own.js': suite,
      'deadheat.yml': settings,
    },
    // So much that no other work on the machine hides it; it can only cost pairs.
    { 'index.js': turning(20) },
  )
  const words = 'compare HEAD~1 HEAD --pairs 8 --alpha 20% --profile='
  const { exitCode, stdout, stderr } = await runCli(words.split(' '), { directory })
  expect(stderr).toContain('1 server (api)')
  expect(stderr).toContain('1 suite (own: json-lines)')
  expect(stderr).not.toContain('the sides differ')
  expect({ exitCode, stdout }).toMatchObject({ exitCode: 1 })
  expect(stdout).toMatch(/slower +api/)
  const said = resultIn(directory)
    .findings.filter(({ metric }) => metric === 'time')
    .map(({ benchmarkId, verdict }) => [benchmarkId, verdict])
  expect(new Map(said.map(([id, verdict]) => [id, verdict]))).toEqual(
    new Map([
      ['api', 'regression'],
      ['own/long', 'regression'],
      ['own/longer', 'regression'],
    ]),
  )
})
