import type { Failure } from '../model/failure.ts'
import { hasLockfile, packageManagerOf, type PackageManager } from './package-manager.ts'
import { readManifest } from './read-manifest.ts'
import { buildFailure, note, runStep, type Site } from './site.ts'
import { findOnPath } from './tools.ts'

/**
 * Installs the dependencies of the measured package, in the folder that holds its lockfile: its own,
 * or one above it in a repository of many packages.
 */
export async function installDependencies(site: Site): Promise<Failure | null> {
  const folder = await lockedFolder(site)
  const names = await namesIn(folder, site)
  const manager = packageManagerOf(names, await readManifest(folder, site.host))
  if (!manager.frozen) {
    await note('no lockfile: the two sides may get different versions of their dependencies', site)
  }
  const argv = await managerArgv(manager.program, site)
  if (argv === null) return missing(manager, site)
  return runStep(
    {
      name: [manager.program, manager.install[0] ?? ''].join(' '),
      argv: [...argv, ...manager.install],
      cwd: folder,
      environment: { npm_config_ignore_scripts: 'true', YARN_ENABLE_SCRIPTS: 'false' },
    },
    site,
  )
}

/** Runs one script of the measured package's own package.json. */
export async function runScript(script: string, site: Site): Promise<Failure | null> {
  const folder = await lockedFolder(site)
  const manager = packageManagerOf(
    await namesIn(folder, site),
    await readManifest(folder, site.host),
  )
  const argv = await managerArgv(manager.program, site)
  if (argv === null) return missing(manager, site)
  return runStep(
    {
      name: `${manager.program} run ${script}`,
      argv: [...argv, 'run', script],
      cwd: site.packageDirectory,
    },
    site,
  )
}

/** The nearest folder with a lockfile, from the package upwards to the top of the side. */
async function lockedFolder(site: Site): Promise<string> {
  const { files } = site.host
  const below = files.relative(site.directory, site.packageDirectory)
  const parts = below === '' ? [] : below.split('/')
  for (let length = parts.length; length >= 0; length -= 1) {
    const folder = files.join(site.directory, ...parts.slice(0, length))
    if (hasLockfile(await namesIn(folder, site))) return folder
  }
  return site.packageDirectory
}

async function namesIn(folder: string, site: Site): Promise<readonly string[]> {
  return (await site.host.files.list(folder)).map(({ name }) => name)
}

async function managerArgv(
  program: PackageManager['program'],
  site: Site,
): Promise<readonly string[] | null> {
  // They run under the job's Node.js, because a modern one does not start on an old Node.js.
  if (program === 'npm') return [site.tools.nodePath, site.tools.npmScript]
  const found = await findOnPath(program, site.host)
  if (found === null) return null
  const script = (await site.host.files.realPath(found)) ?? found
  return /\.[cm]?js$/.test(script) ? [site.tools.nodePath, script] : [found]
}

function missing(manager: PackageManager, site: Site): Failure {
  const { program } = manager
  return buildFailure(
    `expected "${program}" on the PATH, because ${site.side} is locked with it, got none: ` +
      `run "corepack enable" or "npm install --global ${program}"`,
    site,
  )
}
