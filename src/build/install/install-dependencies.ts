import type { Failure } from '../../model/judging/failure.ts'
import { hasLockfile, packageManagerOf, type PackageManager } from './package-manager.ts'
import { readManifest } from './read-manifest.ts'
import { buildFailure, note, runStep, type Site } from '../site.ts'
import { findOnPath } from '../../toolchain/tools.ts'

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
  // Under the job's Node.js, because a modern package manager does not start on an old one.
  const argv = await programArgv(manager.program, site.tools.nodePath, site)
  if (argv === null) return missing(manager.program, site)
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
  const names = await namesIn(folder, site)
  const { scriptRunner } = packageManagerOf(names, await readManifest(folder, site.host))
  // Modern yarn, too, hands its own Node.js on to the scripts, so that has to be the side's.
  const nodePath = scriptRunner === 'yarn' ? site.runtime.path : site.tools.nodePath
  const argv = await programArgv(scriptRunner, nodePath, site)
  if (argv === null) return missing(scriptRunner, site)
  return runStep(
    {
      name: `${scriptRunner} run ${script}`,
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

/** The words that start a package manager under a given Node.js; `null` when it is not there. */
export async function programArgv(
  program: PackageManager['program'],
  nodePath: string,
  site: Pick<Site, 'host' | 'tools'>,
): Promise<readonly string[] | null> {
  if (program === 'npm') return [nodePath, site.tools.npmScript]
  const found = await findOnPath(program, site.host)
  if (found === null) return null
  const script = (await site.host.files.realPath(found)) ?? found
  return /\.[cm]?js$/.test(script) ? [nodePath, script] : [found]
}

function missing(program: PackageManager['program'], site: Site): Failure {
  return buildFailure(
    `expected "${program}" on the PATH, because ${site.side} is locked with it, got none: ` +
      `run "corepack enable" or "npm install --global ${program}"`,
    site,
  )
}
