import type { Host } from '../host/host.ts'
import { isDiskFull, UnmeasurableError } from '../model/unmeasurable-error.ts'
import { treeTrouble } from '../host/files/trees.ts'
import { fetchLargeFiles, prepareSubmodules } from './prepare-tree.ts'
import { addonFolders, addonsIn, findAddons } from './addon/find-addons.ts'
import type { Recipe } from '../model/build/build.ts'
import { isTree } from '../model/build/revision.ts'
import type { BuildRequest, BuildOutcome } from './build-request.ts'
import { recipes } from './recipes/index.ts'
import { measureInstall } from './install/measure-install.ts'
import { installSecrets } from './install/install-secrets.ts'
import { insideFolder, staysInTree } from './stays-in-tree.ts'
import { makeOwnHome } from './own-home.ts'
import { readManifest } from './install/read-manifest.ts'
import { recipeOf } from './recipes/recipe-of.ts'
import { buildFailure, noteInLog, type Site } from './site.ts'
import { storedSide } from './stored-side.ts'
import { mayFillCaches } from '../store/store.ts'
import { findTools } from '../toolchain/tools.ts'
import type { OwnedTree } from '../host/git/snapshots.ts'

/** Turns a revision into a tree that can be measured; a UsageError for a contradictory request, or without npm. */
export async function buildSide(request: BuildRequest, host: Host): Promise<BuildOutcome> {
  const site = await siteOf(request, host)
  await makeOwnHome(site)
  try {
    const lookup = await storedSide(site)
    if ('stage' in lookup) return lookup
    if (lookup.build !== null) return { ...lookup.build, seconds: secondsSpent(site) }
    const failure = await prepareSubmodules(site)
    if (failure !== null) return failure
    const buildOutcome = await buildTree({ ...site, lock: lookup.lock })
    if (!('stage' in buildOutcome)) await lookup.keep(buildOutcome)
    return buildOutcome
  } catch (error) {
    // If a tool cannot be fetched for this side, or it leaves what cannot be read, only this side fails.
    const message =
      error instanceof UnmeasurableError ? error.message : treeTrouble(error, site.directory)
    if (message !== null) return buildFailure(message, site)
    if (!isDiskFull(error)) throw error
    const fullText = `expected room on the disk for ${site.side}, got none left: make room on it`
    return buildFailure(fullText, site)
  }
}

function secondsSpent({ host, startSeconds }: Site): number {
  return host.clock.monotonicSeconds() - startSeconds
}

async function siteOf(request: BuildRequest, host: Host): Promise<Site> {
  const startSeconds = host.clock.monotonicSeconds()
  const { files } = host
  const { side, packageName } = request.revision
  const directory = files.join(request.workDirectory, side)
  const folder = isTree(request.revision) ? insideFolder(request.directory) : '.'
  const below = packageName === null ? folder : `node_modules/${packageName}`
  const logPath = `${directory}.log`
  await files.makeDirectory(request.workDirectory)
  await files.remove(logPath)
  return {
    ...request,
    request,
    side,
    host,
    tools: await findTools(host),
    directory,
    packageDirectory: files.join(directory, below),
    manifest: null,
    runtimeFolder: await runtimeFolder(request, host),
    logPath,
    startSeconds,
    deadlineSeconds: startSeconds + request.timeoutSeconds,
    fillsCaches: mayFillCaches(request.revision),
    lock: null,
    installScripts: request.installScripts ?? 'none',
    secrets: await installSecrets(request, logPath, host),
    ownRepository: null,
    notes: [],
  }
}

/** A folder of its own: other programs beside the executable would take precedence over the job's. */
async function runtimeFolder(request: BuildRequest, host: Host): Promise<string> {
  const { files } = host
  const folder = files.join(request.workDirectory, `${request.revision.side}.bin`)
  await files.remove(folder)
  await files.makeDirectory(folder)
  await files.link(request.runtime.path, files.join(folder, 'node'))
  return folder
}

async function buildTree(preparedSite: Site): Promise<BuildOutcome> {
  const { request, host, packageDirectory } = preparedSite
  const pointerFailure = await fetchLargeFiles(preparedSite)
  if (pointerFailure !== null) return pointerFailure
  if (!(await staysInTree(packageDirectory, preparedSite.directory, host.files))) {
    const message = `expected the package of ${preparedSite.side} inside its tree, got a link out of it at ${packageDirectory}`
    return buildFailure(message, preparedSite)
  }
  const manifest = await readManifest(packageDirectory, host)
  const recipe = await recipeOf(request, packageDirectory, host)
  const site: Site = { ...preparedSite, manifest }
  if (isOfPackage(recipe) && manifest === null) return buildFailure(withoutManifest(request), site)
  // Nothing in the build of Node.js itself needs one, and its list of files is long.
  return recipe === 'node' ? buildBy(recipe, site) : buildInRepository(recipe, site)
}

async function buildBy(recipe: Recipe, site: Site): Promise<BuildOutcome> {
  const { request, host, packageDirectory } = site
  const steps = recipes[recipe]
  const installFailure = (await steps.install?.(site)) ?? null
  if (installFailure !== null) return installFailure
  const folders = await addonFolders(site, host.files)
  const addonsBefore = await addonsIn(folders, host.files)
  const compileFailure = await steps.build(site)
  if (compileFailure !== null) return compileFailure
  const runtime = steps.runtime === undefined ? request.runtime : await steps.runtime(site)
  if ('stage' in runtime) return runtime
  const isPublished = request.revision.source === 'package'
  const directory = isPublished ? site.directory : packageDirectory
  const installSize = isOfPackage(recipe)
    ? await measureInstall(request.revision.source, site)
    : null
  return {
    side: site.side,
    recipe,
    directory,
    packageDirectory,
    runtime,
    addons: await findAddons(directory, addonsBefore, host.files),
    installed: installSize ?? undefined,
    seconds: secondsSpent(site),
    logPath: site.logPath,
    notes: site.notes.length > 0 ? site.notes : undefined,
  }
}

/** Whether a package.json says what there is to do. */
function isOfPackage(recipe: Recipe): boolean {
  return recipe !== 'node' && recipe !== 'command'
}

function withoutManifest({ revision, directory }: BuildRequest): string {
  const folder = directory ?? 'the top folder'
  return (
    `expected a readable package.json in ${folder} of ${revision.side} (${revision.label}), ` +
    'got none: name the folder of the package, or the recipe "command"'
  )
}

/**
 * Gives a build, while it runs, a repository that knows its side's files alone: some ask git for files or for a
 * commit, which is made from the files. None where git cannot tell the files, which is logged.
 */
async function buildInRepository(recipe: Recipe, site: Site): Promise<BuildOutcome> {
  const { request, host } = site
  const { files, git } = host
  const link = files.join(site.directory, '.git')
  const oldLink = await linkIn(link, site)
  if (oldLink === null) return buildBy(recipe, site)
  const folder = files.join(request.workDirectory, `${site.side}.git`)
  try {
    await git.makeOwnRepository(await treeOf(site), folder)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    await noteInLog(`the build has no repository: ${reason}`, site)
    return buildBy(recipe, site)
  }
  await files.write(link, `gitdir: ${folder}\n`)
  try {
    return await buildBy(recipe, { ...site, ownRepository: folder })
  } finally {
    await files.write(link, oldLink)
  }
}

async function linkIn(link: string, { host: { files } }: Site): Promise<string | null> {
  // A clone has a folder there.
  if (!(await files.exists(link)) || (await files.exists(files.join(link, 'HEAD')))) return null
  return files.read(link)
}

async function treeOf({
  request: { revision, repository, snapshot = null },
  directory,
  host,
}: Site): Promise<OwnedTree> {
  if (snapshot !== null) return snapshot
  if (revision.sha === null || repository === null) {
    throw new Error(`expected ${revision.label} to be a commit`)
  }
  const tree = await host.git.treeOf(repository, revision.sha)
  return { tree, folder: directory, variables: {} }
}
