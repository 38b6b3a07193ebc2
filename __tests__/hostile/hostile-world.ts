import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  closeSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:net'
import { dirname, join } from 'node:path'
import { plantFiles, temporaryFolder } from '../fakes/git-repository.ts'

/** What a machine with a runner has that foreign code must not touch; all of it belongs to one user. */
export interface HostileWorld {
  readonly top: string
  readonly tree: string
  /** For the acts, as they read it. */
  readonly facts: Readonly<Record<string, unknown>>
  /** All files but those of the own tree, and what is in them. */
  readonly files: () => Readonly<Record<string, string>>
  readonly close: () => Promise<void>
}

/** What is made in a folder of memory that nobody else has; the files of the machine are looked at besides. */
export const madeUpActs = [
  'a hook of the workspace',
  'alternates of the workspace',
  'the store that is not there',
  'a ticket of the lock',
]

/** What a process that has the machine's network, such as a build, can do. */
export const networkActs = ['an abstract socket', 'the network of the machine']

/** @param userId - to whom everything belongs */
export async function hostileWorld(userId: number): Promise<HostileWorld> {
  const top = realpathSync(temporaryFolder())
  const secret = randomBytes(12).toString('hex')
  const [tree, other] = [join(top, 'work/head'), join(top, 'work/base')]
  const files: Readonly<Record<string, string>> = {
    'work/base/index.js': 'good',
    'work/head/index.js': 'good',
    'work/head/.git': 'gitdir: elsewhere',
    'runner/_actions/deadheat/dist/index.js': 'good',
    'runner/_actions/checkout/dist/index.js': 'good',
    'runner/repo/.git/config': 'good',
    'runner/repo/.git/hooks/sample': 'good',
    'runner/repo/.git/objects/info/packs': 'good',
    'runner/_temp/_runner_file_commands/set_env_1': '',
    'runner/_temp/_runner_file_commands/save_state_1': '',
    'runner/held': 'good',
    'cache/half/trusted/entry.json': '{',
    'cache/runtimes/node/bin/tool': 'good',
    'cache/tools/hyperfine/bin/hyperfine': 'good',
    'home/.npmrc': `//registry.example/:_authToken=${secret}`,
    'home/.gitconfig': 'good',
    'home/.node_modules/x.js': 'good',
    'lock/keep': '',
  }
  plantFiles(top, files)
  chmodSync(top, 0o755)
  for (const path of ['.', ...readdirSync(top, { recursive: true, encoding: 'utf8' })]) {
    if (process.getuid?.() === 0) chownSync(join(top, path), userId, userId)
  }
  const user = process.getuid?.() === 0 ? { uid: userId, gid: userId } : {}
  const decoy = spawn('sleep', ['600'], { env: { PATH: '/usr/bin:/bin', secret }, ...user })
  const held = openSync(join(top, 'runner/held'), 'r')
  const socket = `deadheat-test-${secret}`
  const servers = [
    await listening({ port: 0, host: '127.0.0.1' }),
    await listening({ path: `\0${socket}` }),
  ]
  const address = servers[0]?.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const shown = process.getuid?.() === 0 ? await inShownFolders(secret, userId) : null
  const key = keyOf(secret, user)
  const facts = {
    runner: join(top, 'runner'),
    cache: join(top, 'cache'),
    home: join(top, 'home'),
    lock: join(top, 'lock'),
    tree,
    other,
    secret,
    decoy: decoy.pid ?? 0,
    port,
    socket,
    root: userId === 0,
    ...key,
    calls: callsOf(user),
    kernel: [
      '/proc/sys/kernel/core_pattern',
      '/proc/sysrq-trigger',
      '/proc/sys/fs/binfmt_misc/register',
      '/sys/kernel/uevent_helper',
      '/sys/fs/cgroup/cgroup.procs',
      '/etc/crontab',
    ].filter((path) => existsSync(path)),
    etc: `/etc/cron.d/deadheat-test-${secret}`,
    ...(shown !== null && { shown: shown.paths }),
  }
  return {
    top,
    tree,
    facts,
    files: () => contents(top, `${tree}/`),
    close: async () => {
      await shown?.close()
      decoy.kill('SIGKILL')
      spawnSync('perl', ['-e', `syscall(${key.keyctl}, 9, ${key.key}, -4)`], user)
      closeSync(held)
      for (const server of servers) await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** add_key and keyctl, by the architecture. */
const keyCalls: Readonly<Record<string, readonly number[]>> = { x64: [248, 250], arm64: [217, 219] }

/** A key of the user; its number is 0 where the machine has none, as in most containers. */
function keyOf(secret: string, user: object): { readonly key: number; readonly keyctl: number } {
  const [add = 0, keyctl = 0] = keyCalls[process.arch] ?? []
  const script = `my ($t, $d, $s) = ('user', @ARGV); print syscall(${add}, $t, $d, $s, length $s, -4)`
  const { stdout } = spawnSync('perl', ['-e', script, `deadheat-${secret}`, secret], {
    encoding: 'utf8',
    ...user,
  })
  return { key: Math.max(0, Number(stdout)), keyctl }
}

/** bpf, perf_event_open, unshare, clone and fcntl, by the architecture; io_uring_setup and clone3 are the same. */
const callNumbers: Readonly<Record<string, readonly number[]>> = {
  x64: [321, 298, 272, 56, 72, 41],
  arm64: [280, 241, 97, 220, 25, 198],
}

/** Perl texts that end well where a call of the kernel is not refused, for those that work in the open. */
function callsOf(user: object): Readonly<Record<string, string>> {
  const [bpf = 0, perf = 0, unshare = 0, clone = 0, fcntl = 0, socket = 0] =
    callNumbers[process.arch] ?? []
  const newUsers = 0x1000_0000
  // Not permitted, no access, no such call, no such family of sockets.
  const tried = (call: string): string =>
    `my $gone = ${call}; exit 1 if $gone == -1 && grep { $! == $_ } 1, 13, 38, 97; exit 0`
  const scripts = {
    'call: bpf': tried(`do { my $map = chr(0) x 128; syscall(${bpf}, 0, $map, 128) }`),
    'call: perf_event_open': tried(
      `do { my $clock = pack('L L Q', 1, 112, 0) . chr(0) x 24 . pack('Q', 0x20) . chr(0) x 64; syscall(${perf}, $clock, 0, -1, -1, 0) }`,
    ),
    'call: io_uring': tried(`do { my $ring = chr(0) x 120; syscall(425, 1, $ring) }`),
    'call: unshare': tried(`syscall(${unshare}, ${newUsers})`),
    'call: clone': tried(`syscall(${clone}, ${newUsers + 17}, 0, 0, 0, 0)`),
    'call: a larger pipe': tried(
      `do { pipe(my $out, my $in); syscall(${fcntl}, fileno $in, 1031, 1048576) }`,
    ),
    // Of the family vsock, which no namespace keeps apart; where it has no device, the kernel says so itself.
    'call: a socket of another family': tried(`syscall(${socket}, 40, 1, 0)`),
    // Perl runs machine code: getpid by int 0x80, and an end with 0 where that works.
    ...(process.arch === 'x64' && {
      'call: of a 32-bit program': `require DynaLoader; my $at = syscall(9, 0, 4096, 7, 0x22, -1, 0); pipe(my $out, my $in); syswrite($in, pack('H*', 'b814000000cd8031ff85c07f02ffc7b83c0000000f05')); syscall(0, fileno $out, $at, 22); DynaLoader::dl_install_xsub('main::run', $at); run()`,
    }),
    // Of a file that nobody else has open.
    'call: a lease': `my $at = "/tmp/leased-$$"; open(my $made, '>', $at); close $made; open(my $read, '<', $at); unlink $at; ${tried(`syscall(${fcntl}, fileno $read, 1024, 1)`)}`,
    'call: clone3': tried(
      `do { my $how = pack('Q*', ${newUsers}, 0, 0, 0, 17, 0, 0, 0); syscall(435, $how, 64) }`,
    ),
  }
  return Object.fromEntries(
    Object.entries(scripts).filter(
      ([, script]) => spawnSync('perl', ['-e', script], user).status === 0,
    ),
  )
}

/** What is secret in folders that sandboxes show, as only root can lay it there for a user. */
async function inShownFolders(secret: string, userId: number) {
  // In /usr/local it would decide whether tests beside this one take a stored build.
  const name = `deadheat-test-${secret}`
  const paths = {
    etc: `/etc/${name}/private.key`,
    opt: `/opt/${name}/secret`,
    runner: `/usr/share/${name}/src/of/actions/runner/.credentials`,
    socket: `/usr/share/${name}/service.sock`,
  }
  const folders = ['/etc', '/opt', '/usr/share'].map((top) => join(top, name))
  const files = [paths.etc, paths.opt, paths.runner, join(dirname(paths.runner), '.runner')]
  for (const path of files) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, secret, { mode: path === paths.opt ? 0o644 : 0o600 })
    chownSync(path, userId, userId)
  }
  const server = await listening({ path: paths.socket })
  chmodSync(paths.socket, 0o777)
  return {
    paths,
    close: async () => {
      await new Promise((resolve) => server.close(resolve))
      for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function listening(
  where: { port: number; host: string } | { path: string },
): Promise<Server> {
  const server = createServer((connection) => connection.end())
  await new Promise<void>((resolve) => server.listen(where, resolve))
  return server
}

function contents(top: string, but: string): Readonly<Record<string, string>> {
  const paths = readdirSync(top, { recursive: true, encoding: 'utf8' })
    .map((path) => join(top, path))
    .filter((path) => !`${path}/`.startsWith(but) && lstatSync(path).isFile())
  return Object.fromEntries(paths.toSorted().map((path) => [path, readFileSync(path, 'utf8')]))
}
