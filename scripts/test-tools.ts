/**
 * Installs the programs that the tests use, each at a pinned version, without root, into a folder
 * outside the tree: `$DEADHEAT_TOOLS`, else `$XDG_CACHE_HOME/deadheat-tools`, else
 * `~/.cache/deadheat-tools`. Run it alone with `node scripts/test-tools.ts`.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { quote } from 'shell-quote'
import { ended } from './ended.ts'

/** Programs that are installed together into their own folder. */
type Tool = {
  /** Part of the folder's name, so that another version gets another folder. */
  readonly version: string
  /** Shell lines that fill the tool's empty folder, in there, and show that its programs start. */
  readonly steps: readonly string[]
}

const INSTALL_LIMIT_SECONDS = 1800
const STAMP = 'installed'

const WHEELS = fileURLToPath(new URL('tools/wheels.txt', import.meta.url))
const GO = fileURLToPath(new URL('tools/go.txt', import.meta.url))

const TOOLS = {
  wheels: {
    version: digestOf(WHEELS),
    steps: [
      script('python-environment.sh', WHEELS),
      // act writes a settings file even when it only prints its version.
      'XDG_CONFIG_HOME=. bin/act --version',
      'bin/hyperfine --version',
      'bin/zizmor --version',
      "bin/python -c 'import cmarkgfm'",
    ],
  },
  actionlint: {
    version: '1.7.12',
    steps: [
      script('go-program.sh', GO, 'github.com/rhysd/actionlint/cmd/actionlint@v1.7.12'),
      'bin/actionlint -version',
    ],
  },
  browser: {
    version: '153.0.0',
    steps: [
      script('browser.sh', '153.0.0'),
      'LD_LIBRARY_PATH=bin/al2023/lib bin/chromium --no-sandbox --version',
    ],
  },
  pnpm: globalPackage('pnpm', 'pnpm@10.34.8'),
  yarn: globalPackage('yarn', 'yarn@1.22.22'),
  'modern-yarn': globalPackage('yarn', '@yarnpkg/cli-dist@4.18.1'),
} satisfies Readonly<Record<string, Tool>>

type ToolPaths = Readonly<
  Record<'act' | 'actionlint' | 'hyperfine' | 'python' | 'zizmor', string> &
    Record<`${'pnpm' | 'yarn' | 'modernYarn' | 'node'}Directory`, string> &
    Record<'browser', Readonly<Record<'program' | 'libraryDirectory' | 'fontsFile', string>>>
>

/**
 * Where the tests find their programs, installed or not; absolute paths, computed without reading the disk. Python can
 * import `cmarkgfm`, GitHub's own Markdown parser; the Chromium has the libraries and fonts that a bare machine lacks. The
 * folder of a package manager has little else, that of Node.js only Node 24, as `node`; act uses the first on its PATH.
 */
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
      fontsFile: join(folderOf('browser', TOOLS.browser), 'fonts.conf'),
    },
    nodeDirectory: fileURLToPath(new URL('../node_modules/node/bin', import.meta.url)),
  }
}

/** Installs what is missing, with a line each; returns a line per tool that could not be: why, and the command. */
export async function installTools(print: (text: string) => void): Promise<readonly string[]> {
  const missing = Object.entries(TOOLS).filter(
    ([name, tool]) => !existsSync(join(folderOf(name, tool), STAMP)),
  )
  if (missing.length === 0) return []
  mkdirSync(cacheFolder(), { recursive: true })
  print(`installing ${missing.map(([name]) => name).join(', ')} into ${cacheFolder()}\n`)
  // In parallel: all but one of them wait for the network and the disk.
  const failures = await Promise.all(missing.map(([name, tool]) => installTool(name, tool, print)))
  return failures.filter((failure) => failure !== undefined)
}

function programPath(tool: keyof typeof TOOLS, program: string): string {
  return join(folderOf(tool, TOOLS[tool]), 'bin', program)
}

function script(name: string, ...operands: readonly string[]): string {
  const path = fileURLToPath(new URL(`tools/${name}`, import.meta.url))
  return `sh ${quote([path])} "$PWD" ${quote(operands)}`
}

function globalPackage(program: string, wanted: string): Tool {
  return {
    version: wanted.slice(wanted.lastIndexOf('@') + 1),
    steps: [
      `npm install --global --silent --ignore-scripts --prefix "$PWD" ${wanted}`,
      `bin/${program} --version`,
    ],
  }
}

function digestOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12)
}

/** Folder of the tools, whether it exists or not. */
export function cacheFolder(): string {
  const chosen = process.env['DEADHEAT_TOOLS'] ?? ''
  if (chosen !== '') return resolve(chosen)
  const xdg = process.env['XDG_CACHE_HOME'] ?? ''
  return join(xdg === '' ? join(homedir(), '.cache') : resolve(xdg), 'deadheat-tools')
}

function folderOf(name: string, { version }: Tool): string {
  return join(cacheFolder(), `${name}-${version}`)
}

async function installTool(name: string, tool: Tool, print: (text: string) => void) {
  const folder = folderOf(name, tool)
  const place = quote([folder])
  // The stamp is written last, so a partial installation never counts as complete.
  const begin = `rm -rf ${place} && mkdir ${place} && cd ${place}`
  const line = [begin, ...tool.steps, `touch ${STAMP}`].join(' && ')
  const start = performance.now()
  // Whoever comes second waits, and finds it installed.
  const { exitCode, output } = await ended(
    ['flock', `${folder}.lock`, 'sh', '-c', `test -e ${place}/${STAMP} || { ${line}\n}`],
    { cwd: cacheFolder(), limitSeconds: INSTALL_LIMIT_SECONDS },
  )
  const isInstalled = exitCode === 0
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  print(`  ${name} ${tool.version}: ${isInstalled ? '' : 'failed after '}${seconds} s\n`)
  if (isInstalled) return undefined
  const problem = `${output.trim().split('\n').at(-1) ?? ''} (exit code ${String(exitCode)})`
  return `${name} ${tool.version} could not be installed: ${problem}; by hand: ${line}`
}

if (import.meta.main) {
  const failures = await installTools((line) => process.stdout.write(line))
  for (const failure of failures) process.stderr.write(`${failure}\n`)
  process.exitCode = failures.length === 0 ? 0 : 1
}
