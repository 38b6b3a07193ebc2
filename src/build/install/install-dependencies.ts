import type { Failure } from '../../model/judging/failure.ts'
import { findOnPath } from '../../toolchain/tools.ts'
import { scriptsSchema } from '../../model/build/manifest.ts'
import { parseJson } from '../../model/parse-json.ts'
import { addonVariables } from '../addon/addon-tool.ts'
import { foldersUpTo, staysInTree } from '../stays-in-tree.ts'
import { withoutCompiling } from './without-compiling.ts'
import {
  availableManager,
  hasLockfile,
  packageManagerOf,
  type PackageManager,
} from './package-manager.ts'
import { installerOf } from './installer.ts'
import { readManifest } from './read-manifest.ts'
import { buildFailure, noteInLog, runStep, type Site } from '../site.ts'

/**
 * Installs the dependencies of the measured package, in the folder that holds its lockfile: its
 * own, or one above it in a monorepo. A lockfile that was made for it lies there only meanwhile.
 */
export async function installDependencies(site: Site): Promise<Failure | null> {
  const { files } = site.host
  const folder = await installFolder(site)
  const names = await entryNames(folder, site)
  const manifest = await readManifest(folder, site.host)
  const { lock } = site
  const manager = await availableManager(
    lock === null ? names : [...names, lock.name],
    manifest,
    site.host,
  )
  if (packageManagerOf(names, manifest).program !== manager.program) {
    await noteInLog('no Bun on the PATH, so npm installs, and does not read bun.lock', site)
  }
  if (!manager.isFrozen) {
    await noteInLog(
      'no lockfile: the two sides may get different versions of their dependencies',
      site,
    )
  }
  const installer = await installerOf(manager.program, manifest?.packageManager ?? null, site)
  if (installer === null) return missing(manager.program, site)
  // A registry that lacks packages for other platforms leaves them out of the lock, with which "npm ci" is at odds.
  const words = lock?.name === 'package-lock.json' ? installByLock : manager.install
  if (lock !== null) await files.write(files.join(folder, lock.name), lock.text)
  const failure = await runStep(
    {
      name: [manager.program, words[0] ?? ''].join(' '),
      argv: [...installer.argv, ...words],
      cwd: folder,
      environment: {
        npm_config_ignore_scripts: 'true',
        YARN_ENABLE_SCRIPTS: 'false',
        ...installer.environment,
      },
      needed: installer.needed,
      installs: true,
    },
    site,
  )
  if (lock !== null) await files.remove(files.join(folder, lock.name))
  return failure
}

const installByLock = [
  'install',
  '--package-lock=true',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
]

/**
 * Runs one script of the measured package's own package.json without what would compile its addon again, which may
 * also fetch another one. A line says what was left out. A script from which that cannot be taken runs as it is.
 */
export async function runScriptWithoutCompiling(name: string, site: Site): Promise<Failure | null> {
  const { files } = site.host
  const { scripts, leftOut } = withoutCompiling(name, site.manifest?.scripts ?? {})
  const path = files.join(site.packageDirectory, 'package.json')
  const text = leftOut.length === 0 ? null : await files.read(path)
  const isPlain =
    (await files.kindOf(path)) === 'file' && (await staysInTree(path, site.directory, files))
  const manifest = scriptsSchema.safeParse(parseJson(text ?? ''))
  if (text === null || !isPlain || !manifest.success) return runScript(name, site)
  const commands = [...new Set(leftOut)].join(', ')
  const line = `left out of "${name}", because the addon is compiled apart: ${commands}`
  site.notes.push(line.slice(0, 500))
  await noteInLog(line, site)
  if (scripts[name] === '' && leftOut.length === Object.keys(scripts).length) return null
  const otherScripts = Object.entries(scripts).map(([each, rest]) => [each, rest || 'node -e 0'])
  const manifestText = `${JSON.stringify({
    ...manifest.data,
    scripts: { ...manifest.data.scripts, ...Object.fromEntries(otherScripts) },
  })}\n`
  await files.write(path, manifestText)
  const failure = await runScript(name, site)
  // A script may have written a version there.
  const isOurs = (await files.kindOf(path)) === 'file' && (await files.read(path)) === manifestText
  if (isOurs) await files.write(path, text)
  return failure
}

/** Runs one script of the measured package's own package.json. */
export async function runScript(script: string, site: Site): Promise<Failure | null> {
  const folder = await installFolder(site)
  const names = await entryNames(folder, site)
  const manifest = await readManifest(folder, site.host)
  const { program, scriptRunner } = packageManagerOf(names, manifest)
  const bun = program === 'bun' ? await findOnPath('bun', site.host) : null
  const behind = bun === null ? null : await site.host.files.realPath(bun)
  const headers = site.runtime.headersDirectory
  // npm's own Node.js does not matter to a script, whose PATH begins with the side's.
  const installer =
    scriptRunner === 'npm'
      ? { argv: [site.tools.nodePath, site.tools.npmScript], environment: {}, needed: [] }
      : await installerOf(scriptRunner, manifest?.packageManager ?? null, site)
  if (installer === null) return missing(scriptRunner, site)
  return runStep(
    {
      name: `${scriptRunner} run ${script}`,
      argv: [...installer.argv, 'run', script],
      cwd: site.packageDirectory,
      environment: {
        ...(headers === null ? {} : addonVariables(headers, site.runtime.version)),
        ...installer.environment,
      },
      // Scripts of such a package start it by its name.
      needed: [...installer.needed, ...[bun, behind].flatMap((path) => path ?? [])],
    },
    site,
  )
}

/**
 * Where the dependencies of the measured package are installed: the nearest folder with a lockfile, from the
 * package upwards to the top of the side, else the nearest above that calls itself a workspace, else its own.
 */
export async function installFolder(site: Site): Promise<string> {
  const { files } = site.host
  let workspace: string | null = null
  for (const folder of foldersUpTo(site.directory, site.packageDirectory, files)) {
    const names = await entryNames(folder, site)
    if (hasLockfile(names)) return folder
    const manifest = await readManifest(folder, site.host)
    const isWorkspace = names.includes('pnpm-workspace.yaml') || manifest?.workspaces !== undefined
    if (isWorkspace) workspace ??= folder
  }
  return workspace ?? site.packageDirectory
}

async function entryNames(folder: string, site: Site): Promise<readonly string[]> {
  return (await site.host.files.list(folder)).map(({ name }) => name)
}

function missing(program: PackageManager['program'], site: Site): Failure {
  return buildFailure(
    `expected "${program}" on the PATH, because ${site.side} uses its lockfile, got none: ` +
      `run "corepack enable" or "npm install --global ${program}"`,
    site,
  )
}
