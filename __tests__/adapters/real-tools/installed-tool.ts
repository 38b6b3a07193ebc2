import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

// What the tools themselves depend on is taken as it was on this day, so that it is the same for all.
const day = '2026-11-21'

function cacheFolder(): string {
  const chosen = process.env['DEADHEAT_TOOLS'] ?? ''
  if (chosen !== '') return resolve(chosen)
  const xdg = process.env['XDG_CACHE_HOME'] ?? ''
  return join(xdg === '' ? join(homedir(), '.cache') : resolve(xdg), 'deadheat-tools')
}

/**
 * A new folder in `place` with packages in `node_modules`, which npm fetched once into the tests' cache.
 *
 * @param packages - with exact versions: `tinybench@6.2.3`
 */
export async function withPackages(place: string, packages: readonly string[]): Promise<string> {
  const kept = join(cacheFolder(), 'suites')
  const name = packages.join('+').replaceAll(/[^\w.+-]/g, '-')
  const folder = join(kept, name)
  if (!existsSync(folder)) await fetchInto(folder, packages, kept)
  const tree = await mkdtemp(join(place, 'suite-'))
  await cp(folder, tree, { recursive: true, verbatimSymlinks: true })
  return tree
}

async function fetchInto(folder: string, packages: readonly string[], kept: string) {
  await mkdir(kept, { recursive: true })
  // A half-finished install is never taken for a finished one.
  const draft = await mkdtemp(join(kept, 'draft-'))
  await writeFile(join(draft, 'package.json'), '{"private":true}\n')
  const quiet = ['--silent', '--no-audit', '--no-fund', '--ignore-scripts']
  try {
    await run('npm', ['install', ...quiet, '--before', day, ...packages], { cwd: draft })
    if (!existsSync(folder)) await rename(draft, folder)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}
