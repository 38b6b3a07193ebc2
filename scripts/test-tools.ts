/**
 * Installs the programs that the tests call, each in one pinned version, without root, into one
 * folder outside the tree: `$DEADHEAT_TOOLS`, else `$XDG_CACHE_HOME/deadheat-tools`, else
 * `~/.cache/deadheat-tools`. `node scripts/test-tools.ts` runs it alone.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'

/** Where the tests find what they call; absolute paths, computed without looking at the disk. */
type ToolPaths = {
  readonly act: string
  readonly actionlint: string
  readonly hyperfine: string
  readonly zizmor: string
  /** Package managers, each a folder that holds one as `pnpm` or `yarn` and nothing else of note. */
  readonly pnpmDirectory: string
  readonly yarnDirectory: string
  readonly modernYarnDirectory: string
  /** A Python that can import `cmarkgfm`, GitHub's own Markdown parser. */
  readonly python: string
  /** A folder that holds Node 24 as `node` and nothing else; act takes the first `node` on its PATH. */
  readonly nodeDirectory: string
}

type Tool = {
  readonly name: string
  readonly version: string
  /** One shell line that fills the tool's empty folder; also the hint that a failure prints. */
  readonly install: (folder: string) => string
  /** Prints the version that was really installed, run in the tool's folder. */
  readonly probe: string
}

type Outcome = { readonly exitCode: number; readonly output: string }

const INSTALL_LIMIT_SECONDS = 1800

const TOOLS: readonly Tool[] = [
  {
    name: 'actionlint',
    version: '1.7.12',
    install: (folder) =>
      `GOBIN=${folder}/bin go install github.com/rhysd/actionlint/cmd/actionlint@v1.7.12`,
    probe: 'bin/actionlint -version',
  },
  {
    name: 'act',
    version: '0.2.89',
    install: (folder) => `GOBIN=${folder}/bin go install github.com/nektos/act@v0.2.89`,
    probe: 'bin/act --version',
  },
  {
    name: 'hyperfine',
    version: '1.20.0',
    install: (folder) => `cargo install hyperfine --version 1.20.0 --locked --root ${folder}`,
    probe: 'bin/hyperfine --version',
  },
  {
    name: 'zizmor',
    version: '1.32.0',
    install: (folder) => virtualEnvironment(folder, 'zizmor==1.32.0'),
    probe: 'bin/zizmor --version',
  },
  {
    name: 'cmarkgfm',
    version: '2025.10.22',
    install: (folder) =>
      virtualEnvironment(folder, 'cmarkgfm==2025.10.22 cffi==2.1.1 pycparser==3.12'),
    probe: `bin/python -c 'import cmarkgfm, importlib.metadata as m; print(m.version("cmarkgfm"))'`,
  },
  {
    name: 'pnpm',
    version: '10.34.8',
    install: (folder) => globalPackage(folder, 'pnpm@10.34.8'),
    probe: 'bin/pnpm --version',
  },
  {
    name: 'yarn',
    version: '1.22.22',
    install: (folder) => globalPackage(folder, 'yarn@1.22.22'),
    probe: 'bin/yarn --version',
  },
  {
    name: 'modern-yarn',
    version: '4.18.1',
    install: (folder) => globalPackage(folder, '@yarnpkg/cli-dist@4.18.1'),
    probe: 'bin/yarn --version',
  },
]

/** The paths of the tools, whether installed or not. */
export function toolPaths(): ToolPaths {
  return {
    act: programPath('act', 'act'),
    actionlint: programPath('actionlint', 'actionlint'),
    hyperfine: programPath('hyperfine', 'hyperfine'),
    zizmor: programPath('zizmor', 'zizmor'),
    pnpmDirectory: dirname(programPath('pnpm', 'pnpm')),
    yarnDirectory: dirname(programPath('yarn', 'yarn')),
    modernYarnDirectory: dirname(programPath('modern-yarn', 'yarn')),
    python: programPath('cmarkgfm', 'python'),
    nodeDirectory: fileURLToPath(new URL('../node_modules/node/bin', import.meta.url)),
  }
}

/**
 * Installs what is missing, one line of progress per tool, and nothing when all are there.
 *
 * @returns one line per tool that could not be had: which, why, and the line that installs it
 */
export async function installTools(print: (text: string) => void): Promise<readonly string[]> {
  if (TOOLS.every(isInstalled)) return []
  mkdirSync(cacheFolder(), { recursive: true })
  const unlock = lock(print)
  try {
    const failures: string[] = []
    for (const tool of TOOLS.filter((each) => !isInstalled(each))) {
      // One after the other: each compiler already fills every core.
      const failure = await installTool(tool, print)
      if (failure !== undefined) failures.push(failure)
    }
    return failures
  } finally {
    unlock()
  }
}

function programPath(tool: string, program: string): string {
  return join(folderOf(toolNamed(tool)), 'bin', program)
}

function virtualEnvironment(folder: string, packages: string): string {
  return `python3 -m venv ${folder} && ${folder}/bin/python -m pip install --quiet ${packages}`
}

function globalPackage(folder: string, specifier: string): string {
  return `npm install --global --silent --ignore-scripts --prefix ${folder} ${specifier}`
}

function cacheFolder(): string {
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

// The stamp is written last, so a half-finished install is never taken for a finished one.
function stampOf(tool: Tool): string {
  return join(folderOf(tool), 'installed')
}

function isInstalled(tool: Tool): boolean {
  const stamp = stampOf(tool)
  return existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === tool.version
}

/** Keeps a second caller waiting; the operating system lets go of the lock when its owner dies. */
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
  print(`installing ${tool.name} ${tool.version} … `)
  const start = performance.now()
  const line = tool.install(quoted(folder))
  const installed = await shell(line, folder, process.env)
  // act writes a settings file even when it is only asked for its version.
  const probeEnvironment = { ...process.env, XDG_CONFIG_HOME: folder }
  const probed =
    installed.exitCode === 0 ? await shell(tool.probe, folder, probeEnvironment) : installed
  const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`
  if (probed.exitCode === 0 && probed.output.includes(tool.version)) {
    writeFileSync(stampOf(tool), `${tool.version}\n`)
    print(`${seconds}\n`)
    return undefined
  }
  print(`failed after ${seconds}\n`)
  const why = probed.output.trim().split('\n').at(-1) ?? ''
  const byHand = `${line} && echo ${tool.version} > ${quoted(stampOf(tool))}`
  return `${tool.name} ${tool.version} could not be installed: ${why} (exit code ${probed.exitCode}); by hand: ${byHand}`
}

function quoted(path: string): string {
  return /^[\w./@+-]+$/.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`
}

function shell(line: string, folder: string, env: NodeJS.ProcessEnv): Promise<Outcome> {
  return new Promise((done) => {
    const child = spawn('sh', ['-c', line], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: INSTALL_LIMIT_SECONDS * 1000,
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', (error) => done({ exitCode: 127, output: error.message }))
    child.on('close', (code) => done({ exitCode: code ?? 1, output }))
  })
}

if (import.meta.main) {
  const failures = await installTools((text) => process.stdout.write(text))
  for (const failure of failures) process.stderr.write(`${failure}\n`)
  process.exitCode = failures.length === 0 ? 0 : 1
}
