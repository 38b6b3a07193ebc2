'use strict'
// node forbidden-acts.cjs WORLD: tries what foreign code must not do to a world that hostile-world.ts
// made, and prints the names of the acts that worked. Every one of them works in the open.
const fs = require('node:fs')
const net = require('node:net')
const path = require('node:path')
const { spawnSync } = require('node:child_process')

const world = JSON.parse(process.argv[2])
const done = []

function act(name, deed) {
  try {
    if (deed() !== false) done.push(name)
  } catch {
    // Kept from it.
  }
}

const append =
  (file, text = '// evil\n') =>
  () => {
    fs.writeFileSync(file, text + fs.readFileSync(file, 'utf8'))
  }
const create = (file) => () => {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, 'evil')
  // In a sandbox of one's own this is nobody else's file.
  return world.inside !== true || fs.existsSync(file)
}

// What is written to a private /tmp is not found by anybody: the test looks from outside.
const { runner, cache, home, lock, tree, other, secret, decoy, port, socket } = world
act("the action's own code", append(`${runner}/_actions/deadheat/dist/index.js`))
act("another action's code", append(`${runner}/_actions/checkout/dist/index.js`))
act('a hook of the workspace', create(`${runner}/repo/.git/hooks/post-checkout`))
act(
  'the config of the workspace',
  append(`${runner}/repo/.git/config`, '[core]\nfsmonitor = evil\n'),
)
act('alternates of the workspace', create(`${runner}/repo/.git/objects/info/alternates`))
act('a file of commands', append(`${runner}/_temp/_runner_file_commands/set_env_1`, 'A=1\n'))
act('GITHUB_STATE', append(`${runner}/_temp/_runner_file_commands/save_state_1`, 'a=1\n'))
act('the store that is not there', create(`${cache}/builds/trusted/evil/entry.json`))
act('an entry of the store', append(`${cache}/half/trusted/entry.json`))
act('a Node.js that was fetched', append(`${cache}/runtimes/node/bin/tool`))
act('a hyperfine that was fetched', append(`${cache}/tools/hyperfine/bin/hyperfine`))
act('a ticket of the lock', create(`${lock}/00000000.1.-.-.-.abc`))
for (const name of ['.npmrc', '.gitconfig', '.node_modules/x.js'])
  act(`~/${name}`, append(`${home}/${name}`))
act('reading ~/.npmrc', () => fs.readFileSync(`${home}/.npmrc`, 'utf8').includes(secret))
act("the other side's file", append(`${other}/index.js`))
act('reading the other side', () => fs.readFileSync(`${other}/index.js`, 'utf8') !== '')
act('the way from a tree to its repository', append(`${tree}/.git`))
act("a process's environment", () => {
  const pids = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.some((pid) => {
    try {
      return fs.readFileSync(`/proc/${pid}/environ`, 'latin1').includes(secret)
    } catch {
      return false
    }
  })
})
act("a process's memory", () => {
  fs.closeSync(fs.openSync(`/proc/${decoy}/mem`, 'r'))
  return fs.readFileSync(`/proc/${decoy}/comm`, 'utf8').trim() === 'sleep'
})
act('a signal to a process', () => {
  process.kill(decoy, 'SIGCONT')
  return fs.readFileSync(`/proc/${decoy}/comm`, 'utf8').trim() === 'sleep'
})
act('a descriptor of somebody else', () => {
  const own = fs.readdirSync('/proc/self/fd').map((name) => {
    try {
      return fs.readlinkSync(`/proc/self/fd/${name}`)
    } catch {
      return ''
    }
  })
  return own.some((target) => target === `${runner}/held`)
})
if (world.key > 0) {
  act("key: of the user's ring", () => {
    // Every ring that can be seen is linked to the process, which may then read the keys in it.
    const script = `for (split /\\n/, \`cat /proc/keys\`) { /^(\\w+).*keyring/ and syscall(${world.keyctl}, 8, hex $1, -2) }
      my $text = "\\0" x 100; syscall(${world.keyctl}, 11, ${world.key}, $text, 100) > 0 and print $text`
    return spawnSync('perl', ['-e', script], { encoding: 'utf8' }).stdout.includes(world.secret)
  })
}
if (world.shown !== undefined) {
  const reads = (name, file) => act(name, () => fs.readFileSync(file, 'utf8').includes(secret))
  reads('shown: a private key in /etc', world.shown.etc)
  reads('shown: a file in /opt', world.shown.opt)
  reads('shown: the credentials of another runner', world.shown.runner)
  // What hides a file is a device of the machine.
  act('shown: the mode of what is hidden', () => fs.chmodSync(world.shown.etc, 0o666))
}
for (const [name, script] of Object.entries(world.calls)) {
  act(name, () => spawnSync('perl', ['-e', script]).status === 0)
}
if (world.root === true) {
  // Opened and not written to: it would hit this machine if nothing kept it from that.
  for (const file of world.kernel) act(`root: ${file}`, () => fs.closeSync(fs.openSync(file, 'r+')))
  act('root: /etc/ld.so.preload', () => {
    // What is written there is loaded into every program of the machine: it is made and taken away.
    const file = `/etc/ld.so.preload.${path.basename(world.etc)}`
    fs.writeFileSync(file, '')
    fs.unlinkSync(file)
  })
  act('root: /etc', create(world.etc))
  act('root: the mode of a device', () => fs.chmodSync('/dev/full', 0o666))
  act('root: a device', () => spawnSync('mknod', [`${tree}/disk`, 'b', '254', '0']).status === 0)
}
act('mounting', () => {
  for (const argv of [
    ['mount', '-t', 'tmpfs', 'tmpfs', tree],
    ['mount', '-o', 'remount,bind,rw', '/usr'],
    ['umount', '-l', '/proc'],
  ]) {
    if (world.inside !== true) return true
    if (spawnSync(argv[0], argv.slice(1)).status === 0) return true
  }
  return false
})

const connections = [
  ['the network of the machine', { host: '127.0.0.1', port }],
  ['an abstract socket', { path: `\0${socket}` }],
  ...(world.shown === undefined ? [] : [['shown: a socket', { path: world.shown.socket }]]),
]
let left = connections.length
function finish() {
  if (--left > 0) return
  console.log(JSON.stringify(done))
}
for (const [name, address] of connections) {
  const connection = net.connect(address)
  connection.on('error', finish)
  connection.on('connect', () => {
    done.push(name)
    connection.end()
    finish()
  })
}
