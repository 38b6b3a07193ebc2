import { digestOf } from '../../host/files/digest-of.ts'
import { sourceOf } from '../../revision/resolve-revision.ts'
import type { ResolvedLock } from '../build-request.ts'
import { recipeOf } from '../recipes/recipe-of.ts'
import { noteInLog, runStep, type Site } from '../site.ts'
import { readPlain } from '../stays-in-tree.ts'
import { installPlace, installsNothing } from './install-dependencies.ts'
import { installerOf } from './installer.ts'
import { packageManagerOf, quietOptions } from './package-manager.ts'
import { readManifest } from './read-manifest.ts'

/** What makes a lockfile and installs nothing, for those package managers that can. */
const lockMakers: Readonly<
  Record<string, { readonly name: string; readonly words: readonly string[] }>
> = {
  npm: {
    name: 'package-lock.json',
    words: ['install', '--package-lock-only', '--package-lock=true', ...quietOptions],
  },
  pnpm: {
    name: 'pnpm-lock.yaml',
    words: ['install', '--lockfile-only', '--ignore-scripts', '--no-frozen-lockfile'],
  },
}

/** npm leaves its own lockfile as it is after two or three; no run waits for one that it never does. */
const mostPasses = 5

/**
 * The lockfile of a side that has none: base's is made once for its files and kept, and head's follows base's wherever
 * its package.json allows that. Nothing is left in the tree. `'own'` where the versions of a tree are its own, `null`
 * where nobody can make a lockfile.
 */
export async function resolveLock(site: Site): Promise<Site['lock']> {
  const { request, host, side, packageDirectory } = site
  const { locks, revision, repository } = request
  const { files } = host
  const packageManifest = await readManifest(packageDirectory, host)
  const recipe = await recipeOf(request, packageDirectory, host)
  // What Node.js itself depends on lies in its tree.
  if (recipe === 'node') return 'own'
  const place = await installPlace(site)
  const { folder, names, manifest } = place
  const { program, lockfile } = packageManagerOf(names, manifest)
  if (lockfile !== null || installsNothing(place)) {
    const ownLock = lockfile === null ? null : await readLock(lockfile, folder, site)
    if (side === 'base') locks?.give(ownLock)
    return 'own'
  }
  if (packageManifest === null || recipe === 'command') return null
  const maker = lockMakers[program]
  const installer = await installerOf(program, manifest?.packageManager ?? null, site)
  if (maker === undefined || installer === null) return null
  const baseLock = side === 'head' && locks !== undefined ? await locks.baseLock : null
  const source = await sourceOf(revision, repository, host)
  const storedName = digestOf(
    JSON.stringify([source, files.relative(site.directory, folder), maker.name]),
  )
  const scopeFolder = files.join(site.cacheDirectory, 'locks', site.trustScope)
  const storedPath = files.join(scopeFolder, storedName)
  const keptText = baseLock === null ? await files.read(storedPath) : null
  const path = files.join(folder, maker.name)
  let lock = keptText === null ? baseLock : { name: maker.name, text: keptText }
  if (lock?.name === maker.name) await files.write(path, lock.text)
  const step = {
    name: `${program} install`,
    argv: [...installer.argv, ...maker.words],
    cwd: folder,
    environment: { npm_config_ignore_scripts: 'true', ...installer.environment },
    neededPaths: installer.neededPaths,
    installs: true,
  } as const
  // npm moves packages in a lockfile that it has just made: without further passes for base, head's would differ.
  const passes = baseLock === null ? mostPasses : 1
  for (let pass = 0, isSettled = false; pass < passes && !isSettled; pass += 1) {
    const failure = await runStep(step, site)
    const nextLock = failure === null ? await readLock(maker.name, folder, site) : null
    isSettled = nextLock === null || nextLock.text === lock?.text
    lock = nextLock
  }
  await files.remove(path)
  if (side === 'base') locks?.give(lock)
  if (lock === null) {
    await noteInLog(`no lockfile, and ${program} makes none: sides may get other versions`, site)
  } else if (baseLock === null) {
    await files.makeDirectory(scopeFolder)
    await files.write(storedPath, lock.text)
  }
  return lock
}

async function readLock(name: string, folder: string, site: Site): Promise<ResolvedLock | null> {
  const { files } = site.host
  const text = await readPlain(files.join(folder, name), site.directory, files)
  return text === null ? null : { name, text }
}
