import type { Failure } from '../../model/judging/failure.ts'
import { findOnPath } from '../../toolchain/tools.ts'
import { packagesNamed, scriptsSchema, type Manifest } from '../../model/build/manifest.ts'
import { parseJson } from '../../model/parse-json.ts'
import { addonVariables } from '../addon/addon-tool.ts'
import { foldersUpTo, readPlain } from '../stays-in-tree.ts'
import { withoutCompiling } from './without-compiling.ts'
import { packageManagerOf, quietOptions, type PackageManager } from './package-manager.ts'
import { installerOf, type Installer } from './installer.ts'
import { readManifest } from './read-manifest.ts'
import { buildFailure, noteInLog, noteLine, runStep, type BuildStep, type Site } from '../site.ts'

/** Installs dependencies where the lockfile is, maybe above; one that was made for it lies there only meanwhile. */
export async function installDependencies(site: Site): Promise<Failure | null> {
  const { files } = site.host
  const place = await installPlace(site)
  if (installsNothing(place)) {
    await noteInLog('nothing is installed: package.json names no dependency', site)
    return null
  }
  const { folder, names, manifest } = place
  const lock = site.lock === 'own' ? null : site.lock
  const manager = packageManagerOf(lock === null ? names : [...names, lock.name], manifest)
  if (manager.lockfile === null) {
    await noteInLog(
      'no lockfile: the two sides may get different versions of their dependencies',
      site,
    )
  }
  if (manager.choice !== null) await noteLine(manager.choice, site)
  const installer = await installerOf(manager.program, manifest?.packageManager ?? null, site)
  if (installer === null) return missingProgram(manager.program, site)
  // A registry that lacks packages for other platforms leaves them out of the lock, with which "npm ci" is at odds.
  const words = lock?.name === 'package-lock.json' ? installByLock : manager.install
  if (lock !== null) await files.write(files.join(folder, lock.name), lock.text)
  const yarnLock = await readPlain(files.join(folder, 'yarn.lock'), site.directory, files)
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
      neededPaths: installer.neededPaths,
      installs: true,
      refusal: oldYarn(yarnLock ?? '', site.manifest?.scripts ?? {}),
    },
    site,
  )
  if (lock !== null) await files.remove(files.join(folder, lock.name))
  return failure
}

/** Yarn 1 passes over a lockfile of later ones without a word. From version 7 of its format on it is that of Yarn 4. */
function oldYarn(lock: string, scripts: Manifest['scripts']): BuildStep['refusal'] {
  const [, format] = /^__metadata:\s+version: (\d+)/m.exec(lock) ?? []
  if (format === undefined) return undefined
  const yarn = `yarn@${Number(format) < 7 ? '3.8.7' : '4.14.1'}`
  const install = `YARN_NODE_LINKER=node-modules corepack ${yarn} install --no-immutable --mode=skip-build`
  const build = scripts['build'] === undefined ? [] : [`corepack ${yarn} run build`]
  return {
    output: /^yarn install v1\./m,
    meaning: `got Yarn 1 for a yarn.lock of a later one: name the version that wrote it in "packageManager" of package.json, such as "${yarn}"; without that, a line for deadheat.yml: build: ${JSON.stringify([install, ...build])}`,
  }
}

const installByLock = ['install', '--package-lock=true', ...quietOptions]

/** Runs a script without what would compile or fetch its addon again; as it is where that cannot be taken from it. */
export async function runScriptWithoutCompiling(name: string, site: Site): Promise<Failure | null> {
  const { files } = site.host
  const { scripts, leftOut } = withoutCompiling(name, site.manifest?.scripts ?? {})
  const path = files.join(site.packageDirectory, 'package.json')
  const text = leftOut.length === 0 ? null : await readPlain(path, site.directory, files)
  const manifest = scriptsSchema.safeParse(parseJson(text ?? ''))
  if (text === null || !manifest.success) return runScript(name, site)
  const commands = [...new Set(leftOut)].join(', ')
  const line = `left out of "${name}", because the addon is compiled apart: ${commands}`
  await noteLine(line, site)
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
  const { names, manifest } = await installPlace(site)
  const { program, scriptRunner } = packageManagerOf(names, manifest)
  const bun = program === 'bun' ? await findOnPath('bun', site.host) : null
  const realBun = bun === null ? null : await site.host.files.realPath(bun)
  // npm's own Node.js does not matter to a script, whose PATH begins with the side's.
  const installer =
    scriptRunner === 'npm'
      ? { argv: [site.tools.nodePath, site.tools.npmScript], environment: {}, neededPaths: [] }
      : await installerOf(scriptRunner, manifest?.packageManager ?? null, site)
  if (installer === null) return missingProgram(scriptRunner, site)
  return runStep(
    {
      name: `${scriptRunner} run ${script}`,
      argv: [...installer.argv, 'run', script],
      cwd: site.packageDirectory,
      environment: {
        ...addonVariables(site.runtime.headersDirectory, site.runtime.version),
        ...installer.environment,
      },
      // Scripts of such a package start it by its name.
      neededPaths: [...installer.neededPaths, ...[bun, realBun].flatMap((path) => path ?? [])],
    },
    site,
  )
}

/** What starts the package manager of the measured package, for commands that call it by its name; `null` for npm. */
export async function ownManager(site: Site): Promise<Installer | null> {
  const { names, manifest } = await installPlace(site)
  const { program } = packageManagerOf(names, manifest)
  return program === 'npm' ? null : installerOf(program, manifest?.packageManager ?? null, site)
}

interface InstallPlace {
  /** Absolute path. */
  readonly folder: string
  /** Names of what lies in it. */
  readonly names: readonly string[]
  readonly manifest: Manifest | null
}

/** Where dependencies are installed: the nearest folder upwards with a lockfile, else of a workspace, else its own. */
export async function installPlace({
  directory,
  packageDirectory,
  host,
}: Pick<Site, 'directory' | 'packageDirectory' | 'host'>): Promise<InstallPlace> {
  const { files } = host
  const places: InstallPlace[] = []
  for (const folder of foldersUpTo(directory, packageDirectory, files)) {
    const names = (await files.list(folder)).map(({ name }) => name)
    const place = { folder, names, manifest: await readManifest(folder, host) }
    if (packageManagerOf(names, null).lockfile !== null) return place
    places.push(place)
  }
  const workspace = places.find(
    ({ names, manifest }) =>
      names.includes('pnpm-workspace.yaml') || manifest?.workspaces !== undefined,
  )
  return workspace ?? places[0] ?? { folder: packageDirectory, names: [], manifest: null }
}

/** Whether npm would be started for nothing: there is no lockfile, no setting and nothing that it would install or refuse. */
export function installsNothing({ names, manifest }: InstallPlace): boolean {
  const { program, lockfile } = packageManagerOf(names, manifest)
  if (manifest === null || program !== 'npm' || lockfile !== null) return false
  const { optionalDependencies, peerDependencies, workspaces, libc, os, cpu, devEngines } = manifest
  const otherNames = Object.keys({ ...optionalDependencies, ...peerDependencies })
  const isNamed = packagesNamed(manifest).length + otherNames.length > 0
  const hasRule = [workspaces, libc, os, cpu, devEngines].some((rule) => rule !== undefined)
  return !isNamed && !hasRule && !names.includes('.npmrc')
}

function missingProgram(program: PackageManager['program'], site: Site): Failure {
  return buildFailure(
    `expected "${program}" on the PATH, because ${site.side} uses its lockfile, got none: ` +
      `run ${program === 'bun' ? '' : '"corepack enable" or '}"npm install --global ${program}"`,
    site,
  )
}
