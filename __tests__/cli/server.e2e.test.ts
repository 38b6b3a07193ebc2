import { describe, expect, it } from 'vitest'
import { runCli } from './run-cli.ts'
import { manifest, tinyRepository } from './tiny-package.ts'

const serverOf = (turns: number): string => `'use strict'
require('http').createServer(function (request, response) {
  let x = 1
  for (let i = 0; i < ${String(turns)}; i++) x = (x * 31 + i) | 0
  response.end(x === 0 ? 'none' : 'some')
}).listen(Number(process.env.PORT), '127.0.0.1')
`

const settings = `servers:
  - name: api
    command: node server.js
    requests: [{ path: /, length: 4 }]
`

describe('a server that answers half as fast', () => {
  it('is called slower', async () => {
    const repository = tinyRepository(
      { 'package.json': manifest, 'deadheat.yml': settings, 'server.js': serverOf(200_000) },
      { 'server.js': serverOf(600_000) },
    )
    const place = { directory: repository.directory }
    const options = ['--pairs', '10', '--control', '0', '--budget', '60s']
    const slower = await runCli(['compare', 'HEAD~1', 'HEAD', ...options], place)
    expect(slower.stderr).toContain('1 server (api)')
    expect(slower.stdout).toMatch(/slower +api/)
    expect(slower.exitCode).toBe(1)
  })
})
