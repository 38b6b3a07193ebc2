/**
 * Compares two commits of Node.js itself with files of its own folder benchmark/.
 *
 * node scripts/node-core.ts TREE BASE HEAD PLACE [--set KEY=VALUE]… [-- OPTIONS OF deadheat compare]
 *
 * TREE is a clone of Node.js; PLACE is a file or folder below it, such as benchmark/url.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../dist/cli.js', import.meta.url))
const usage =
  'node scripts/node-core.ts TREE BASE HEAD PLACE [--set KEY=VALUE]… [-- OPTIONS OF deadheat compare]'

/** The parsed command line. */
export interface NodeCoreRequest {
  /** Folder of the clone, as written. */
  readonly tree: string
  readonly base: string
  readonly head: string
  /** File or folder of benchmarks, below the tree. */
  readonly place: string
  /** `--set` and `key=value`, alternating. */
  readonly narrowed: readonly string[]
  /** Further arguments for `deadheat compare`. */
  readonly options: readonly string[]
}

/**
 * Parses the command line.
 *
 * @throws Error when arguments are missing or unknown
 */
export function nodeCoreRequest(words: readonly string[]): NodeCoreRequest {
  const dashes = words.indexOf('--')
  const own = dashes < 0 ? words : words.slice(0, dashes)
  const [tree, base, head, place, ...narrowed] = own
  const pairs = narrowed.every((word, at) =>
    at % 2 === 0 ? word === '--set' : /^[^=]+=/.test(word),
  )
  const whole = narrowed.length % 2 === 0 && pairs
  if (tree === undefined || base === undefined || head === undefined || place === undefined) {
    throw new Error(`expected ${usage}, got ${own.length} of the four words`)
  }
  if (!whole) throw new Error(`expected --set KEY=VALUE, got ${narrowed.join(' ')}: ${usage}`)
  const options = dashes < 0 ? [] : words.slice(dashes + 1)
  return { tree, base, head, place, narrowed, options }
}

/** The settings file of such a comparison, as JSON, which is also YAML. */
export function nodeCoreSettings({ place, narrowed }: NodeCoreRequest): string {
  const command = [place, ...narrowed]
  const commands = [{ name: place.replaceAll(/[^\w/-]/g, '-'), adapter: 'node-core', command }]
  return `${JSON.stringify({ recipe: 'node', 'build-timeout': '8h', commands }, null, 2)}\n`
}

if (import.meta.main) {
  const request = nodeCoreRequest(process.argv.slice(2))
  const tree = resolve(request.tree)
  for (const name of ['node.gyp', 'configure.py', request.place]) {
    if (existsSync(join(tree, name))) continue
    throw new Error(`expected ${name} in ${tree}, got none: is it a clone of Node.js?`)
  }
  const folder = mkdtempSync(join(tmpdir(), 'deadheat-node-core-'))
  const settings = join(folder, 'deadheat.yml')
  writeFileSync(settings, nodeCoreSettings(request))
  const { base, head, options } = request
  // The path of a settings file is relative to where the comparison is started.
  const argv = ['compare', base, head, '--config', relative(tree, settings), ...options]
  try {
    const { status } = spawnSync(process.execPath, [program, ...argv], {
      cwd: tree,
      stdio: 'inherit',
    })
    process.exitCode = status ?? 1
  } finally {
    rmSync(folder, { recursive: true })
  }
}
